package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.model.CellWord;
import cluewright.model.rule.Automaton;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The digits that the cells of a word can have by its shape alone: those of words in which cells of
 * one house have different digits. So an arrow of three cells in a box has a circle of 6 or more.
 *
 * <p>Of the cells read so far matter the state, and which digits those have that share a house with
 * many others of the word; only the row, column or box with most of its cells is followed, which
 * has all of them for many lines. What cannot be followed is left possible.
 */
final class ShapeWays {
  /** The most sets of digits that are followed, 512 on 9x9. */
  private static final int MOST_DIGITS = 9;

  private final CellWord word;
  private final Automaton automaton;
  private final int digits;

  /** By position, whether its cell lies in the house. */
  private final boolean[] isInHouse;

  private ShapeWays(Board board, CellWord word) {
    this.word = word;
    this.automaton = word.automaton();
    this.digits = board.digits();
    this.isInHouse = new boolean[word.path().size()];
    int[] most =
        board.houses().stream()
            .filter(house -> !house.kind().isExtra())
            .map(house -> positions(house.cells()::contains))
            .max((one, other) -> Integer.compare(one.length, other.length))
            .orElse(new int[0]);
    Arrays.stream(most).forEach(i -> isInHouse[i] = true);
  }

  private int[] positions(IntPredicate isIn) {
    return IntStream.range(0, word.path().size())
        .filter(i -> isIn.test(word.path().get(i)))
        .toArray();
  }

  /** By position, the digits that are possible. */
  static int[] of(Board board, CellWord word) {
    int[] all = new int[word.path().size()];
    Arrays.fill(all, board.allDigits());
    if (word.automaton().isEmpty() || board.digits() > MOST_DIGITS) {
      return all;
    }
    return new ShapeWays(board, word).possible();
  }

  private int[] possible() {
    int length = isInHouse.length;
    BitSet[] reached = new BitSet[length + 1];
    Arrays.setAll(reached, i -> new BitSet());
    reached[0].set(0);
    for (int i = 0; i < length; i++) {
      BitSet after = reached[i + 1];
      int position = i;
      reached[i].stream()
          .forEach(
              from -> {
                for (int digit = 1; digit <= digits; digit++) {
                  int to = next(position, from, digit);
                  if (to >= 0) {
                    after.set(to);
                  }
                }
              });
    }
    int[] possible = new int[length];
    BitSet good = reached[length];
    for (int i = length - 1; i >= 0; i--) {
      BitSet before = new BitSet();
      for (int from = reached[i].nextSetBit(0); from >= 0; from = reached[i].nextSetBit(from + 1)) {
        for (int digit = 1; digit <= digits; digit++) {
          int to = next(i, from, digit);
          if (to >= 0 && good.get(to)) {
            possible[i] |= 1 << (digit - 1);
            before.set(from);
          }
        }
      }
      good = before;
    }
    return possible;
  }

  /**
   * What follows a digit, or {@link Automaton#NONE}: a state of the automaton, times the number of
   * sets of digits, plus the set that the house has so far.
   */
  private int next(int position, int from, int digit) {
    int used = from & ((1 << digits) - 1);
    int bit = isInHouse[position] ? 1 << (digit - 1) : 0;
    int state = automaton.next(position, from >> digits, digit);
    return (used & bit) != 0 || state == Automaton.NONE
        ? Automaton.NONE
        : state << digits | used | bit;
  }
}
