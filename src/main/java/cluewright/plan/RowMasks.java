package cluewright.plan;

import cluewright.batch.Drawn;
import cluewright.mask.ClueCounts;
import cluewright.mask.Scatter;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.Request;
import cluewright.search.feasibility.Digging;
import cluewright.search.verify.Verification;
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
  private Optional<Function<Stop, Drawn>> fixed = Optional.empty();

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
    for (int i = 0; i < PATIENCE && !stop.isStopped(); i++) {
      Optional<Drawn> next =
          row.lot().isPresent() ? byLot(symmetry, stop) : Optional.of(plain(symmetry, stop));
      if (next.isPresent() && isFree.test(next.get().mask())) {
        return next;
      }
    }
    return Optional.empty();
  }

  private Drawn plain(Symmetry symmetry, Stop stop) {
    if (fixed.isEmpty()) {
      RandomMasks masks = new RandomMasks(row.usualClues(), symmetry);
      fixed = Optional.of(masks.on(row.usualBoard(), row.strategies(), random));
    }
    return fixed.get().apply(stop);
  }

  private Optional<Drawn> byLot(Symmetry symmetry, Stop stop) {
    Lot lot = row.lot().orElseThrow();
    return isFitted(lot, row.usualBoard())
        ? caged(onBoard(row.usualBoard(), symmetry), stop)
        : lot.on(row.usualBoard(), random)
            .map(grid -> clued(grid, onBoard(grid.board(), symmetry)));
  }

  private static boolean isFitted(Lot lot, Board board) {
    return lot == Lot.CAGES && RandomRules.fits(board);
  }

  private Mask onBoard(Board board, Symmetry symmetry) {
    int[] counts = counts(row, board, symmetry);
    int clues = counts[random.nextInt(counts.length)];
    return new Scatter(board, symmetry, random).draw(clues);
  }

  /** Cages that suit a mask, and digits for it that are what the row asks for. */
  private Optional<Drawn> caged(Mask mask, Stop stop) {
    return new RandomRules(random)
        .caged(mask.board(), mask.clues(), this::fit, stop)
        .map(Drawn::of);
  }

  /** How a puzzle with one solution suits the row. */
  private FittedCages.Fit fit(Puzzle puzzle) {
    Request solvable = new Request(puzzle.mask(), row.strategies()).reduced();
    if (new Verification(solvable).fault(puzzle).isPresent()) {
      return FittedCages.Fit.TOO_HARD;
    }
    if (new Verification(row.request(puzzle.mask())).fault(puzzle).isEmpty()) {
      return FittedCages.Fit.RIGHT;
    }
    return new Rater(puzzle.board()).rateByHodoku(puzzle) instanceof Rating.Rated rated
            && row.level()
                .filter(wanted -> rated.level().compareTo(wanted.hardest()) > 0)
                .isPresent()
        ? FittedCages.Fit.TOO_HARD
        : FittedCages.Fit.TOO_EASY;
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
    ClueRange clues = row.usualClues();
    boolean hasRules = row.lot().filter(lot -> lot != Lot.REGIONS).isPresent();
    if (!hasRules || Digging.suits(board)) {
      return clues.on(board, symmetry);
    }
    int[] counts = ClueCounts.of(board, symmetry).within(clues.least(), clues.most()).toArray();
    return counts.length == 0 ? clues.on(board, symmetry) : counts;
  }

  private Optional<Drawn> onListed(Lot lot, Mask mask, Stop stop) {
    return isFitted(lot, mask.board())
        ? caged(mask, stop)
        : lot.on(mask.board(), random)
            .map(grid -> clued(grid, new Mask(grid.board(), mask.clues())));
  }

  /** The next of the masks there are, which come round again in another order. */
  private Optional<Drawn> listed(Stop stop) {
    for (int i = 0; i < 2; i++) {
      while (!waiting.isEmpty()) {
        Mask mask = waiting.removeFirst();
        if (isFree.test(mask)) {
          return row.lot().isEmpty()
              ? Optional.of(Drawn.of(mask))
              : onListed(row.lot().get(), mask, stop);
        }
      }
      List<Mask> all = new ArrayList<>(row.listed());
      Collections.shuffle(all, random);
      waiting.addAll(all);
    }
    return Optional.empty();
  }
}
