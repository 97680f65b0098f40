package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds fish of houses of any kind, k bases and k covers, for one candidate after the other: the
 * first fish that eliminates it is told, and what a fish eliminates is not looked for again. Fins
 * and what they leave to eliminate are those of {@link FrankenFish}.
 *
 * <p>A fish with many houses can be found in very many ways; so it is built around the candidate
 * that it is to eliminate, its target. Of the cells in the bases, those that the target does not
 * see, the free ones, can be no fins: each lies in one base alone and in some cover. No cover of
 * the target holds a free cell if there may be fins, so k bases stand against k-1 covers, or two
 * covers fewer than bases where the target is in a base itself. Bases are added only while so many
 * covers suffice.
 */
final class HouseFish implements Finder {
  private static final int MOST_FINS = 5;
  private static final int MOST_IN_TWO_BASES = 2;

  private final Strategy strategy;
  private final Board board;
  private final Geometry geometry;
  private final int size;
  private final FrankenFish.Kind kind;
  private final FishHouses houses;
  private final UnusedCandidates unused;

  /** The fish told so far where every one is asked for; null otherwise. */
  private Set<Found> told;

  private SolvingState state;
  private Predicate<Deduction> sink;
  private int digit;
  private boolean isEnough;

  private int target;

  /** The cells that can be no fins, and those which fish that were told eliminate. */
  private final long[] free;

  private final long[] caught;

  /**
   * After so many bases the cells in some base, in two bases; the free ones beyond so many covers.
   */
  private final long[][] base;

  private final long[][] inTwo;
  private final long[][] uncovered;
  private final long[] covered;
  private final long[] coveredTwice;
  private final long[] fins;
  private final long[] gone;

  HouseFish(Strategy strategy, Board board, int size, FrankenFish.Kind kind, FishHouses.Mix mix) {
    this.strategy = strategy;
    this.board = board;
    this.geometry = Geometry.of(board);
    this.size = size;
    this.kind = kind;
    this.houses = new FishHouses(geometry, mix);
    this.unused = new UnusedCandidates(board);
    int words = geometry.words();
    this.free = new long[words];
    this.caught = new long[words];
    this.base = new long[size + 1][words];
    this.inTwo = new long[size + 1][words];
    this.uncovered = new long[size + 1][words];
    this.covered = new long[words];
    this.coveredTwice = new long[words];
    this.fins = new long[words];
    this.gone = new long[words];
  }

  /** A fish by its houses. */
  private record Found(long bases, long covers) {}

  /** From now on tells every fish, each once. */
  HouseFish every() {
    told = new HashSet<>();
    return this;
  }

  @Override
  public boolean find(SolvingState in, Predicate<Deduction> to) {
    state = in;
    sink = to;
    isEnough = false;
    for (digit = 1; !isEnough && digit <= board.digits(); digit++) {
      if (unused.find(state, digit)) {
        houses.load(state, digit);
        startDigit();
        for (int i = 0; !isEnough && i < unused.size(); i++) {
          target = unused.cell(i);
          if (told != null || !has(caught, target)) {
            aim();
            addBases(0, houses.bases(), 0);
          }
        }
      }
    }
    return isEnough;
  }

  private void startDigit() {
    Arrays.fill(caught, 0);
    if (told != null) {
      told.clear();
    }
  }

  private void aim() {
    long[] peers = geometry.peerSet(target);
    for (int word = 0; word < free.length; word++) {
      free[word] = kind == FrankenFish.Kind.FINNED ? ~peers[word] : -1;
    }
    free[target >> 6] &= ~(1L << target);
  }

  /** Adds bases until a fish eliminates the target; returns whether one does. */
  private boolean addBases(int count, long from, long bases) {
    if (count == size) {
      return addCovers(0, usableCovers(bases), bases, 0);
    }
    for (long rest = from; Long.bitCount(rest) >= size - count; rest &= rest - 1) {
      long more = bases | (rest & -rest);
      if (mayJoin(count, Long.numberOfTrailingZeros(rest), more)
          && addBases(count + 1, rest & (rest - 1) & houses.besideBases(more), more)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayJoin(int count, int house, long bases) {
    long[] cells = houses.cells(house);
    if (kind == FrankenFish.Kind.PLAIN && count(cells) > size) {
      return false;
    }
    for (int word = 0; word < cells.length; word++) {
      long twice = base[count][word] & cells[word];
      if ((twice & free[word]) != 0) {
        return false;
      }
      base[count + 1][word] = base[count][word] | cells[word];
      inTwo[count + 1][word] = inTwo[count][word] | twice;
      uncovered[0][word] = base[count + 1][word] & free[word];
    }
    return !has(inTwo[count + 1], target)
        && count(inTwo[count + 1]) <= mostInTwo()
        && mayCover(0, mostCovers(count + 1), houses.covers(bases));
  }

  private int mostInTwo() {
    return kind == FrankenFish.Kind.PLAIN ? 0 : MOST_IN_TWO_BASES;
  }

  /** How many covers there may be for the free cells of the first bases. */
  private int mostCovers(int count) {
    return kind == FrankenFish.Kind.PLAIN ? size : size - coversOfTarget(count);
  }

  /** How many covers must hold the target, with so many bases: two if it is in a base. */
  private int coversOfTarget(int count) {
    return has(base[count], target) ? 2 : 1;
  }

  private boolean mayCover(int depth, int most, long usable) {
    int cell = first(uncovered[depth]);
    if (cell < 0 || depth == most) {
      return cell < 0;
    }
    for (long rest = houses.of(cell) & usable; rest != 0; rest &= rest - 1) {
      cover(depth, Long.numberOfTrailingZeros(rest));
      if (mayCover(depth + 1, most, usable)) {
        return true;
      }
    }
    return false;
  }

  private void cover(int depth, int house) {
    long[] cells = houses.cells(house);
    for (int word = 0; word < cells.length; word++) {
      uncovered[depth + 1][word] = uncovered[depth][word] & ~cells[word];
    }
  }

  /** Those that hold a cell of a base; their free cells are to be covered. */
  private long usableCovers(long bases) {
    long usable = 0;
    for (long rest = houses.covers(bases); rest != 0; rest &= rest - 1) {
      long[] cells = houses.cells(Long.numberOfTrailingZeros(rest));
      for (int word = 0; word < cells.length; word++) {
        usable |= (cells[word] & base[size][word]) == 0 ? 0 : rest & -rest;
      }
    }
    for (int word = 0; word < free.length; word++) {
      uncovered[0][word] = base[size][word] & free[word];
    }
    return usable;
  }

  /** Covers one free cell after the other by each of its houses, and then adds whatever is left. */
  private boolean addCovers(int count, long usable, long bases, long covers) {
    int cell = first(uncovered[count]);
    if (cell < 0) {
      return fill(size - count, usable, bases, covers);
    }
    if (count + missing(covers, usable) > size || count == size) {
      return false;
    }
    long others = usable;
    for (long rest = houses.of(cell) & usable; rest != 0; rest &= rest - 1) {
      others &= ~(rest & -rest);
      cover(count, Long.numberOfTrailingZeros(rest));
      if (addCovers(count + 1, others, bases, covers | (rest & -rest))) {
        return true;
      }
    }
    return false;
  }

  /** How many covers the target still needs; more than a fish has if there are not so many. */
  private int missing(long covers, long usable) {
    long ofTarget = houses.of(target);
    int missing = Math.max(0, coversOfTarget(size) - Long.bitCount(covers & ofTarget));
    return missing <= Long.bitCount(usable & ofTarget) ? missing : size + 1;
  }

  private boolean fill(int left, long usable, long bases, long covers) {
    int missing = missing(covers, usable);
    if (left == 0 || missing > left) {
      return missing == 0 && tell(bases, covers);
    }
    long choice = missing == left ? usable & houses.of(target) : usable;
    for (long rest = choice; Long.bitCount(rest) >= left; rest &= rest - 1) {
      if (fill(left - 1, rest & (rest - 1), bases, covers | (rest & -rest))) {
        return true;
      }
    }
    return false;
  }

  private boolean tell(long bases, long covers) {
    if (!houses.isOfMix(bases, covers)) {
      return false;
    }
    Arrays.fill(covered, 0);
    Arrays.fill(coveredTwice, 0);
    for (long rest = covers; rest != 0; rest &= rest - 1) {
      long[] cells = houses.cells(Long.numberOfTrailingZeros(rest));
      for (int word = 0; word < cells.length; word++) {
        coveredTwice[word] |= covered[word] & cells[word];
        covered[word] |= cells[word];
      }
    }
    for (int word = 0; word < fins.length; word++) {
      fins[word] = (base[size][word] & ~covered[word]) | inTwo[size][word];
      gone[word] = (covered[word] & ~base[size][word]) | coveredTwice[word];
    }
    int finCount = count(fins);
    if (kind == FrankenFish.Kind.PLAIN ? finCount > 0 : finCount == 0 || finCount > MOST_FINS) {
      return false;
    }
    geometry.keepSeers(gone, 0, fins, 0);
    for (int word = 0; word < gone.length; word++) {
      caught[word] |= gone[word];
    }
    if (told != null && !told.add(new Found(bases, covers))) {
      return false;
    }
    isEnough = sink.test(deduction(bases, covers));
    return isEnough || told == null;
  }

  private Deduction deduction(long bases, long covers) {
    return FishPattern.deduction(
        strategy,
        board,
        digit,
        houses.houses(bases),
        houses.houses(covers),
        Geometry.cells(base[size]),
        Geometry.cells(fins),
        Geometry.cells(gone));
  }

  private static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private static boolean has(long[] set, int cell) {
    return (set[cell >> 6] >>> cell & 1) != 0;
  }

  private static int first(long[] set) {
    for (int word = 0; word < set.length; word++) {
      if (set[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(set[word]);
      }
    }
    return -1;
  }
}
