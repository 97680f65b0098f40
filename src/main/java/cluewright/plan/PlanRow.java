package cluewright.plan;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.plan.shape.Range;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.search.Goal;
import cluewright.search.Request;
import cluewright.search.feasibility.Digging;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puzzles of one kind and level in a book.
 *
 * @param name of its chapter; may be empty
 * @param board absent for that of each listed mask, or else 9x9
 * @param lot what is drawn by lot on the board, for each puzzle anew
 * @param level absent for any
 * @param count how many puzzles, at least 1
 * @param clues absent for as many as suit the board, or as the masks have
 * @param contains strategies that the way to each solution must use
 * @param reasons of the hardest steps; absent for any
 * @param repeats whether a mask may come again
 * @param puzzles those that are there, at most {@code count}
 */
public record PlanRow(
    String name,
    Optional<Board> board,
    Optional<Lot> lot,
    Optional<Condition.Levels> level,
    int count,
    MaskSource masks,
    Optional<ClueRange> clues,
    List<Strategy> contains,
    Optional<Condition.Reasons> reasons,
    boolean repeats,
    List<PlannedPuzzle> puzzles) {
  /** The most puzzles of a row. */
  public static final int MOST = 1000;

  /**
   * The shares of clues beside cages with which puzzles of a level are found soon; none for others.
   * Sums are no easy matter, so an easy killer needs about as many as a classic.
   */
  private static final Map<Level, Double> CAGED_SHARES =
      Map.of(Level.EASY, 0.42, Level.MEDIUM, 0.08);

  /** The share of clues beside lines and signs. */
  private static final double SHAPED_SHARE = 0.18;

  /** A row of a classic book: masks by lot with half-turn symmetry. */
  public static PlanRow of(Level level, int count) {
    return new PlanRow(
        "",
        Optional.of(Boards.NINE),
        Optional.empty(),
        Optional.of(new Condition.Levels(level, level)),
        count,
        new MaskSource.Drawn(Symmetry.HALF_TURN),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        false,
        List.of());
  }

  public PlanRow {
    contains = List.copyOf(contains);
    puzzles = List.copyOf(puzzles);
  }

  public PlanRow withName(String next) {
    return new PlanRow(
        next, board, lot, level, count, masks, clues, contains, reasons, repeats, puzzles);
  }

  /** This row with another number of puzzles; those beyond it go, those that are locked last. */
  public PlanRow withCount(int next) {
    List<PlannedPuzzle> left = new ArrayList<>(puzzles);
    for (int i = left.size() - 1; i >= 0 && left.size() > next; i--) {
      if (!left.get(i).locked()) {
        left.remove(i);
      }
    }
    return new PlanRow(
        name,
        board,
        lot,
        level,
        next,
        masks,
        clues,
        contains,
        reasons,
        repeats,
        left.subList(0, Math.min(next, left.size())));
  }

  public PlanRow withLevel(Optional<Condition.Levels> next) {
    return new PlanRow(
        name, board, lot, next, count, masks, clues, contains, reasons, repeats, kept());
  }

  /** This row with another kind of puzzles. */
  public PlanRow withBoard(Optional<Board> next, Optional<Lot> drawn) {
    return new PlanRow(
        name, next, drawn, level, count, masks, clues, contains, reasons, repeats, List.of());
  }

  /** How many shapes are drawn by lot, if these are of one kind. */
  public Optional<Range> shapesOfOneKind() {
    return shapes().counts().size() == 1
        ? shapes().counts().values().stream().findFirst()
        : Optional.empty();
  }

  /** This row with another number of shapes of the kind that is drawn by lot. */
  public PlanRow withShapesOfOneKind(Range next) {
    Shape shape = shapes().counts().keySet().iterator().next();
    Shapes changed = new Shapes(Map.of(shape, next), shapes().cells());
    return withBoard(board, Optional.of(new Lot.Some(changed)));
  }

  public PlanRow withMasks(MaskSource next) {
    return new PlanRow(
        name, board, lot, level, count, next, clues, contains, reasons, repeats, kept());
  }

  public PlanRow withClues(Optional<ClueRange> next) {
    return new PlanRow(
        name, board, lot, level, count, masks, next, contains, reasons, repeats, kept());
  }

  public PlanRow withContains(List<Strategy> next) {
    return new PlanRow(
        name, board, lot, level, count, masks, clues, next, reasons, repeats, kept());
  }

  public PlanRow withReasons(Optional<Condition.Reasons> next) {
    return new PlanRow(
        name, board, lot, level, count, masks, clues, contains, next, repeats, kept());
  }

  public PlanRow withRepeats(boolean next) {
    return new PlanRow(
        name, board, lot, level, count, masks, clues, contains, reasons, next, puzzles);
  }

  public PlanRow withPuzzles(List<PlannedPuzzle> next) {
    return new PlanRow(
        name, board, lot, level, count, masks, clues, contains, reasons, repeats, next);
  }

  /** The puzzles that stay when the others are looked for anew. */
  public List<PlannedPuzzle> kept() {
    return puzzles.stream().filter(PlannedPuzzle::locked).toList();
  }

  /** How many puzzles are still to be found. */
  public int missing() {
    return Math.max(0, count - puzzles.size());
  }

  /** True if another row asks for the same puzzles, however many and under whatever name. */
  public boolean asksAs(PlanRow other) {
    return asked().equals(other.asked());
  }

  private PlanRow asked() {
    return withName("").withPuzzles(List.of()).withCount(1);
  }

  /** The board, or the first of those that the masks bring along. */
  public Board usualBoard() {
    return board
        .or(
            () ->
                masks instanceof MaskSource.Listed listed
                    ? listed.masks().stream().map(Mask::board).findFirst()
                    : Optional.empty())
        .orElse(Boards.NINE);
  }

  /** The masks there are, as many clues as asked for; none for those drawn by lot. */
  List<Mask> listed() {
    List<Mask> all =
        board.isEmpty() && masks instanceof MaskSource.Listed listed
            ? listed.masks().stream().distinct().toList()
            : masks.on(usualBoard());
    return all.stream()
        .filter(mask -> clues.map(range -> range.contains(mask.size())).orElse(true))
        .toList();
  }

  /** The shapes that are drawn by lot; none for a board that has all that it is to have. */
  Shapes shapes() {
    return lot.flatMap(
            each -> each instanceof Lot.Some some ? Optional.of(some.shapes()) : Optional.empty())
        .orElse(Shapes.NONE);
  }

  /** True if shapes or their values are looked for, not only digits. */
  boolean isShaped() {
    return !shapes().counts().isEmpty() || usualBoard().isOpen();
  }

  /** The number of clues of masks drawn by lot. */
  public ClueRange usualClues() {
    return clues.orElseGet(() -> usualClues(usualBoard()));
  }

  private ClueRange usualClues(Board on) {
    if (!isShaped()) {
      return around(on, share(on));
    }
    if (!shapes().haveValues() && !on.isOpen()) {
      return around(on, SHAPED_SHARE);
    }
    Level hardest = level.map(Condition.Levels::hardest).orElse(Level.EXTREME);
    return Optional.ofNullable(CAGED_SHARES.get(hardest))
        .map(share -> around(on, share))
        .orElse(new ClueRange(0, 0));
  }

  private static double share(Board board) {
    return Digging.suits(board) ? 0.55 : 0.3 + 0.007 * board.digits();
  }

  private static ClueRange around(Board board, double share) {
    int middle = (int) Math.round(board.cells() * share);
    int more = Math.max(2, board.cells() / 27);
    return new ClueRange(Math.max(0, middle - more), middle + more);
  }

  /**
   * What a solver may use: what the level has, and what must be used; any for reasons alone, and
   * where rules are drawn of which nothing else is asked.
   */
  public StrategySet strategies() {
    boolean isFree = reasons.isPresent() || (isShaped() && contains.isEmpty());
    if (isFree && level.isEmpty()) {
      return StrategySet.any();
    }
    StrategySet used = StrategySet.of(contains);
    Level hardest = level.map(Condition.Levels::hardest).orElse(Level.EXTREME);
    return StrategySet.of(List.of()).forPuzzlesUpTo(hardest).with(used);
  }

  /** What each puzzle must be besides. */
  Goal goal() {
    Conditions conditions = Conditions.NONE;
    if (level.isPresent()) {
      conditions = conditions.with(level.get());
    }
    if (reasons.isPresent()) {
      conditions = conditions.with(reasons.get());
    }
    for (Strategy strategy : contains) {
      conditions = conditions.with(new Condition.AtLeast(strategy, 1));
    }
    return Goal.NONE.withConditions(conditions);
  }

  /**
   * What is asked of a mask.
   *
   * @throws IllegalArgumentException if nothing can be, with a clause that says why
   */
  Request request(Mask mask) {
    return new Request(mask, strategies()).withGoal(goal()).reduced();
  }

  /** Why no puzzles can be had as asked, as a clause that names the way out; empty if they can. */
  public Optional<Phrase> objection() {
    Board on = usualBoard();
    if (count < 1 || count > MOST) {
      return Optional.of(Phrase.of("plan.no-count", count, MOST));
    }
    Optional<Phrase> unfit = lot.flatMap(each -> each.objection(on));
    if (unfit.isPresent()) {
      return unfit;
    }
    Optional<Phrase> goal = goal().objection(Mask.empty(on), strategies().on(on));
    if (goal.isPresent()) {
      return goal;
    }
    return masks instanceof MaskSource.Drawn drawn ? objection(drawn, on) : shortage();
  }

  private Optional<Phrase> objection(MaskSource.Drawn drawn, Board on) {
    if (!on.isFull() || on.rows() != on.columns()) {
      return Optional.of(Phrase.of("plan.no-square", on.toString()));
    }
    try {
      RowMasks.counts(this, on, drawn.symmetry());
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(
          Phrase.of("plan.no-clues", usualClues().toString(), drawn.symmetry().label()));
    }
  }

  ShapedMasks shaped(Symmetry symmetry) {
    return new ShapedMasks(shapes(), usualClues(), symmetry);
  }

  private Optional<Phrase> shortage() {
    int known = listed().size();
    if (known == 0) {
      return Optional.of(
          clues.isPresent() && !masks.on(usualBoard()).isEmpty()
              ? Phrase.of("plan.no-masks-with-clues", clues.get().toString())
              : Phrase.of("plan.no-masks", usualBoard().toString()));
    }
    return known < count && !repeats && !listed().get(0).clues().isEmpty()
        ? Optional.of(Phrase.of("plan.few-masks", known, count))
        : Optional.empty();
  }
}
