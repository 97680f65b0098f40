package cluewright.print.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.picture.Shape.Point;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.Style;
import cluewright.print.book.EditionSamples;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.replay.Answer;
import java.awt.Shape;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SinglePlanTest {

  private static final Typeface TYPEFACE = new Typeface();

  @AfterAll
  static void close() throws IOException {
    TYPEFACE.close();
  }

  static Stream<Puzzle> puzzles() {
    return Boards.ALL.stream().map(SinglePlanTest::full);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("puzzles")
  void everythingStaysWithinTheMargins(Puzzle puzzle) throws IOException {
    for (Paper paper : Tries.few(Paper.KNOWN, 3)) {
      double margin = PageSetup.usualMargin(paper) * PageSetup.POINTS_PER_MILLIMETRE - 0.01;
      String endless = "Supercalifragilistic".repeat(30) + " and so on".repeat(30);
      Recorder drawn = draw(page(endless, endless, puzzle, Optional.empty(), paper, endless));

      for (Text text : drawn.texts) {
        assertThat(text.x).isGreaterThanOrEqualTo(margin);
        assertThat(text.x + TYPEFACE.width(text.text, text.lettering))
            .isLessThanOrEqualTo(paper.width() - margin);
        assertThat(text.baseline - TYPEFACE.capHeight(text.lettering))
            .isGreaterThanOrEqualTo(margin);
        assertThat(text.baseline).isLessThanOrEqualTo(paper.height() - margin);
      }
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("puzzles")
  void noTextTouchesAnother(Puzzle puzzle) throws IOException {
    Recorder drawn =
        draw(
            page(
                "A title of several words, so that it is broken into lines on small boards",
                "Author",
                puzzle,
                Optional.empty(),
                Paper.A4,
                "Note"));

    for (Text one : drawn.texts) {
      assertThat(drawn.texts).allMatch(other -> other.equals(one) || apart(one, other));
    }
  }

  private boolean apart(Text one, Text other) {
    double descent = 0.25 * one.lettering.size();
    return one.x + TYPEFACE.width(one.text, one.lettering) <= other.x
        || other.x + TYPEFACE.width(other.text, other.lettering) <= one.x
        || one.baseline + descent <= other.baseline - TYPEFACE.capHeight(other.lettering)
        || other.baseline + 0.25 * other.lettering.size()
            <= one.baseline - TYPEFACE.capHeight(one.lettering);
  }

  @Test
  void digitsOfOneRowShareTheirBaselineAndStandInTheMiddleOfTheirCells() throws IOException {
    Recorder drawn = draw(page("", "", full(Boards.NINE), Optional.empty(), Paper.A4));
    List<Text> row = drawn.texts.subList(0, 9);
    Rectangle outline = drawn.outlines.get(0);
    double cell = outline.width / 9;

    for (int column = 0; column < 9; column++) {
      Text digit = row.get(column);
      assertThat(digit.baseline).isEqualTo(row.get(0).baseline);
      double middle = digit.x + TYPEFACE.width(digit.text, digit.lettering) / 2;
      assertThat(middle).isCloseTo(outline.x + (column + 0.5) * cell, within(cell / 20));
      double capitals = TYPEFACE.capHeight(digit.lettering);
      assertThat(digit.baseline - capitals / 2).isCloseTo(outline.y + cell / 2, within(0.01));
    }
  }

  @Test
  void oneLongTitleDoesNotMoveTheBoardsOfAllPagesDown() throws IOException {
    List<Entry> entries = EditionSamples.entries(5);
    List<Entry> oneLong = new ArrayList<>(entries);
    Entry third = entries.get(2);
    oneLong.set(
        2,
        new Entry(
            "The long title of a puzzle ".repeat(3),
            third.author(),
            third.notes(),
            third.puzzle(),
            third.answer(),
            third.grade(),
            third.path()));
    List<Double> usual = tops(entries);
    List<Double> tops = tops(oneLong);

    assertThat(tops.stream().distinct()).as("boards stand in one place").hasSize(1);
    assertThat(tops.get(0)).isCloseTo(usual.get(0), within(1.0));
  }

  private List<Double> tops(List<Entry> entries) throws IOException {
    Edition edition = EditionSamples.loose(entries, EditionSamples.style(1));
    List<Double> tops = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Recorder recorder = new Recorder();
      Volume.of(edition, TYPEFACE).pages().get(i).drawing().on(recorder);
      tops.add(recorder.outlines.get(0).y);
    }
    return tops;
  }

  @Test
  void thickLinesFollowTheBoxesWhateverTheirShape() throws IOException {
    Board board = twoInterlockedBoxes();
    Recorder drawn = draw(page("", "", blank(board), Optional.empty(), Paper.A4));
    Rectangle outline = drawn.outlines.get(0);
    double cell = outline.width / 4;
    double thick = drawn.lines.stream().mapToDouble(line -> line.pen.width()).max().orElseThrow();

    List<String> borders =
        drawn.lines.stream()
            .filter(line -> line.pen.width() == thick)
            .map(line -> line.inCells(outline, cell))
            .toList();

    assertThat(borders).containsExactlyInAnyOrder("1,1-4,1", "1,0-1,1", "2,1-2,2");
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void aBoardHasAHairlineBetweenAllRowsAndColumnsAndOneOutline(Puzzle puzzle) throws IOException {
    Recorder drawn = draw(page("", "", puzzle, Optional.empty(), Paper.A4));
    double thin = drawn.lines.stream().mapToDouble(line -> line.pen.width()).min().orElseThrow();

    assertThat(drawn.lines.stream().filter(line -> line.pen.width() == thin))
        .hasSize(puzzle.board().rows() + puzzle.board().columns() - 2);
    assertThat(drawn.outlines).hasSize(1);
  }

  @Test
  void oneClueIsNotSeveral() throws IOException {
    int[] digits = new int[16];
    digits[5] = 3;
    Puzzle puzzle = new Puzzle(Boards.FOUR, digits);

    Recorder drawn = draw(page("", "", puzzle, Optional.empty(), Paper.A4));

    assertThat(drawn.texts).extracting(text -> text.text).containsExactly("3", "1 clue");
  }

  private Recorder draw(Edition edition) throws IOException {
    Recorder recorder = new Recorder();
    Volume.of(edition, TYPEFACE).pages().get(0).drawing().on(recorder);
    return recorder;
  }

  private static Edition page(
      String title, String author, Puzzle puzzle, Optional<Puzzle> solution, Paper paper) {
    return page(title, author, puzzle, solution, paper, "");
  }

  private static Edition page(
      String title,
      String author,
      Puzzle puzzle,
      Optional<Puzzle> solution,
      Paper paper,
      String notes) {
    Entry entry =
        new Entry(
            title, author, notes, puzzle, answer(solution), Optional.empty(), Optional.empty());
    return EditionSamples.loose(List.of(entry), Style.alone(paper));
  }

  private static Puzzle full(Board board) {
    return new Puzzle(
        board,
        IntStream.range(0, board.cells())
            .map(cell -> 1 + (board.row(cell) + board.column(cell)) % board.digits())
            .toArray());
  }

  private static Puzzle blank(Board board) {
    return new Puzzle(board, new int[board.cells()]);
  }

  /** Two rows of four cells; the first box takes c1 above and c1 c2 below, and so on. */
  private static Board twoInterlockedBoxes() {
    return new Board(
        "2x4",
        2,
        4,
        4,
        List.of(
            new House(Kinds.ROW, 1, CellSet.of(0, 1, 2, 3), true),
            new House(Kinds.ROW, 2, CellSet.of(4, 5, 6, 7), true),
            new House(Kinds.BOX, 1, CellSet.of(0, 4, 5), false),
            new House(Kinds.BOX, 2, CellSet.of(1, 2, 3), false),
            new House(Kinds.BOX, 3, CellSet.of(6, 7), false)));
  }

  private record Text(String text, double x, double baseline, Lettering lettering) {}

  private record Rectangle(double x, double y, double width) {}

  private record Line(double x1, double y1, double x2, double y2, Canvas.Pen pen) {

    /** Column,row to column,row. */
    String inCells(Rectangle board, double cell) {
      return "%d,%d-%d,%d"
          .formatted(
              Math.round((x1 - board.x) / cell),
              Math.round((y1 - board.y) / cell),
              Math.round((x2 - board.x) / cell),
              Math.round((y2 - board.y) / cell));
    }
  }

  private static final class Recorder implements Canvas {
    private final List<Text> texts = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Rectangle> outlines = new ArrayList<>();

    @Override
    public void line(double x1, double y1, double x2, double y2, Pen pen) {
      lines.add(new Line(x1, y1, x2, y2, pen));
    }

    @Override
    public void way(List<Point> points, Pen pen) {
      throw new AssertionError("a page of one classic puzzle has no thermometers");
    }

    @Override
    public void outline(double x, double y, double width, double height, Pen pen) {
      outlines.add(new Rectangle(x, y, width));
    }

    @Override
    public void text(String text, double x, double baseline, Lettering lettering) {
      texts.add(new Text(text, x, baseline, lettering));
    }

    @Override
    public void fill(double x, double y, double width, double height, Ink ink) {
      throw new AssertionError("a page of one puzzle has no grounds");
    }

    @Override
    public void circle(double x, double y, double radius, Pen pen) {
      throw new AssertionError("a page of one puzzle has no circles");
    }

    @Override
    public void curve(
        double x1, double y1, double bendX, double bendY, double x2, double y2, Pen pen) {
      throw new AssertionError("a page of one puzzle has no curves");
    }

    @Override
    public void disc(double x, double y, double radius, Ink ink) {
      throw new AssertionError("a page of one puzzle has no circles");
    }

    @Override
    public void shape(Shape outline, Ink ink) {
      throw new AssertionError("a page of one puzzle has no outlines");
    }

    @Override
    public void turned(double x, double y, int quarters, Drawing drawing) {
      throw new AssertionError("a page of one puzzle has nothing upside down");
    }
  }

  private static Answer answer(Optional<Puzzle> solution) {
    return solution.map(Answer::of).orElse(Answer.UNKNOWN);
  }
}
