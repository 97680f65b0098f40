package cluewright.strategy.word;

import cluewright.model.Board.RulePair;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The digits that cells can have which are joined by pairs of one rule, such as those of a
 * thermometer: each has a partner in every cell that it is paired with.
 */
final class PairWays implements Ways {
  private final int[] cells;

  /** By pair, the positions of its cells. */
  private final int[] first;

  private final int[] second;

  /** By pair and digit of its first cell, the digits that the second may have, and conversely. */
  private final int[][] beside;

  private final int[][] before;
  private final int[] possible;

  PairWays(List<RulePair> pairs, int digits) {
    this.cells =
        pairs.stream()
            .flatMapToInt(pair -> IntStream.of(pair.first(), pair.second()))
            .distinct()
            .toArray();
    this.first = pairs.stream().mapToInt(pair -> position(pair.first())).toArray();
    this.second = pairs.stream().mapToInt(pair -> position(pair.second())).toArray();
    this.beside = new int[pairs.size()][digits];
    this.before = new int[pairs.size()][digits];
    this.possible = new int[cells.length];
    for (int i = 0; i < beside.length; i++) {
      for (int one = 1; one <= digits; one++) {
        for (int other = 1; other <= digits; other++) {
          if (pairs.get(i).allows(one, other)) {
            beside[i][one - 1] |= 1 << (other - 1);
            before[i][other - 1] |= 1 << (one - 1);
          }
        }
      }
    }
  }

  private int position(int cell) {
    return IntStream.range(0, cells.length).filter(i -> cells[i] == cell).findFirst().orElseThrow();
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean look(IntUnaryOperator state) {
    for (int i = 0; i < cells.length; i++) {
      possible[i] = state.applyAsInt(cells[i]);
    }
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (int i = 0; i < first.length; i++) {
        isChanged |= narrow(second[i], beside[i], possible[first[i]]);
        isChanged |= narrow(first[i], before[i], possible[second[i]]);
      }
    }
    return possible[0] != 0;
  }

  /** Keeps the partners of some digits; true if that is less than before. */
  private boolean narrow(int position, int[] partners, int digits) {
    int kept = 0;
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      kept |= partners[Integer.numberOfTrailingZeros(rest)];
    }
    int left = possible[position] & kept;
    boolean isLess = left != possible[position];
    possible[position] = left;
    return isLess;
  }

  @Override
  public int possible(int i) {
    return possible[i];
  }
}
