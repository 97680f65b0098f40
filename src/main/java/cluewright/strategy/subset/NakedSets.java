package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.List;

/**
 * Finds k cells of a house that have at most k candidates between them.
 *
 * <p>Each of these digits is then in one of these cells, and leaves every cell that sees them all.
 * Where the cells have fewer than k digits, no digits are left for one of them: every candidate
 * goes, as it does by the rules of naked pairs.
 */
public final class NakedSets extends HouseSets {

  /** The placed cells of the current house. */
  private final int[] placed;

  /** The cells that see all chosen cells. */
  private final long[] seen;

  /** The cells among these that also see as many placed cells as the set needs. */
  private final long[] reached;

  public NakedSets(Strategy strategy, Variant variant, int size, Board board) {
    super(strategy, variant, size, board, Geometry::boxesFirst);
    placed = new int[board.digits()];
    seen = new long[geometry.words()];
    reached = new long[geometry.words()];
  }

  @Override
  void collect() {
    for (int cell : geometry.cellsOf(house)) {
      if (state.placed(cell) == 0) {
        take(cell, state.candidates(cell));
      } else {
        placed[placedCount++] = cell;
      }
    }
  }

  @Override
  boolean changes(int union) {
    collectSeen();
    return Candidates.anyOpen(state, seen, gone(union));
  }

  @Override
  boolean offer(int union) {
    if (!changes(union) || (wanted == size && wasMet(chosen))) {
      return false;
    }
    collectReached();
    int[] changes = Candidates.open(state, reached, gone(union));
    return changes.length > 0 && sink.test(deduction(union, changes));
  }

  private int gone(int union) {
    return Integer.bitCount(union) < depth ? board.allDigits() : union;
  }

  private void collectSeen() {
    for (int word = 0; word < reached.length; word++) {
      long all = ~0L;
      for (int i = 0; i < depth; i++) {
        all &= geometry.peerSet(chosen[i])[word];
      }
      seen[word] = all;
    }
  }

  private void collectReached() {
    System.arraycopy(seen, 0, reached, 0, seen.length);
    for (int word = 0; wanted < size && word < seen.length; word++) {
      for (long rest = seen[word]; rest != 0; rest &= rest - 1) {
        int cell = (word << 6) + Long.numberOfTrailingZeros(rest);
        if (placedSeenFrom(cell) < size - wanted) {
          reached[word] &= ~(1L << cell);
        }
      }
    }
  }

  private int placedSeenFrom(int cell) {
    long[] peers = geometry.peerSet(cell);
    int count = 0;
    for (int i = 0; i < placedCount; i++) {
      count += (int) (peers[placed[i] >> 6] >>> placed[i] & 1);
    }
    return count;
  }

  private Deduction deduction(int union, int[] changes) {
    CellSet set = CellSet.of(Arrays.copyOf(chosen, wanted));
    CellSet also = CellSet.of(Arrays.copyOf(placed, size - wanted));
    int[] pattern = Candidates.ofCells(state, set, union);
    House where = geometry.house(house);
    return eliminate(
        variant,
        changes,
        () ->
            new Evidence(
                also.isEmpty() ? board.housesWith(set) : List.of(where),
                List.of(),
                Evidence.marks(pattern, Evidence.Role.PATTERN),
                List.of(),
                reason(set, also, union, where)));
  }

  private Phrase reason(CellSet set, CellSet also, int union, House where) {
    Phrase cells = Words.cells(board, set);
    Phrase digits = Words.digits(board, union);
    return also.isEmpty()
        ? Phrase.of("strategies.reason-naked-set", cells, Words.house(where), digits)
        : Phrase.of(
            "strategies.reason-naked-set-placed",
            cells,
            Words.house(where),
            digits,
            Words.cells(board, also));
  }
}
