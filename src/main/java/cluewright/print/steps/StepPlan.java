package cluewright.print.steps;

import cluewright.picture.Sign;
import cluewright.print.Area;
import cluewright.print.Style.TypeSize;
import cluewright.print.block.Letters;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The layout of a walk-through: of all layouts with legible candidates that leave no third of a
 * page blank in one piece, the one with the most steps per page, then with the widest boards.
 *
 * <p>How high a step is shows only when it is set. Here each is taken to have a few lines of words;
 * where steps have more, boards may shrink to {@code least}.
 *
 * @param body of the pages
 * @param columns how many steps stand side by side
 * @param rows how many stand one above the other, if they have usual words
 * @param board the width of boards, in points
 * @param least the width below which candidates and sums of a board are hard to read
 * @param shape the height of boards, as a multiple of their width
 * @param candidate the em of the smallest candidate on a board, as a part of the board's width
 * @param text the size of the sentences, in points
 * @param smallestText that they may have where there are many
 */
public record StepPlan(
    Area body,
    Words words,
    int columns,
    int rows,
    double board,
    double least,
    double shape,
    double candidate,
    double text,
    double smallestText) {
  /** The gap between rows of steps. */
  public static final double ROW_GAP = 18;

  /** The em below which candidates are hard to read, in points. */
  public static final double READABLE = 6;

  /** The em below which cage sums and step numbers are hard to read, in points. */
  static final double SMALLEST_TYPE = 7;

  static final double GAP = 14;
  static final double BELOW_NAME = 7;
  static final double BELOW_BOARD = 8;
  static final double NAME = 1.2;

  private static final double READABLE_IN_LARGE_PRINT = 10;
  private static final double TEXT = 8.5;

  /** The largest em of text, used where pages have enough room, in points. */
  private static final double LARGEST_TEXT = 10.5;

  private static final double TEXT_STEP = 0.5;

  private static final int MOST_COLUMNS = 4;
  private static final int MOST_ROWS = 12;

  /** The minimum width of a column, and of text beside boards, in ems. */
  private static final double MEASURE = 20;

  private static final double MEASURE_BESIDE = 12;

  /** The minimum width of text beside boards that would be illegible otherwise, in ems. */
  private static final double LEAST_BESIDE = 10;

  /** The typical length of a step's text, in ems. */
  private static final double USUAL_WORDS = 70;

  /** The spare lines of text required before the text grows. */
  private static final int MORE_LINES = 4;

  private static final double LEADING = 1.22;
  private static final double CAPITALS = 0.73;

  /** The share of a page that must not stay blank in one piece. */
  static final double THIRD = 1.0 / 3;

  /** Where a step's text goes. */
  enum Words {
    BELOW,
    BESIDE
  }

  /**
   * The plan for pages with contents of a given size.
   *
   * @param sample one of the pictures, of any size
   */
  public static StepPlan of(TypeSize size, Area body, StepBoard sample) {
    boolean isLarge = size == TypeSize.LARGE;
    double candidate = sample.smallestCandidate() / sample.width();
    double least =
        Math.max(
            (isLarge ? READABLE_IN_LARGE_PRINT : READABLE) / candidate,
            SMALLEST_TYPE * sample.width() / sample.smallest(Sign.SUM));
    StepPlan whole =
        new StepPlan(
            body,
            Words.BELOW,
            1,
            1,
            body.width(),
            Math.min(least, body.width()),
            sample.picture().shape(),
            candidate,
            Letters.of(size).atLeast(TEXT),
            Letters.of(size).smallest());
    return whole.choices().stream()
        .max(
            Comparator.comparing(StepPlan::isFull)
                .thenComparing(plan -> plan.columns * plan.rows)
                .thenComparing(StepPlan::board))
        .orElseThrow()
        .withLargestText();
  }

  /** This plan with text as large as fits, while leaving room for longer steps. */
  private StepPlan withLargestText() {
    StepPlan larger = withText(text + TEXT_STEP);
    double more = words == Words.BELOW ? MORE_LINES * LEADING * larger.text : 0;
    double filled = larger.filled() + rows * more;
    boolean hasRoom = filled <= body.height() && larger.measure() >= MEASURE_BESIDE * larger.text;
    return larger.text <= LARGEST_TEXT && hasRoom ? larger.withLargestText() : this;
  }

  private List<StepPlan> choices() {
    List<StepPlan> choices = new ArrayList<>();
    for (int count = 1; count <= MOST_COLUMNS; count++) {
      double width = (body.width() - (count - 1) * GAP) / count;
      if (count == 1 || width >= Math.max(least, MEASURE * text)) {
        addRows(choices, Words.BELOW, count, width);
      }
    }
    if (body.width() - GAP - LEAST_BESIDE * text >= least) {
      double beside = body.width() - GAP - MEASURE_BESIDE * text;
      addRows(choices, Words.BESIDE, 1, Math.max(beside, least));
    }
    return choices;
  }

  /** Adds plans with at least one row, and up to as many as keep candidates legible. */
  private void addRows(List<StepPlan> choices, Words place, int count, double widest) {
    for (int rows = 1; rows <= MOST_ROWS; rows++) {
      StepPlan loose =
          new StepPlan(
              body, place, count, rows, widest, least, shape, candidate, text, smallestText);
      double room = loose.rowHeight() - loose.besidesBoard();
      StepPlan plan = loose.withBoard(Math.min(widest, room / shape));
      if (rows == 1 || plan.board >= least) {
        choices.add(plan);
      }
    }
  }

  private StepPlan withBoard(double width) {
    return new StepPlan(
        body, words, columns, rows, width, least, shape, candidate, text, smallestText);
  }

  /** This plan with text below the boards, as wide as the page. */
  StepPlan withWordsBelow() {
    return new StepPlan(
        body, Words.BELOW, columns, rows, board, least, shape, candidate, text, smallestText);
  }

  private StepPlan withText(double size) {
    return new StepPlan(
        body, words, columns, rows, board, least, shape, candidate, size, smallestText);
  }

  /**
   * This plan with boards of another size: smaller boards get smaller but still legible text; text
   * that no longer fits beside larger boards moves below them.
   */
  StepPlan sized(double share) {
    if (share > 1) {
      return words == Words.BESIDE ? larger(board * share) : this;
    }
    return withBoard(Math.min(board, Math.max(least, board * share)))
        .withText(Math.max(smallestText, text * share));
  }

  private StepPlan larger(double width) {
    boolean hasRoomBeside = width <= body.width() - GAP - MEASURE_BESIDE * text;
    return (hasRoomBeside ? this : withWordsBelow()).withBoard(Math.min(body.width(), width));
  }

  /** The part of a typical step's height that its board does not take. */
  private double besidesBoard() {
    return words == Words.BESIDE ? 0 : CAPITALS * NAME * text + BELOW_NAME + BELOW_BOARD + said();
  }

  private double said() {
    double lines = Math.ceil(USUAL_WORDS * text / measure());
    return (CAPITALS + (lines - 1) * LEADING) * text;
  }

  /** The height of the rows of typical steps. */
  private double filled() {
    return rows * (board * shape + besidesBoard() + ROW_GAP) - ROW_GAP;
  }

  /** True if typical steps leave no third of a page blank in one piece. */
  private boolean isFull() {
    double filled = filled();
    double aside = columns == 1 ? body.width() - board : 0;
    double besideBoard = words == Words.BESIDE ? board * shape - 2 * said() : filled;
    double area = body.width() * body.height();
    return (body.height() - filled) * body.width() <= area * THIRD
        && aside * besideBoard <= area * THIRD;
  }

  /** The width of text. */
  double measure() {
    return words == Words.BESIDE ? body.width() - board - GAP : columns == 1 ? body.width() : board;
  }

  /** The distance between the left edges of neighbouring columns. */
  double pitch() {
    return columns == 1 ? board + GAP : (body.width() - board) / (columns - 1);
  }

  /** The em of the smallest candidate that a board may have, in points. */
  double smallestCandidate() {
    return candidate * Math.min(board, least);
  }

  /** This plan for steps below something of a given height. */
  StepPlan below(double height) {
    return in(new Area(body.left(), body.top(), body.width(), body.height() - height));
  }

  private StepPlan in(Area other) {
    return new StepPlan(
        other, words, columns, rows, board, least, shape, candidate, text, smallestText);
  }

  /** This plan for a step alone in its row, whose text may use the next column. */
  StepPlan alone() {
    return columns == 1
        ? this
        : new StepPlan(
            new Area(body.left(), body.top(), pitch() + board, body.height()),
            Words.BESIDE,
            1,
            rows,
            board,
            least,
            shape,
            candidate,
            text,
            smallestText);
  }

  /** The height of a row if all rows of a page are equal. */
  double rowHeight() {
    return (body.height() + ROW_GAP) / rows - ROW_GAP;
  }

  /** True if a page with a row of this height has room for another. */
  boolean hasRoomAfter(double height) {
    return height + ROW_GAP + least * shape <= body.height();
  }

  /** The most lines of text within a height. */
  int lines(double height) {
    return 1 + (int) Math.max(0, (height - CAPITALS * text) / (LEADING * text));
  }
}
