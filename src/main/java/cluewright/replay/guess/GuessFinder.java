package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the candidate that is refuted with the least {@linkplain Refutation#effort effort}.
 *
 * <p>First by singles alone, then with ever more branches. As the effort grows, fewer cells are
 * looked at, in the end only one with the fewest candidates: all but one of these are wrong if the
 * puzzle has one solution, and refuting them costs what a search for the solution does.
 */
final class GuessFinder implements Finder {
  /** The effort from which only the cell with the fewest candidates is examined. */
  private static final int MANY = 256;

  private final Guess guess;
  private final Board board;
  private final Refuter refuter;
  private final Stop stop;

  GuessFinder(Guess guess, Board board, Stop stop) {
    this.guess = guess;
    this.board = board;
    this.stop = stop;
    this.refuter = new Refuter(board, stop);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    return best(state).map(this::deduction).filter(sink).isPresent();
  }

  /** The easiest refutation; empty only if stopped, or if nothing can be refuted. */
  private Optional<Refutation> best(SolvingState state) {
    List<Integer> candidates = candidates(state);
    for (long most = 1; !candidates.isEmpty() && !stop.isStopped(); most *= 2) {
      candidates = most == MANY ? ofFirstCell(candidates) : candidates;
      Optional<Refutation> found = best(state, candidates, most);
      if (found.isPresent()) {
        return found;
      }
      candidates.removeIf(refuter::isKnownToHold);
    }
    return Optional.empty();
  }

  private Optional<Refutation> best(SolvingState state, List<Integer> candidates, long most) {
    Optional<Refutation> best = Optional.empty();
    long atMost = most;
    for (int candidate : candidates) {
      if (stop.isStopped()) {
        return Optional.empty();
      }
      int others = Integer.bitCount(state.open(board.cellOf(candidate))) - 1;
      Optional<Refutation> found = refuter.refute(state, candidate, atMost >> (2 * (others - 1)));
      if (found.isPresent() && (best.isEmpty() || found.get().compareTo(best.get()) < 0)) {
        best = found;
        atMost = found.get().effort();
      }
    }
    return best;
  }

  /** The candidates of empty cells, those of cells with few of them first. */
  private List<Integer> candidates(SolvingState state) {
    refuter.forget();
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (Integer.bitCount(state.open(cell)) > 1) {
        cells.add(cell);
      }
    }
    cells.sort(Comparator.comparingInt(cell -> Integer.bitCount(state.open(cell))));
    List<Integer> candidates = new ArrayList<>();
    for (int cell : cells) {
      for (int each : Candidates.ofEach(board, new int[] {cell}, state.open(cell))) {
        candidates.add(each);
      }
    }
    return candidates;
  }

  private List<Integer> ofFirstCell(List<Integer> candidates) {
    int first = board.cellOf(candidates.get(0));
    return new ArrayList<>(candidates.stream().filter(c -> board.cellOf(c) == first).toList());
  }

  private Deduction deduction(Refutation refutation) {
    return Deduction.eliminate(
        board,
        guess,
        guess.variants().get(0),
        new int[] {refutation.candidate()},
        refutation::evidence);
  }
}
