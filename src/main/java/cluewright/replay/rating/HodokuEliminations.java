package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The candidates that HoDoKu eliminates with a deduction, in its order, on which the order of the
 * following singles depends.
 *
 * <p>Beside singles only forcing chains and nets place a digit; all else eliminates the cell's
 * other candidates, and a naked single follows. Chains eliminate by digit and then by cell, all
 * others as found.
 */
final class HodokuEliminations {
  /** X-Chain, XY-Chain, Remote Pair, nice loops, AIC and almost locked sets. */
  private static final Set<String> BY_DIGIT =
      Set.of(
          "0701", "0702", "0703", "0706", "0707", "0708", "0709", "0710", "0711", "0901", "0902",
          "0903");

  /** Forcing chains and nets. */
  private static final Set<String> PLACING = Set.of("1301", "1302", "1303", "1304");

  private HodokuEliminations() {}

  /** True if HoDoKu places a digit with a deduction instead of eliminating the others. */
  static boolean places(Deduction deduction) {
    return deduction.places() && PLACING.contains(deduction.variant().code());
  }

  static int[] of(Deduction deduction, SolvingState state) {
    Board board = deduction.board();
    List<Integer> changes = deduction.changes();
    if (deduction.places()) {
      return others(board, changes.get(0), state);
    }
    if (!BY_DIGIT.contains(deduction.variant().code())) {
      return changes.stream().mapToInt(Integer::intValue).toArray();
    }
    return changes.stream()
        .sorted(
            Comparator.comparingInt((Integer c) -> board.digitOf(c.intValue()))
                .thenComparing(c -> c))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static int[] others(Board board, int candidate, SolvingState state) {
    int cell = board.cellOf(candidate);
    return IntStream.rangeClosed(1, board.digits())
        .filter(digit -> digit != board.digitOf(candidate) && state.isOpen(cell, digit))
        .map(digit -> board.candidate(cell, digit))
        .toArray();
  }
}
