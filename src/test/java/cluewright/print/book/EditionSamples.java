package cluewright.print.book;

import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.print.BoardLook;
import cluewright.print.Book;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.TypeFamily;
import cluewright.replay.Answer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Puzzles, styles and editions that tests print. */
public final class EditionSamples {
  static final Answer NONE = new Answer(Optional.empty(), Solutions.NONE);

  private static final List<Level> LEVELS = List.of(Level.values());
  private static final Map<Board, Puzzle> SOLUTIONS = new ConcurrentHashMap<>();

  private EditionSamples() {}

  /** Puzzles of 9x9 with shapes as masks, titled and rated. */
  public static List<Entry> entries(int count) {
    List<ShapeLibrary.Shape> nines =
        ShapeLibrary.all().stream().filter(s -> s.mask().board().equals(Boards.NINE)).toList();
    return IntStream.range(0, count)
        .mapToObj(
            i -> {
              ShapeLibrary.Shape shape = nines.get((i * 7 + 3) % nines.size());
              return entry(shape.label().toString(), shape.mask(), i);
            })
        .toList();
  }

  /** One puzzle of each board. */
  static List<Entry> mixed() {
    List<Entry> entries = new ArrayList<>();
    for (Board board : Boards.ALL) {
      entries.add(entry(board.name(), checkered(board), entries.size()));
    }
    return entries;
  }

  static Mask checkered(Board board) {
    return new Mask(
        board,
        CellSet.where(board.cells(), cell -> (board.row(cell) + board.column(cell)) % 3 == 0));
  }

  static Entry entry(String title, Mask mask, int index) {
    Puzzle solution = solution(mask.board());
    Level level = LEVELS.get(index * 3 / 7 % 5);
    return new Entry(
        title,
        "Ada Lovelace",
        "",
        solution.restrictedTo(mask),
        Answer.of(solution),
        Optional.of(new Grade(level, 200 + index * 37 % 1700)),
        Optional.empty());
  }

  public static Puzzle solution(Board board) {
    return SOLUTIONS.computeIfAbsent(board, EditionSamples::shifted);
  }

  /** Each row is the one above it, shifted so that boxes come out right; columns change places. */
  private static Puzzle shifted(Board board) {
    int size = board.digits();
    int width =
        (int)
            board.houses(Kinds.BOX).get(0).cells().stream()
                .filter(cell -> board.row(cell) == 0)
                .count();
    int height = size / width;
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = board.row(cell);
      int column = board.column(cell);
      int turned = column / width * width + (width - 1 - column % width);
      digits[cell] = 1 + (row % height * width + row / height + turned) % size;
    }
    return new Puzzle(board, digits);
  }

  public static Style style(int perPage) {
    return new Style(
        PageSetup.A4,
        perPage,
        Style.Solutions.BACK,
        EnumSet.of(
            Style.Detail.NUMBER,
            Style.Detail.TITLE,
            Style.Detail.AUTHOR,
            Style.Detail.RATING,
            Style.Detail.CLUES,
            Style.Detail.NOTES,
            Style.Detail.PAGE_NUMBERS),
        Colours.BLACK,
        Style.TypeSize.NORMAL,
        BoardLook.USUAL,
        TypeFamily.SANS);
  }

  /** With margins as wide as they can be. */
  public static PageSetup narrow(Paper paper) {
    return PageSetup.on(paper)
        .withMargin(PageSetup.WIDEST)
        .withGutter(OptionalDouble.of(PageSetup.WIDEST));
  }

  public static Edition loose(List<Entry> entries, Style style) {
    return new Edition(entries, style, Optional.empty(), Locale.ENGLISH);
  }

  public static Edition book(List<Entry> entries, Style style, Locale language) {
    PageSetup bound = style.setup().withGutter(OptionalDouble.of(8));
    return new Edition(
        entries,
        style.withSetup(bound),
        Optional.of(
            new Book(
                "Hearts and Rockets",
                "Sixty Sudoku in three degrees of difficulty",
                "Ada Lovelace",
                Book.Section.usual())),
        language);
  }

  /** Puzzles with long titles and without any, without ratings, authors and solutions. */
  static List<Entry> strange(int count) {
    List<Entry> strange = new ArrayList<>(entries(count));
    for (int i = 0; i < strange.size(); i++) {
      Entry e = strange.get(i);
      String title =
          i == 3
              ? "On the Electrodynamics of Moving Bodies, and Other Matters of Some Length"
              : i == 5 ? "" : i == 7 ? "心の形をした数独の問題、蜻蛉と麒麟" : e.title();
      strange.set(
          i,
          new Entry(
              title,
              i % 4 == 0 ? "" : e.author(),
              i % 3 == 0 ? "Hidden single, naked pair, X-Wing, Swordfish and a very long AIC" : "",
              e.puzzle(),
              i % 6 == 4 ? NONE : e.answer(),
              i == 2 ? Optional.empty() : e.grade(),
              e.path()));
    }
    return strange;
  }

  static Entry walked(String line) {
    Puzzle puzzle = PuzzleText.read(line);
    SolvingPath path = new Replay(puzzle.board(), Catalogue.all()).human(puzzle);
    return new Entry(
        "Step and stair",
        "",
        "",
        puzzle,
        path.solution().map(Answer::of).orElse(NONE),
        Optional.of(new Grade(Level.HARD, 1234)),
        Optional.of(path));
  }
}
