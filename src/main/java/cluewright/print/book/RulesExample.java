package cluewright.print.book;

import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.Entry;
import cluewright.print.Style;
import cluewright.print.block.Block;
import cluewright.print.block.BoardBlock;
import cluewright.print.block.DigitSize;
import cluewright.print.block.Paragraph;
import cluewright.print.block.PuzzleBoard;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import cluewright.replay.Answer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A puzzle beside its solution, with one cell circled that can be filled at once: the shaded cells
 * see the digit, so the circle is the only place left in its box.
 *
 * <p>Where two boards side by side would be too small to read, one stands below the other.
 */
final class RulesExample {
  private static final String CLUES =
      "200105003054000710010203080602807304000000000105309806020701060081000240700402001";
  private static final String SOLUTION =
      "278145693354698712916273485692817354837564129145329876423751968581936247769482531";
  private static final int SIDE = 9;

  /** The row of the circled cell, counted from 0. */
  private static final int ROW = 6;

  private static final int COLUMN = 8;

  /** The lines that already see the digit, counted from 0. */
  private static final int SHADED_ROW = 7;

  private static final int[] SHADED_COLUMNS = {6, 7};
  private static final int DIGIT = 8;

  private static final double LARGEST_CELL = 24;
  private static final double GAP = 26;
  private static final double LABEL = 9;
  private static final double BELOW_LABEL = 6;
  private static final double CIRCLE = 0.4;
  private static final double CIRCLE_LINE = 1.2;
  private static final double SMALL_DIGITS = 12;

  private final Typesetting setting;
  private final DigitSet digits;
  private final boolean isStacked;
  private final double cell;

  RulesExample(Typesetting setting, DigitSet digits, double width) {
    this.setting = plain(setting);
    this.digits = digits;
    double beside = Math.min(LARGEST_CELL, setting.cell(Boards.NINE, (width - GAP) / 2));
    DigitSize sizes = DigitSize.ofPuzzle(setting.style().size());
    this.isStacked = beside < sizes.cell(sizes.smallest());
    this.cell =
        isStacked
            ? Math.min(
                Math.max(LARGEST_CELL, sizes.cell(sizes.smallest())),
                setting.cell(Boards.NINE, width))
            : beside;
  }

  /** A setting without tinted boxes, which would look like the shading of examples. */
  static Typesetting plain(Typesetting setting) {
    Style style = setting.style();
    BoardLook look = style.look().withTints(style.look().tints().withBoxes(OptionalInt.of(0)));
    return new Typesetting(
        style.withLook(look.style().isTinted() ? look.withStyle(BoardStyle.CLASSIC) : look),
        setting.language(),
        setting.typeface());
  }

  /** An explanation of the example. */
  Phrase explained() {
    return Phrase.of(
        "print.rules-example",
        digits.symbol(Boards.NINE, DIGIT),
        String.valueOf(SHADED_ROW + 1),
        String.valueOf(SHADED_COLUMNS[0] + 1),
        String.valueOf(SHADED_COLUMNS[1] + 1));
  }

  /** Both boards in one block, or a block for each. */
  List<Block> blocks() {
    double second = PuzzleBoard.width(Boards.NINE, cell, setting) + GAP;
    Block puzzle = block(this::drawPuzzle);
    Block solution = block(this::drawSolution);
    return isStacked
        ? List.of(puzzle, solution)
        : List.of(
            block(
                (canvas, left, top) -> {
                  puzzle.draw(canvas, left, top);
                  solution.draw(canvas, left + second, top);
                }));
  }

  private interface Content {
    void draw(Canvas canvas, double left, double top);
  }

  private Block block(Content content) {
    return new Block() {
      @Override
      public double height() {
        return one();
      }

      @Override
      public void draw(Canvas canvas, double left, double top) {
        content.draw(canvas, left, top);
      }
    };
  }

  private double one() {
    return labelHeight() + board(CLUES).height();
  }

  private double labelHeight() {
    return setting.typeface().capHeight(label()) + BELOW_LABEL;
  }

  private Lettering label() {
    return new Lettering(Weight.MEDIUM, setting.letters().atLeast(LABEL), Ink.SOFT);
  }

  private BoardBlock board(String line) {
    double size = setting.style().size() == Style.TypeSize.LARGE ? 1 : scale();
    double em = cell * DigitSize.ofPuzzle(setting.style().size()).perCell() * size;
    Puzzle puzzle = puzzle(line);
    return new BoardBlock(
        puzzle,
        puzzle(CLUES).mask().clues(),
        cell,
        new Lettering(Weight.BOLD, em, Ink.BLACK),
        new Lettering(Weight.REGULAR, em, em < SMALL_DIGITS ? Ink.BLACK : Ink.FOUND),
        setting,
        digits);
  }

  private double scale() {
    return setting.style().look().style().scale();
  }

  /** The puzzle with its solution. */
  static Entry entry() {
    Puzzle puzzle = puzzle(CLUES);
    return new Entry(
        "", "", "", puzzle, Answer.of(puzzle(SOLUTION)), Optional.empty(), Optional.empty());
  }

  private static Puzzle puzzle(String line) {
    return new Puzzle(Boards.NINE, line.chars().map(digit -> digit - '0').toArray());
  }

  private void drawPuzzle(Canvas canvas, double left, double top) {
    drawOne(canvas, "print.rules-puzzle", CLUES, left, top);
  }

  private void drawSolution(Canvas canvas, double left, double top) {
    drawOne(canvas, "print.solution", SOLUTION, left, top);
  }

  private void drawOne(Canvas canvas, String name, String line, double left, double top) {
    setting
        .paragraph(
            setting.said(Phrase.of(name)),
            label(),
            new Paragraph.Room(SIDE * cell, 1, setting.letters().smallest()))
        .draw(canvas, left, top);
    BoardBlock board = board(line);
    double inset = (board.width() - SIDE * cell) / 2;
    double x = left + inset;
    double y = top + labelHeight() + inset;
    if (line.equals(CLUES)) {
      canvas.fill(x, y + SHADED_ROW * cell, SIDE * cell, cell, Ink.TINT);
      IntStream.of(SHADED_COLUMNS)
          .forEach(column -> canvas.fill(x + column * cell, y, cell, SIDE * cell, Ink.TINT));
    }
    board.draw(canvas, left, top + labelHeight());
    canvas.circle(
        x + (COLUMN + 0.5) * cell,
        y + (ROW + 0.5) * cell,
        CIRCLE * cell,
        new Pen(CIRCLE_LINE, Ink.BLACK));
  }
}
