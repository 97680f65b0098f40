package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.strategy.Deduction;
import cluewright.strategy.SolvingState;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What HoDoKu eliminates with a deduction, in its order, which decides the order of the singles
 * that follow.
 *
 * <p>Beside singles no step of HoDoKu places a digit: it eliminates the cell's other candidates,
 * and a naked single follows. Chains eliminate by digit and then by cell, all others as found.
 */
final class HodokuEliminations {
  /** X-Chain, XY-Chain, Remote Pair, nice loops and AIC. */
  private static final Set<String> BY_DIGIT =
      Set.of("0701", "0702", "0703", "0706", "0707", "0708", "0709", "0710", "0711");

  private HodokuEliminations() {}

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
