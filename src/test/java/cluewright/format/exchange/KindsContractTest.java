package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.BoardKinds;
import cluewright.format.ProjectFile;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every kind of rules through every format: the board comes back equal, or the format refuses it
 * with a message that names the kind, or says that the board is lost. A rule is never left out
 * without a word.
 */
final class KindsContractTest {
  private static final List<Board> PLAIN = List.of(Boards.FOUR, Boards.SIX, Boards.NINE);

  /** Kinds that only other boards have: with more digits than a row, or with cells beside. */
  private static final Map<Kind, List<Board>> OF_OTHERS =
      Map.of(
          Kinds.SAME_DIGITS, named("4x4d5-2x2", "6x6d9-2x3", "9x9d10-3x3"),
          Kinds.DOPPELGANGER, named("4x4d5~0-beside12"),
          Kinds.FOUND_REGIONS, named("4x4-latin-regions"));

  /** Where a rule is drawn; a line has three cells, and turns off. */
  private static final List<String> CELLS = List.of("r1c1", "r1c2", "r2c3");

  private static final List<String> STRAIGHT = List.of("r1c1", "r1c2", "r1c3");

  /** Kinds that are about whole rows and columns. */
  private static final Set<Kind> OF_LINES = Set.of(Kinds.FULL_RANK, Kinds.TIED_RANK);

  /** By board and kind, so that a grid is looked for once. */
  private static final Map<String, List<Board>> OF_BOARD = new ConcurrentHashMap<>();

  static Stream<Arguments> all() {
    return Formats.ALL.stream()
        .flatMap(format -> kinds().stream().map(kind -> Arguments.of(format.id(), kind)));
  }

  static List<Kind> kinds() {
    return Kinds.ALL;
  }

  private static List<Board> plain(Kind kind) {
    return OF_OTHERS.getOrDefault(kind, PLAIN);
  }

  private static List<Board> named(String... names) {
    return Stream.of(names).map(name -> Boards.named(name).orElseThrow()).toList();
  }

  /** Boards with a rule of a kind, of each value that may be a case of its own, and with two. */
  private static List<Board> boards(Board plain, Kind kind) {
    if (kind.form() == Form.BOARD) {
      return OF_BOARD.computeIfAbsent(plain.name() + kind.id(), any -> withGrid(plain, kind));
    }
    List<Integer> cells = cells(plain, kind);
    List<Integer> values =
        kind.values(cells.size(), plain.digits())
            .map(all -> Stream.of(all.least(), all.usual(), all.most()))
            .map(all -> all.filter(value -> !OF_LINES.contains(kind) || value != 2))
            .map(all -> all.distinct().toList())
            .orElse(List.of(0));
    List<Board> boards = new ArrayList<>();
    for (int value : values) {
      boards.add(Boards.withRules(plain, List.of(new Rule(kind, cells, value))));
    }
    Rule first = new Rule(kind, cells, values.get(0));
    Rule last = new Rule(kind, cells, values.get(values.size() - 1)).moved(twoRowsDown(plain));
    boards.add(Boards.withRules(plain, List.of(first, last)));
    return boards;
  }

  private static List<Integer> cells(Board plain, Kind kind) {
    if (OF_LINES.contains(kind)) {
      return IntStream.range(0, plain.columns()).boxed().toList();
    }
    return (kind.isStraight() ? STRAIGHT : CELLS)
        .stream()
            .limit(kind.form() == Form.EDGE ? 2 : CELLS.size())
            .map(name -> cell(plain, name))
            .toList();
  }

  /** The board with a rule of the whole board; none where no grid is found soon. */
  private static List<Board> withGrid(Board plain, Kind kind) {
    return Boards.withKinds(plain, Set.of(kind)).stream()
        .filter(
            board ->
                UniqueSolution.byClauses(Puzzle.empty(board), 1, Stop.NEVER)
                    .filter(found -> !found.isEmpty())
                    .isPresent())
        .toList();
  }

  private static int[] twoRowsDown(Board board) {
    return IntStream.range(0, board.cells())
        .map(cell -> (cell + 2 * board.columns()) % board.cells())
        .toArray();
  }

  private static int cell(Board board, String label) {
    return IntStream.range(0, board.cells())
        .filter(cell -> board.label(cell).equals(label))
        .findFirst()
        .orElseThrow();
  }

  /** A puzzle, or a mask where a format has no puzzles. */
  private static Item item(Board board, Format format) {
    return hasPuzzles(plain(board), format)
        ? puzzle(board)
        : Item.of(new Mask(board, CellSet.of(board.cells() - 1)));
  }

  private static Item puzzle(Board board) {
    int[] digits = new int[board.cells()];
    digits[board.shownCells() - 1] = 2;
    return Item.of(new Puzzle(board, digits));
  }

  private static boolean hasPuzzles(Board plain, Format format) {
    return format.refusal(List.of(puzzle(plain))).isEmpty();
  }

  /** The board of one size alone with as many cells, if there is one. */
  private static Board plain(Board board) {
    return Boards.withCells(board.cells()).orElse(Boards.NINE);
  }

  @ParameterizedTest
  @MethodSource("all")
  void aRuleComesBackOrIsRefusedByItsNameOrIsSaidToBeLost(String id, Kind kind) {
    Format format = Formats.named(id).orElseThrow();
    int checked = 0;
    for (Board plain : plain(kind)) {
      for (Board board : boards(plain, kind)) {
        Item item = item(board, format);
        if (format.refusal(List.of(item(plain(board), format))).isEmpty()) {
          check(format, kind, item);
          checked++;
        }
      }
    }
    assertThat(checked).isPositive();
  }

  private static void check(Format format, Kind kind, Item item) {
    List<Item> items = List.of(item);
    Board board = item.content().board();
    Optional<String> refusal = format.refusal(items).map(why -> why.in(Locale.ENGLISH));
    if (refusal.isPresent()) {
      assertThat(names(kind)).as(refusal.get()).anyMatch(refusal.get()::contains);
      return;
    }
    String text = format.write(items);
    Board back = format.read(text).get(0).content().board();
    if (!Boards.joined(back).equals(Boards.joined(board))) {
      String lost = ItemPart.BOARD.label().in(Locale.ENGLISH);
      assertThat(Losses.of(format, items))
          .as("%s: %s", board.name(), text)
          .anyMatch(loss -> loss.in(Locale.ENGLISH).contains(lost));
    }
  }

  private static List<String> names(Kind kind) {
    return List.of(BoardKinds.name(kind).in(Locale.ENGLISH), "+" + kind.id(), "+" + kind.several());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aProjectKeepsEveryRule(Kind kind, @TempDir Path folder) throws IOException {
    List<Board> boards =
        plain(kind).stream().flatMap(plain -> boards(plain, kind).stream()).toList();
    assertThat(boards).isNotEmpty();
    List<Document> documents =
        boards.stream()
            .map(board -> new Mask(board, CellSet.of(0)))
            .map(mask -> Document.untitled(mask, StrategySet.parse("NHL")))
            .toList();
    Project project = new Project(documents, 0);
    Path file = folder.resolve("kinds.cluewright");

    ProjectFile.write(file, project, unrated -> Optional.empty());

    assertThat(ProjectFile.read(file)).isEqualTo(project);
  }
}
