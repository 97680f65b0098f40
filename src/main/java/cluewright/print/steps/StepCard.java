package cluewright.print.steps;

import cluewright.model.DigitSet;
import cluewright.print.block.Block;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.steps.StepPlan.Words;

/**
 * A step of a walk-through in print: number and name above the board, and the text below it, or all
 * of these to its right.
 *
 * @param aside from the board's left edge to that of words beside it, in points
 */
record StepCard(
    Words place, double aside, Paragraph number, Paragraph name, StepBoard board, Paragraph words)
    implements Block {
  private static final double AFTER_NUMBER = 6;
  private static final int LINES_OF_NAME = 2;

  /** How much smaller the board becomes each time its text does not fit, down to a limit. */
  private static final double SMALLER = 0.95;

  private static final double SMALLEST = 0.5;

  /** The maximum height of text beside a board, in board heights. */
  private static final double LONGEST_BESIDE = 1.1;

  private static final double VERY_LONG_BESIDE = 1.35;

  /**
   * Sets a step as planned; text that would make a long column beside its board moves below if that
   * saves space or the column is very long, and the board shrinks if the text would not fit
   * otherwise.
   */
  static StepCard of(StepPart step, StepPlan plan, Typesetting setting, DigitSet digits) {
    if (plan.words() == Words.BELOW || plan.columns() > 1) {
      return asPlanned(step, plan, setting, digits);
    }
    StepCard beside = set(step, plan, plan.board(), setting, digits);
    boolean fits = beside.fits(plan);
    double longest = beside.board.height() * LONGEST_BESIDE;
    if (fits && beside.height() <= longest) {
      return beside;
    }
    StepPlan under = plan.withWordsBelow();
    StepCard below = asPlanned(step, under, setting, digits);
    boolean isVeryLong = beside.height() > beside.board.height() * VERY_LONG_BESIDE;
    return !fits || isVeryLong || below.height() < beside.height()
        ? below.grown(step, under, digits)
        : beside;
  }

  private static StepCard asPlanned(
      StepPart step, StepPlan plan, Typesetting setting, DigitSet digits) {
    StepCard card = set(step, plan, plan.board(), setting, digits);
    double width = plan.board();
    while (!card.fits(plan) && width > plan.board() * SMALLEST) {
      width *= SMALLER;
      card = set(step, plan, width, setting, digits);
    }
    return card;
  }

  /**
   * This card with a board as wide as the page, or as wide as fits above the text; unchanged if the
   * page has room for another step.
   */
  private StepCard grown(StepPart step, StepPlan plan, DigitSet digits) {
    if (plan.hasRoomAfter(height())) {
      return this;
    }
    for (double width = plan.body().width(); width > board.width(); width *= SMALLER) {
      StepCard larger = set(step, plan, width, board.setting(), digits);
      boolean isAsReadable = larger.words.lettering().size() >= words.lettering().size();
      if (isAsReadable && larger.fits(plan)) {
        return larger;
      }
    }
    return this;
  }

  /** Sets a step with a board of a given width; text that does not fit is cut. */
  static StepCard set(
      StepPart step, StepPlan plan, double width, Typesetting setting, DigitSet digits) {
    double size = plan.text() * StepPlan.NAME;
    Lettering quiet = new Lettering(Weight.SEMI_BOLD, size, Ink.QUIET);
    Paragraph number =
        setting.paragraph(step.number(), quiet, new Paragraph.Room(plan.measure(), 1, size));
    double room = plan.measure() - setting.width(step.number(), quiet) - AFTER_NUMBER;
    Paragraph name =
        name(
            setting.said(step.title()),
            new Lettering(Weight.SEMI_BOLD, size, Ink.BLACK),
            new Paragraph.Room(room, LINES_OF_NAME, plan.text()),
            plan.smallestText(),
            setting);
    PuzzlePicture picture = step.picture().withDigits(digits);
    StepBoard board = new StepBoard(picture, width, setting);
    return new StepCard(
        plan.words(),
        plan.board() + StepPlan.GAP,
        number,
        name,
        board,
        new StepLabels(step, plan, setting, digits).set(name.height(), board.height()));
  }

  /** The name of a strategy, kept on one line if it contains no spaces. */
  private static Paragraph name(
      String text, Lettering largest, Paragraph.Room room, double smallest, Typesetting setting) {
    Paragraph one = setting.paragraph(text, largest, new Paragraph.Room(room.width(), 1, smallest));
    return text.contains(" ") || one.isCut() ? setting.paragraph(text, largest, room) : one;
  }

  boolean fits(StepPlan plan) {
    return !words.isCut() && height() <= plan.body().height();
  }

  boolean hasCandidates() {
    return board.picture().extras().contains(Extra.CANDIDATES);
  }

  /** The top of its words where they stand beside the board. */
  double wordsTop() {
    return name.height() + StepPlan.BELOW_NAME;
  }

  @Override
  public double height() {
    double besides = name.height() + StepPlan.BELOW_NAME + words.height();
    return place == Words.BESIDE
        ? Math.max(board.height(), besides)
        : besides + board.height() + StepPlan.BELOW_BOARD;
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    boolean isBeside = place == Words.BESIDE;
    double x = isBeside ? left + aside : left;
    double after = number.typeface().width(number.lines().get(0), number.lettering());
    canvas.marked(
        Mark.PARAGRAPH,
        title -> {
          number.draw(title, x, top);
          name.draw(title, x + after + AFTER_NUMBER, top);
        });
    double below = top + name.height() + StepPlan.BELOW_NAME;
    board.draw(canvas, left, isBeside ? top : below);
    words.draw(canvas, x, isBeside ? below : below + board.height() + StepPlan.BELOW_BOARD);
  }
}
