package cluewright.print.book;

import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.print.Book;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.replay.Answer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Editions to look at: run with a folder, and if wanted the beginnings of their names, it writes
 * them there as PDF files.
 */
public final class EditionSamples {
  static final Answer NONE = new Answer(Optional.empty(), Solutions.NONE);

  private static final List<Level> LEVELS = List.of(Level.values());
  private static final Map<Board, Puzzle> SOLUTIONS = new ConcurrentHashMap<>();

  private EditionSamples() {}

  /** Puzzles of 9x9 with shapes as masks, titled and rated. */
  static List<Entry> entries(int count) {
    List<ShapeLibrary.Shape> nines =
        ShapeLibrary.all().stream().filter(s -> s.mask().board() == Boards.NINE).toList();
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
            board.houses(House.Kind.BOX).get(0).cells().stream()
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

  static Style style(int perPage) {
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
        Style.TypeSize.NORMAL);
  }

  static Style with(Style style, Style.Solutions solutions) {
    return new Style(
        style.setup(), style.perPage(), solutions, style.details(), style.colours(), style.size());
  }

  static Style with(Style style, Colours colours) {
    return new Style(
        style.setup(), style.perPage(), style.solutions(), style.details(), colours, style.size());
  }

  static Style with(Style style, PageSetup setup) {
    return new Style(
        setup, style.perPage(), style.solutions(), style.details(), style.colours(), style.size());
  }

  static Style with(Style style, Style.TypeSize size) {
    return new Style(
        style.setup(), style.perPage(), style.solutions(), style.details(), style.colours(), size);
  }

  static Style with(Style style, Set<Style.Detail> details) {
    return new Style(
        style.setup(), style.perPage(), style.solutions(), details, style.colours(), style.size());
  }

  public static Edition loose(List<Entry> entries, Style style) {
    return new Edition(entries, style, Optional.empty(), Locale.ENGLISH);
  }

  static Edition book(List<Entry> entries, Style style, Locale language) {
    PageSetup bound = new PageSetup(style.setup().paper(), 18, 8);
    return new Edition(
        entries,
        with(style, bound),
        Optional.of(
            new Book(
                "Hearts and Rockets",
                "Sixty Sudoku in three degrees of difficulty",
                "Ada Lovelace",
                EnumSet.allOf(Book.Section.class))),
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
              e.walk()));
    }
    return strange;
  }

  private static Map<String, Edition> samples() {
    Map<String, Edition> samples = new TreeMap<>();
    PageSetup letter = new PageSetup(Paper.LETTER, 18, 0);
    for (int perPage : Style.PER_PAGE) {
      Style style = style(perPage);
      samples.put("a4-%02d".formatted(perPage), loose(entries(perPage + 2), style));
      samples.put(
          "letter-%02d-theme-down".formatted(perPage),
          loose(
              entries(perPage + 1),
              with(with(with(style, letter), Colours.THEME), Style.Solutions.UPSIDE_DOWN)));
      samples.put(
          "large-%02d".formatted(perPage),
          loose(entries(perPage + 1), with(style, Style.TypeSize.LARGE)));
      samples.put(
          "large-%02d-down".formatted(perPage),
          loose(
              entries(perPage + 1),
              with(with(style, Style.TypeSize.LARGE), Style.Solutions.UPSIDE_DOWN)));
      samples.put("mixed-%02d".formatted(perPage), loose(mixed(), style));
      samples.put(
          "mixed-%02d-down".formatted(perPage),
          loose(mixed(), with(style, Style.Solutions.UPSIDE_DOWN)));
    }
    List<Entry> three =
        entries(60).stream()
            .map(
                e ->
                    new Entry(
                        e.title(),
                        e.author(),
                        e.notes(),
                        e.puzzle(),
                        e.answer(),
                        Optional.of(
                            new Grade(
                                LEVELS.get(e.grade().orElseThrow().score() % 3),
                                e.grade().orElseThrow().score())),
                        e.walk()))
            .toList();
    Set<Style.Detail> walk = EnumSet.allOf(Style.Detail.class);
    List<Entry> walked =
        List.of(
            walked(
                "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1"),
            walked(
                "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."));
    samples.put("walk-en", loose(walked, with(with(style(1), walk), Colours.THEME)));
    samples.put("walk-large", loose(walked, with(with(style(1), walk), Style.TypeSize.LARGE)));
    samples.put("walk-de", book(walked, with(style(1), walk), Locale.GERMAN));
    samples.put(
        "walk-ja", book(walked, with(with(style(2), walk), Colours.THEME), Locale.JAPANESE));
    List<Entry> strange = strange(20);
    for (int perPage : Style.PER_PAGE) {
      samples.put("strange-%02d".formatted(perPage), loose(strange, style(perPage)));
      samples.put(
          "strange-%02d-down".formatted(perPage),
          loose(strange, with(style(perPage), Style.Solutions.UPSIDE_DOWN)));
    }
    samples.put("strange-book", book(strange, with(style(4), Colours.THEME), Locale.GERMAN));
    samples.put("alone", loose(entries(1), Style.alone(Paper.A4)));
    samples.put("book-1", book(three, with(style(1), Colours.THEME), Locale.ENGLISH));
    samples.put("book-2", book(three, style(2), Locale.GERMAN));
    samples.put("book-6", book(three, with(style(6), Colours.THEME), Locale.JAPANESE));
    samples.put("book-4-large", book(three, with(style(4), Style.TypeSize.LARGE), Locale.ENGLISH));
    return samples;
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

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (Map.Entry<String, Edition> sample : samples().entrySet()) {
      boolean wanted =
          args.length == 1
              || List.of(args).subList(1, args.length).stream()
                  .anyMatch(sample.getKey()::startsWith);
      if (wanted) {
        List<?> remarks =
            EditionPdf.write(
                folder.resolve(sample.getKey() + ".pdf"), sample.getValue(), (pages, of) -> {});
        System.out.println(sample.getKey() + " " + remarks);
      }
    }
  }
}
