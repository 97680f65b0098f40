package cluewright.plan;

import cluewright.batch.Drawn;
import cluewright.mask.ClueCounts;
import cluewright.mask.Scatter;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.plan.shape.RandomShapes;
import cluewright.search.feasibility.Digging;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;

/** Draws the masks of a row, each with its board, and none that is taken. */
final class RowMasks {
  /** The number of draws in a row that are taken already, after which there are no others. */
  private static final int PATIENCE = 1000;

  private final PlanRow row;
  private final Random random;
  private final Predicate<Mask> isFree;
  private final Deque<Mask> waiting = new ArrayDeque<>();
  private Optional<Function<Stop, Optional<Drawn>>> source = Optional.empty();

  RowMasks(PlanRow row, Random random, Predicate<Mask> isFree) {
    this.row = row;
    this.random = random;
    this.isFree = isFree;
  }

  /** The next mask; empty if there are no others. */
  Optional<Drawn> next(Stop stop) {
    return row.masks() instanceof MaskSource.Drawn drawn
        ? drawn(drawn.symmetry(), stop)
        : listed(stop);
  }

  private Optional<Drawn> drawn(Symmetry symmetry, Stop stop) {
    if (source.isEmpty()) {
      source = Optional.of(source(symmetry));
    }
    for (int i = 0; i < PATIENCE && !stop.isStopped(); i++) {
      Optional<Drawn> next = source.get().apply(stop);
      if (next.isPresent() && isFree.test(next.get().mask())) {
        return next;
      }
    }
    return Optional.empty();
  }

  private Function<Stop, Optional<Drawn>> source(Symmetry symmetry) {
    Board board = row.usualBoard();
    if (row.lot().orElse(null) instanceof Lot.All all) {
      return stop ->
          all.on(board, random).map(grid -> clued(grid, onBoard(grid.board(), symmetry)));
    }
    if (row.isShaped()) {
      return row.shaped(symmetry).on(board, random);
    }
    Function<Stop, Drawn> masks =
        new RandomMasks(row.usualClues(), symmetry).on(board, row.strategies(), random);
    return stop -> Optional.of(masks.apply(stop));
  }

  private Mask onBoard(Board board, Symmetry symmetry) {
    int[] counts = counts(row, board, symmetry);
    int clues = counts[random.nextInt(counts.length)];
    return new Scatter(board, symmetry, random).draw(clues);
  }

  /** A mask with the digits of a grid, which may have other solutions. */
  private static Drawn clued(Puzzle grid, Mask mask) {
    return Drawn.of(grid.restrictedTo(mask));
  }

  /**
   * The possible numbers of clues of masks drawn by lot.
   *
   * @throws IllegalArgumentException if there are none; its message says why, as a clause
   */
  static int[] counts(PlanRow row, Board board, Symmetry symmetry) {
    if (row.isShaped()) {
      return row.shaped(symmetry).counts(board);
    }
    ClueRange clues = row.usualClues();
    boolean hasRules = row.lot().filter(lot -> lot != Lot.All.REGIONS).isPresent();
    if (!hasRules || Digging.suits(board)) {
      return clues.on(board, symmetry);
    }
    int[] counts = ClueCounts.of(board, symmetry).within(clues.least(), clues.most()).toArray();
    return counts.length == 0 ? clues.on(board, symmetry) : counts;
  }

  /** A mask with what its row draws by lot on the board. */
  private Optional<Drawn> onListed(Mask mask, Stop stop) {
    if (row.lot().orElse(null) instanceof Lot.All all) {
      return all.on(mask.board(), random)
          .map(grid -> clued(grid, new Mask(grid.board(), mask.clues())));
    }
    return new RandomShapes(row.shapes(), Symmetry.NONE, random)
        .on(mask.board(), stop)
        .map(on -> Drawn.of(new Mask(on, mask.clues())));
  }

  /** The next of the masks there are, which come round again in another order. */
  private Optional<Drawn> listed(Stop stop) {
    for (int i = 0; i < 2; i++) {
      while (!waiting.isEmpty()) {
        Mask mask = waiting.removeFirst();
        if (isFree.test(mask)) {
          return onListed(mask, stop);
        }
      }
      List<Mask> all = new ArrayList<>(row.listed());
      Collections.shuffle(all, random);
      waiting.addAll(all);
    }
    return Optional.empty();
  }
}
