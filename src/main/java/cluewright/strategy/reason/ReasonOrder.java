package cluewright.strategy.reason;

import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The order in which one would look at reasons: first those that what falls touches, then those
 * that these touch, and so on; of equally near ones rules before cells, and cells before houses.
 */
final class ReasonOrder {
  private final Reasons reasons;
  private final SolvingState state;

  ReasonOrder(Reasons reasons, SolvingState state) {
    this.reasons = reasons;
    this.state = state;
  }

  /**
   * Some reasons in order, by number.
   *
   * @param fallen the candidates that they exclude
   */
  int[] of(int[] set, int[] fallen) {
    List<Integer> left = new ArrayList<>(Arrays.stream(set).boxed().toList());
    List<Integer> ordered = new ArrayList<>();
    BitSet near = bits(Arrays.stream(fallen));
    while (!left.isEmpty()) {
      BitSet seen = near;
      List<Integer> touched = left.stream().filter(each -> touches(seen, each)).toList();
      List<Integer> next = new ArrayList<>(touched.isEmpty() ? left : touched);
      next.sort(Comparator.comparingInt(each -> rank(each, seen)));
      ordered.addAll(next);
      left.removeAll(next);
      near = bits(next.stream().flatMapToInt(this::open));
    }
    return ordered.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The candidates that are open in a reason. */
  private IntStream open(int number) {
    IntStream all =
        reasons.isRule(number)
            ? Arrays.stream(reasons.cells(number))
                .flatMap(cell -> Arrays.stream(reasons.get(cell).alternatives(reasons.board())))
            : Arrays.stream(reasons.alternatives(number));
    return all.filter(each -> state.isOpen(cell(each), reasons.board().digitOf(each)));
  }

  /** True if a candidate of a reason is among some, in the cell of one, or excluded by one. */
  private boolean touches(BitSet candidates, int number) {
    return shares(candidates, number)
        || open(number)
            .anyMatch(each -> Arrays.stream(reasons.excluded(each)).anyMatch(candidates::get));
  }

  private boolean shares(BitSet candidates, int number) {
    return open(number)
        .anyMatch(each -> candidates.stream().anyMatch(other -> cell(other) == cell(each)));
  }

  private int cell(int candidate) {
    return reasons.board().cellOf(candidate);
  }

  /** Less for what is looked at before. */
  private int rank(int number, BitSet seen) {
    if (reasons.isRule(number)) {
      return shares(seen, number) ? 0 : 1;
    }
    return reasons.get(number) instanceof Reason.OfCell ? 2 : 3;
  }

  private static BitSet bits(IntStream numbers) {
    BitSet bits = new BitSet();
    numbers.forEach(bits::set);
    return bits;
  }
}
