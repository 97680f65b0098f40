package cluewright.print.steps;

import cluewright.print.block.Block;
import cluewright.print.canvas.Canvas;
import cluewright.print.steps.StepPlan.Words;
import java.util.List;

/** A step alone in its row, with the lines in which it unfolds below its words. */
record UnfoldedCard(StepCard card, List<Block> lines) implements Block {
  /** The most that lines beside a board reach below it, in board heights. */
  private static final double LONGEST = 1.15;

  static UnfoldedCard of(StepCard card, StepLines lines, StepPlan plan) {
    return new UnfoldedCard(card, lines.set(plan.text(), plan.measure()));
  }

  /** True if the lines have room beside the board. */
  boolean isCompact() {
    return isBeside() && height() <= card.board().height() * LONGEST;
  }

  private boolean isBeside() {
    return card.place() == Words.BESIDE;
  }

  private double above() {
    double words = isBeside() ? card.wordsTop() + card.words().height() : card.height();
    return words + StepPlan.BELOW_NAME - StepLines.GAP;
  }

  @Override
  public double height() {
    return Math.max(card.height(), above() + StepLines.stack(lines).height());
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    card.draw(canvas, left, top);
    double x = isBeside() ? left + card.aside() : left;
    StepLines.stack(lines).draw(canvas, x, top + above());
  }
}
