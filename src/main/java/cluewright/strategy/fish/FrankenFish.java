package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.Strategy;
import java.util.Arrays;
import java.util.List;

/**
 * Finds fish of lines and boxes: k rows and boxes as bases with k columns and boxes as covers, or
 * the other way round. At least one house is a box.
 *
 * <p>A place of the digit in the bases but in no cover, or in two bases, is a fin. If all fins are
 * false, each cover takes the digit of just one base: so the digit leaves cells of covers that are
 * in no base, and cells of two covers even if they are in a base, if they see every fin. Without
 * fins no base may have more places than the fish has covers, as HoDoKu has it; with fins there may
 * be five, two of them in two bases.
 *
 * <p>Whatever fish eliminate, no placement of the digit uses. So only digits with such candidates
 * are searched, and covers are chosen only for bases that may catch one of these: places that it
 * does not see must be covered, which in turn leaves few choices.
 */
public final class FrankenFish extends FishFinder {
  private static final int MOST_FINS = 5;
  private static final int MOST_IN_TWO_BASES = 2;

  /** With or without fins. */
  public enum Kind {
    PLAIN,
    FINNED
  }

  private final Kind kind;
  private final UnusedCandidates unused;
  private final List<FrankenLines> directions;
  private FrankenLines houses;

  /**
   * The cells with the digit that are in some base, in two bases, beyond the first covers, and so
   * on.
   */
  private final long[] base;

  private final long[] inTwo;
  private final long[][] uncovered;
  private final long[] covered;
  private final long[] coveredTwice;
  private final long[] fins;
  private final long[] gone;

  FrankenFish(Strategy strategy, Board board, int size, Kind kind) {
    super(strategy, board, FrankenLines::both, size, size);
    this.kind = kind;
    this.directions = FrankenLines.both(geometry);
    this.unused = new UnusedCandidates(board);
    int words = geometry.words();
    this.base = new long[words];
    this.inTwo = new long[words];
    this.uncovered = new long[size + 1][words];
    this.covered = new long[words];
    this.coveredTwice = new long[words];
    this.fins = new long[words];
    this.gone = new long[words];
  }

  @Override
  boolean mayCatch() {
    return unused.find(state, digit);
  }

  @Override
  void enter(int direction) {
    houses = directions.get(direction);
  }

  @Override
  boolean isHopeful(int union) {
    return true;
  }

  @Override
  boolean mayJoin(int baseSet, int line) {
    int shared = 0;
    for (int rest = baseSet; rest != 0; rest &= rest - 1) {
      shared += houses.shared(state, digit, line, Integer.numberOfTrailingZeros(rest));
    }
    if (kind == Kind.PLAIN) {
      return shared == 0 && houses.shared(state, digit, line, line) <= size;
    }
    return shared <= MOST_IN_TWO_BASES;
  }

  @Override
  boolean offer(int baseSet, int union) {
    Arrays.fill(base, 0);
    Arrays.fill(inTwo, 0);
    for (int rest = baseSet; rest != 0; rest &= rest - 1) {
      add(houses.baseSet(Integer.numberOfTrailingZeros(rest)), base, inTwo);
    }
    if (kind == Kind.FINNED && count(inTwo) > MOST_IN_TWO_BASES) {
      return false;
    }
    int usable = union & ~houses.asCovers(baseSet);
    for (int i = 0; i < unused.size(); i++) {
      if (mayCatch(unused.cell(i), usable)) {
        return chooseCovers(baseSet, usable, 0, size);
      }
    }
    return false;
  }

  private void add(long[] house, long[] once, long[] twice) {
    for (int word = 0; word < once.length; word++) {
      long cells = house[word] & state.cells(digit, word);
      twice[word] |= once[word] & cells;
      once[word] |= cells;
    }
  }

  private static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** True if covers contain a cell as required, and every base place that it does not see. */
  private boolean mayCatch(int cell, int usable) {
    long[] peers = geometry.peerSet(cell);
    for (int word = 0; word < base.length; word++) {
      long seen = kind == Kind.FINNED ? peers[word] : 0;
      if ((inTwo[word] & ~seen) != 0) {
        return false;
      }
      uncovered[0][word] = base[word] & ~seen;
    }
    int covers = houses.coversOf(cell) & usable;
    if ((base[cell >> 6] >>> cell & 1) != 0) {
      return Integer.bitCount(covers) > 1 && size > 1 && mayCoverBoth(covers, usable);
    }
    for (int rest = covers; rest != 0; rest &= rest - 1) {
      cover(0, rest & -rest);
      if (mayCover(1, usable)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayCoverBoth(int covers, int usable) {
    cover(0, covers & -covers);
    cover(1, covers & (covers - 1));
    return mayCover(2, usable);
  }

  private void cover(int depth, int cover) {
    long[] house = houses.coverSet(Integer.numberOfTrailingZeros(cover));
    for (int word = 0; word < house.length; word++) {
      uncovered[depth + 1][word] = uncovered[depth][word] & ~house[word];
    }
  }

  private boolean mayCover(int depth, int usable) {
    int cell = first(uncovered[depth]);
    if (cell < 0 || depth == size) {
      return cell < 0;
    }
    for (int rest = houses.coversOf(cell) & usable; rest != 0; rest &= rest - 1) {
      cover(depth, rest & -rest);
      if (mayCover(depth + 1, usable)) {
        return true;
      }
    }
    return false;
  }

  private static int first(long[] set) {
    for (int word = 0; word < set.length; word++) {
      if (set[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(set[word]);
      }
    }
    return -1;
  }

  private boolean chooseCovers(int baseSet, int from, int chosen, int left) {
    if (left == 0) {
      return tell(baseSet, chosen);
    }
    for (int rest = from; Integer.bitCount(rest) >= left; rest &= rest - 1) {
      int cover = rest & -rest;
      if (chooseCovers(baseSet, rest & ~cover, chosen | cover, left - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean tell(int baseSet, int covers) {
    if (!houses.hasBox(baseSet, covers)) {
      return false;
    }
    Arrays.fill(covered, 0);
    Arrays.fill(coveredTwice, 0);
    for (int rest = covers; rest != 0; rest &= rest - 1) {
      add(houses.coverSet(Integer.numberOfTrailingZeros(rest)), covered, coveredTwice);
    }
    for (int word = 0; word < base.length; word++) {
      fins[word] = (base[word] & ~covered[word]) | inTwo[word];
      gone[word] = (covered[word] & ~base[word]) | coveredTwice[word];
    }
    int finCount = count(fins);
    if (kind == Kind.PLAIN ? finCount > 0 : finCount == 0 || finCount > MOST_FINS) {
      return false;
    }
    geometry.keepSeers(gone, 0, fins, 0);
    return first(gone) >= 0 && sink.test(deduction(baseSet, covers));
  }

  private Deduction deduction(int baseSet, int covers) {
    return FishPattern.deduction(
        strategy,
        board,
        digit,
        FishPattern.houses(baseSet, houses::base),
        FishPattern.houses(covers, houses::cover),
        Geometry.cells(base),
        Geometry.cells(fins),
        Geometry.cells(gone));
  }
}
