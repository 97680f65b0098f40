package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;

/**
 * Finds finned fish: k bases and k covers, with places in the bases outside the covers, the fins. A
 * cell of a cover outside the bases that sees every fin loses the digit: if the fins are all false,
 * the rest is a fish; if one is true, the cell sees it. On boards of rows, columns and boxes such a
 * cell and its fins lie in one box, since a line through both would be a base or a cover. Each
 * cover holds the digit in some base, and bases have it open.
 *
 * <p>A set of bases is followed only while some cell could see enough: all places that it does not
 * see must be covered, and its own line too. The zone of a cell is the covers in which it sees
 * anything beyond its own line, and that line; on 9x9 it lies in a stack or band. Only when some
 * cell is caught for some covers are the covers walked through, in lexicographic order.
 */
final class FinnedFish extends FishFinder {

  /** The kinds, by what is left in the bases without the fins. */
  enum Kind {
    /** Every base keeps at least two places. */
    FINNED,
    /** Some base keeps one place or none. */
    SASHIMI
  }

  private final Variant variant;
  private final Kind kind;
  private final FishSight[] sights;

  /** The cells caught by some covers, with the covers that each needs. */
  private final int[] caughtCells;

  private final int[] neededCovers;
  private int caught;
  private FishSight sight;

  FinnedFish(Strategy strategy, Board board, int size, Kind kind) {
    super(strategy, board, size, size);
    this.variant = strategy.variants().get(0);
    this.kind = kind;
    this.sights =
        directions().stream().map(l -> new FishSight(geometry, l, size)).toArray(FishSight[]::new);
    this.caughtCells = new int[board.cells()];
    this.neededCovers = new int[board.cells()];
  }

  @Override
  void enter(int direction) {
    sight = sights[direction];
  }

  @Override
  boolean isHopeful(int union) {
    return sight.hopefulCovers(union) != 0;
  }

  @Override
  boolean offer(int baseSet, int union) {
    if (Integer.bitCount(union) <= size) {
      return false;
    }
    caught = 0;
    int hopeful = union & sight.hopefulCovers(union);
    for (int line = 0; line < lines.bases(); line++) {
      int rest = (baseSet >>> line & 1) == 0 ? places[line] & hopeful : 0;
      for (; rest != 0; rest &= rest - 1) {
        catchCell(lines.cell(line, Integer.numberOfTrailingZeros(rest)), rest & -rest, baseSet);
      }
    }
    return caught > 0 && chooseCovers(baseSet, union, 0, size);
  }

  /** Records a cell if there are few enough places that it does not see. */
  private void catchCell(int cell, int cover, int baseSet) {
    int needed = cover;
    for (int rest = baseSet; rest != 0; rest &= rest - 1) {
      int base = Integer.numberOfTrailingZeros(rest);
      needed |= places[base] & ~sight.seen(cell, base);
    }
    if (Integer.bitCount(needed) <= size) {
      caughtCells[caught] = cell;
      neededCovers[caught++] = needed;
    }
  }

  private boolean chooseCovers(int baseSet, int from, int chosen, int left) {
    if (left == 0) {
      return tell(baseSet, chosen, caughtBy(chosen));
    }
    for (int rest = from; Integer.bitCount(rest) >= left; rest &= rest - 1) {
      int cover = rest & -rest;
      if (chooseCovers(baseSet, rest & ~cover, chosen | cover, left - 1)) {
        return true;
      }
    }
    return false;
  }

  private int caughtBy(int covers) {
    int count = 0;
    for (int i = 0; i < caught; i++) {
      count += (neededCovers[i] & ~covers) == 0 ? 1 : 0;
    }
    return count;
  }

  private boolean tell(int baseSet, int covers, int count) {
    if (count == 0 || kindOf(baseSet, covers) != kind) {
      return false;
    }
    int[] gone = new int[count];
    int next = 0;
    for (int i = 0; i < caught; i++) {
      if ((neededCovers[i] & ~covers) == 0) {
        gone[next++] = board.candidate(caughtCells[i], digit);
      }
    }
    FishPattern pattern = new FishPattern(lines, digit, baseSet, covers, places);
    return sink.test(eliminate(variant, gone, () -> pattern.evidence(board)));
  }

  private Kind kindOf(int baseSet, int covers) {
    for (int rest = baseSet; rest != 0; rest &= rest - 1) {
      if (Integer.bitCount(places[Integer.numberOfTrailingZeros(rest)] & covers) < 2) {
        return Kind.SASHIMI;
      }
    }
    return Kind.FINNED;
  }
}
