package cluewright.model.rule;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The numbers outside the grid that some order of different digits has. */
final class OutsideOffers {
  private OutsideOffers() {}

  /**
   * Sandwich: any sum of the digits between the smallest and the largest, in a full row also the
   * sum of all but some of them.
   */
  static Values sandwich(int cells, Layout layout) {
    int between = Math.min(cells, layout.digits()) - 2;
    int most = sum(layout.mostValue() - between, layout.mostValue() - 1);
    int smallest = layout.leastValue() + 1;
    IntStream below = IntStream.range(1, smallest);
    IntStream above =
        between == layout.digits() - 2
            ? IntStream.range(1, smallest).map(lacking -> most - lacking)
            : IntStream.empty();
    return new Values(0, most, 0, set(IntStream.concat(below, above)));
  }

  /** Little killer: digits of a diagonal may be equal. */
  static Values littleKiller(int cells, Layout layout) {
    return new Values(cells * layout.leastValue(), cells * layout.mostValue(), 0);
  }

  /** Skyscrapers: the highest at least is seen, and at most each that has a height. */
  static Values skyscraper(int cells, Layout layout) {
    return new Values(1, Math.min(cells, layout.mostValue()), 0);
  }

  /** Hidden skyscraper: any but the largest. */
  static Values hiddenSkyscraper(int cells, Layout layout) {
    return new Values(layout.leastValue(), layout.mostValue() - 1, 0);
  }

  /** X-sum: the first digit with as many others as it says. */
  static Values xSum(int cells, Layout layout) {
    BitSet sums = new BitSet();
    for (int first = layout.leastValue(); first <= Math.min(cells, layout.mostValue()); first++) {
      int x = first;
      int others = Math.max(0, first - 1);
      sums(others, layout, x).stream().map(sum -> sum + x).forEach(sums::set);
    }
    int least = sums.nextSetBit(0);
    int most = sums.length() - 1;
    return new Values(
        least, most, 0, set(IntStream.rangeClosed(least, most).filter(sum -> !sums.get(sum))));
  }

  /** The sums of a number of different digits without one. */
  private static BitSet sums(int number, Layout layout, int without) {
    List<BitSet> byNumber = Stream.generate(BitSet::new).limit(number + 1L).toList();
    byNumber.get(0).set(0);
    for (int digit = layout.leastValue(); digit <= layout.mostValue(); digit++) {
      for (int taken = number; taken > 0 && digit != without; taken--) {
        int more = digit;
        BitSet sums = byNumber.get(taken);
        byNumber.get(taken - 1).stream().map(sum -> sum + more).forEach(sums::set);
      }
    }
    return byNumber.get(number);
  }

  /** Numbered room: any digit. */
  static Values numberedRoom(int cells, Layout layout) {
    return new Values(layout.leastValue(), layout.mostValue(), 0);
  }

  private static int sum(int least, int most) {
    return IntStream.rangeClosed(least, most).sum();
  }

  private static Set<Integer> set(IntStream values) {
    return values.boxed().collect(Collectors.toUnmodifiableSet());
  }
}
