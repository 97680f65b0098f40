package cluewright.print.steps;

import cluewright.model.DigitSet;
import cluewright.picture.Sign;
import cluewright.print.Area;
import cluewright.print.Style.Detail;
import cluewright.print.block.Block;
import cluewright.print.block.Flow;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Consequence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A solving path as rows of small boards, each with its reasons in words. A row stands on one page
 * whole; between rows there may be any gap.
 */
public final class StepRows {
  private static final Block NOTHING = Block.gap(0);

  private final SolvingPath path;
  private final Typesetting setting;
  private final DigitSet digits;
  private final double headings;
  private final StepPlan plan;

  /**
   * Plans the rows.
   *
   * @param headings the height of what stands above the first row, on its page
   * @param setting its typeface must stay open as long as rows are drawn
   */
  public StepRows(
      SolvingPath path, Area body, double headings, Typesetting setting, DigitSet digits) {
    this.path = path;
    this.setting = setting;
    this.digits = digits;
    this.headings = headings;
    StepBoard sample = new StepBoard(StepPart.sample(path).withDigits(digits), 1, setting);
    this.plan = StepPlan.of(setting.style().size(), body, sample);
  }

  StepPlan plan() {
    return plan;
  }

  /** The em of the smallest candidate on any of the boards, in points. */
  public double smallestCandidate() {
    return cards().stream()
        .filter(StepCard::hasCandidates)
        .mapToDouble(card -> card.board().smallestCandidate())
        .map(em -> Math.min(em, plan.smallestCandidate()))
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /**
   * Adds all rows to a flow, with the headings above the first. A board that stands alone in its
   * row has its words beside it: the last one, and any that a page has room for where it has none
   * for a whole row, so that no third of it stays white.
   *
   * @param gap above the headings, in points
   * @return the number of pages that end before the headings
   */
  public int pour(Flow flow, Block headings, double gap) {
    List<StepPart> steps = new ArrayList<>(steps());
    int next = count(flow, steps, headings, gap);
    int ended = add(flow, List.copyOf(steps.subList(0, next)), headings, gap);
    while (next < steps.size()) {
      if (isHalfBetter(flow, steps.get(next))) {
        List<StepPart> halves = steps.remove(next).halves(path);
        steps.addAll(next, halves);
      }
      List<StepPart> rest = steps.subList(next, steps.size());
      int count = count(flow, rest, NOTHING, StepPlan.ROW_GAP);
      add(flow, List.copyOf(rest.subList(0, count)), NOTHING, StepPlan.ROW_GAP);
      next += count;
    }
    return ended;
  }

  /**
   * Adds a row, and the lines in which its step unfolds where they have no room beside the board.
   *
   * @return the number of pages that end before the row
   */
  private int add(Flow flow, List<StepPart> row, Block headings, double gap) {
    StepPart first = row.get(0);
    if (!isUnfolded(first)) {
      flow.addElastic(row(row, headings), gap);
      return flow.ended();
    }
    List<Consequence> told = first.alone().orElseThrow().unfolded();
    StepLines lines = new StepLines(told, setting, digits);
    StepPlan below = plan.below(headings.height());
    if (unfolded(first, lines, below, 1).isCompact()) {
      flow.addElastic(
          share -> Block.stack(List.of(headings, unfolded(first, lines, below, share))), gap);
      return flow.ended();
    }
    return addAbove(flow, row, headings, gap, lines.set(plan.text(), plan.body().width()));
  }

  /** Adds a step with the first of some lines, and the others wherever they have room. */
  private int addAbove(
      Flow flow, List<StepPart> step, Block headings, double gap, List<Block> lines) {
    Block first = StepLines.stack(lines.subList(0, 1));
    Block lead = Block.gap(StepPlan.BELOW_NAME);
    StepPlan below = plan.below(headings.height() + lead.height() + first.height());
    flow.addElastic(
        share -> Block.stack(List.of(headings, row(step, below, share), lead, first)), gap);
    int ended = flow.ended();
    lines.stream().skip(1).forEach(line -> flow.add(line, StepLines.GAP));
    return ended;
  }

  private UnfoldedCard unfolded(StepPart step, StepLines lines, StepPlan below, double share) {
    StepPlan its = below.alone().sized(share);
    StepCard card = StepCard.of(step, its, setting, digits);
    return UnfoldedCard.of(card, lines, its);
  }

  /** True if the lines in which a step unfolds are wanted, and it has some. */
  private boolean isUnfolded(StepPart step) {
    return setting.shows(Detail.WHY) && step.unfolds();
  }

  /** The number of steps in the next row; one that unfolds stands alone. */
  private int count(Flow flow, List<StepPart> steps, Block headings, double gap) {
    if (isUnfolded(steps.get(0))) {
      return 1;
    }
    int count =
        (int) steps.stream().limit(plan.columns()).takeWhile(step -> !isUnfolded(step)).count();
    boolean isOneBetter =
        flow.rest() > plan.body().height() * StepPlan.THIRD
            && !flow.hasRoom(row(steps.subList(0, count), headings), gap)
            && flow.hasRoom(row(steps.subList(0, 1), headings), gap);
    return isOneBetter ? 1 : count;
  }

  /**
   * True if a run of singles should be split, since a third of the page would otherwise stay blank
   * and half of them fit.
   */
  private boolean isHalfBetter(Flow flow, StepPart step) {
    boolean isLong = step.last() - step.first() >= path.puzzle().board().digits();
    return isLong
        && flow.rest() > plan.body().height() * StepPlan.THIRD
        && !flow.hasRoom(row(List.of(step), NOTHING), StepPlan.ROW_GAP)
        && flow.hasRoom(row(step.halves(path).subList(0, 1), NOTHING), StepPlan.ROW_GAP);
  }

  private Flow.Elastic row(List<StepPart> steps, Block headings) {
    StepPlan below = plan.below(headings.height());
    return share -> Block.stack(List.of(headings, row(steps, below, share)));
  }

  private Row row(List<StepPart> steps, StepPlan below, double share) {
    StepPlan its = (steps.size() == 1 ? below.alone() : below).sized(share);
    return new Row(
        steps.stream().map(step -> StepCard.of(step, its, setting, digits)).toList(), its.pitch());
  }

  /** The cards in the order of the path, at their planned size. */
  List<StepCard> cards() {
    StepPlan below = plan.below(headings);
    List<StepPart> steps = steps();
    List<StepCard> cards = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      cards.add(StepCard.of(steps.get(i), i < plan.columns() ? below : plan, setting, digits));
    }
    return cards;
  }

  private List<StepPart> steps() {
    return StepPart.all(path).stream().flatMap(this::parts).toList();
  }

  /**
   * Splits singles that share a board where their text does not fit, but not into very short runs:
   * then their board shrinks instead.
   */
  private Stream<StepPart> parts(StepPart step) {
    boolean areMany = step.last() - step.first() >= path.puzzle().board().digits();
    return areMany && !hasRoom(step)
        ? step.halves(path).stream().flatMap(this::parts)
        : Stream.of(step);
  }

  /** True if the text fits without making the board too small to read. */
  private boolean hasRoom(StepPart step) {
    StepPlan on = step.first() == 1 ? plan.below(headings) : plan;
    StepCard card = StepCard.of(step, on, setting, digits);
    boolean isSmall =
        card.board().width() < plan.board()
            && card.board().smallest(Sign.NEW) < StepPlan.SMALLEST_TYPE;
    return card.fits(on) && !isSmall;
  }

  /**
   * A row of cards.
   *
   * @param pitch from the left edge of one to that of the next
   */
  private record Row(List<StepCard> cards, double pitch) implements Block {

    @Override
    public double height() {
      return cards.stream().mapToDouble(Block::height).max().orElse(0);
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      for (int i = 0; i < cards.size(); i++) {
        cards.get(i).draw(canvas, left + i * pitch, top);
      }
    }
  }
}
