package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Two conjugate pairs of a digit with one end each that cannot both be true: one of the free ends
 * is true, so cells that see both lose the digit.
 *
 * @param first the house of the first pair
 * @param free the free end of the first pair, a cell
 * @param linked its other end, which sees {@code otherLinked}
 * @param second the house of the second pair
 * @param otherLinked the linked end of the second pair
 * @param otherFree the free end of the second pair
 */
record TurbotChain(
    int digit, House first, int free, int linked, House second, int otherLinked, int otherFree) {

  /** True if two pairs, with their ends in this order, share no cell. */
  static boolean areDistinct(int free, int linked, int otherLinked, int otherFree) {
    return free != otherLinked && free != otherFree && linked != otherLinked && linked != otherFree;
  }

  /** True if it eliminates anything in a state. */
  boolean catches(Geometry geometry, SolvingState state) {
    return catches(geometry, state, digit, free, otherFree);
  }

  /** True if the digit is open in a cell that sees two free ends. */
  static boolean catches(Geometry geometry, SolvingState state, int digit, int free, int other) {
    long[] seen = geometry.peerSet(free);
    long[] alsoSeen = geometry.peerSet(other);
    for (int word = 0; word < seen.length; word++) {
      if ((seen[word] & alsoSeen[word] & state.cells(digit, word)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The deduction for its eliminations in a state, in the strategy's only variant. */
  Deduction deduction(Board board, SolvingState state, Strategy strategy) {
    return Deduction.eliminate(
        board, strategy, strategy.variants().get(0), caught(board, state), () -> evidence(board));
  }

  /** The candidates that it eliminates in a state, ascending. */
  private int[] caught(Board board, SolvingState state) {
    return board.peers(free).intersect(board.peers(otherFree)).stream()
        .filter(cell -> state.isOpen(cell, digit))
        .map(cell -> board.candidate(cell, digit))
        .toArray();
  }

  private Evidence evidence(Board board) {
    House link = board.housesWith(CellSet.of(linked, otherLinked)).get(0);
    int[] ends = {free, linked, otherLinked, otherFree};
    int[] chain = IntStream.of(ends).map(cell -> board.candidate(cell, digit)).toArray();
    return new Evidence(
        List.of(first, second),
        List.of(link),
        List.of(
            new Evidence.Mark(chain[0], Evidence.Role.SECOND),
            new Evidence.Mark(chain[1], Evidence.Role.PATTERN),
            new Evidence.Mark(chain[2], Evidence.Role.SECOND),
            new Evidence.Mark(chain[3], Evidence.Role.PATTERN)),
        List.of(
            new Evidence.Link(chain[0], chain[1], Evidence.Strength.STRONG),
            new Evidence.Link(chain[1], chain[2], Evidence.Strength.WEAK),
            new Evidence.Link(chain[2], chain[3], Evidence.Strength.STRONG)),
        reason(board, link));
  }

  /**
   * The reason, for example {@code 4 has two places each in row 1 and row 5, and r1c3 and r5c3
   * share column 3, hence one of r1c7 and r5c8 is 4}.
   */
  private Phrase reason(Board board, House link) {
    return Phrase.of(
        "strategies.reason-pair-chain",
        Words.digit(board, digit),
        Words.house(first),
        Words.house(second),
        Words.cells(board, CellSet.of(linked, otherLinked)),
        Words.house(link),
        Words.cells(board, CellSet.of(free, otherFree)));
  }
}
