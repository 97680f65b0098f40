package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a page about a kind of rules shows besides the kind's texts: other names that setters use,
 * and an example, a filled board with a step of a strategy. {@code assets/kinds/kinds.txt} has a
 * block for each kind; a new kind brings its own.
 */
public final class KindPage {
  private static final String FILE = "/cluewright/assets/kinds/kinds.txt";
  private static final String COMMA = ", ";

  private static final Map<String, KindPage> ALL = read();

  private final Map<String, String> lines;

  private KindPage(Map<String, String> lines) {
    this.lines = lines;
  }

  /** Of a kind; empty for one that a user defined. */
  public static Optional<KindPage> of(Kind kind) {
    return Optional.ofNullable(ALL.get(kind.words()));
  }

  private static Map<String, KindPage> read() {
    try (InputStream file = KindPage.class.getResourceAsStream(FILE)) {
      Map<String, KindPage> pages = new LinkedHashMap<>();
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      for (String block : text.strip().split("\n\n", -1)) {
        List<String> lines = block.lines().toList();
        pages.put(lines.get(0), of(lines.subList(1, lines.size())));
      }
      return pages;
    } catch (IOException e) {
      throw new UncheckedIOException(FILE + " cannot be read", e);
    }
  }

  private static KindPage of(List<String> lines) {
    Map<String, String> named = new LinkedHashMap<>();
    for (String line : lines) {
      String[] parts = line.split(": ", 2);
      named.put(parts[0], parts[1]);
    }
    return new KindPage(named);
  }

  /** The names in use besides the kind's own, which are the same in all languages. */
  public List<String> otherNames() {
    return lines.containsKey("also") ? List.of(lines.get("also").split(COMMA)) : List.of();
  }

  /** A board with a rule of the kind, filled. */
  public Puzzle grid() {
    Board board = Boards.named(lines.get("board")).orElseThrow();
    int[] digits =
        lines.get("grid").chars().filter(c -> c != ' ').map(c -> board.digitOf((char) c)).toArray();
    return new Puzzle(board, digits);
  }

  /**
   * The digits of this grid that rules of a kind speak of; none where the rules are small digits,
   * whose place they would take.
   */
  public Puzzle digitsOf(Kind kind) {
    Puzzle grid = grid();
    if (kind == Kinds.CANDIDATES) {
      return Puzzle.empty(grid.board());
    }
    Board board = grid.board();
    CellSet cells =
        CellSet.of(
            board.rules(kind).stream()
                .flatMap(rule -> cells(board, rule))
                .mapToInt(Integer::intValue));
    return only(grid, cells);
  }

  private static Stream<Integer> cells(Board board, Rule rule) {
    return Stream.concat(
        rule.cells().stream(),
        rule.meaning(board.layout(), board.rules()).stream()
            .flatMap(part -> part.cells().stream()));
  }

  /** The digits of the grid that are known where the step is found. */
  public Puzzle clues() {
    List<String> labels = step().subList(1, step().size());
    Puzzle grid = grid();
    return only(
        grid, CellSet.where(grid.board().cells(), c -> labels.contains(grid.board().label(c))));
  }

  /** The id of the strategy whose step is shown. */
  public String strategy() {
    return step().get(0);
  }

  private List<String> step() {
    return List.of(lines.get("step").split(" "));
  }

  private static Puzzle only(Puzzle grid, CellSet cells) {
    return grid.restrictedTo(new Mask(grid.board(), cells));
  }
}
