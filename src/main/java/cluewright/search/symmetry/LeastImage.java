package cluewright.search.symmetry;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prunes fillings of which some symmetric image is also tried.
 *
 * <p>The cells to fill stand in a fixed order, and their digits are named in the order of first
 * appearance, or have their own names where the board's digits are not alike. Of all ways to fill
 * the mask that symmetries and renaming turn into each other, only the one whose digits read least
 * is wanted. A part of it, from the start, can be compared with its image as far as the image is
 * known: where the image reads less, no completion is the least. A symmetry whose image reads more
 * is done with below. One whose image reads alike waits for the depth at which more of the image is
 * known, so that each branch looks only at the few symmetries to which it matters.
 */
public final class LeastImage {
  private static final int FEW = 4;
  private static final int NAME_BITS = 4;
  private static final long NAME = (1 << NAME_BITS) - 1;

  /** The most names that fit next to their count in a long. */
  static final int MOST_DIGITS = Long.SIZE / NAME_BITS - 1;

  private static final int NUMBER_AT = MOST_DIGITS * NAME_BITS;

  /** By symmetry and position, the position whose digit moves there. */
  private final int[][] from;

  /** By depth, the symmetries that wait for it. */
  private final Waiting[] waiting;

  /** The depths at which symmetries were queued, latest last, for undoing. */
  private final int[] trail;

  private int trailSize;

  /** By depth, the size of the trail before the symmetries waiting there were examined. */
  private final int[] trailBefore;

  private int lastDepth;

  /** The symmetry whose image was smaller, and the length up to which it was compared. */
  private int lesser;

  private int compared;

  /** The names of the image's digits so far, as in {@link Waiting}. */
  private long names;

  /** Symmetries whose images are equal as far as they are known. */
  private static final class Waiting {
    private int[] symmetries = new int[FEW];

    /** By symmetry, how many digits of the image are known. */
    private int[] known = new int[FEW];

    /**
     * By symmetry, the name in the image of each digit of the filling, {@link #NAME_BITS} each, or
     * 0; the last field is their count.
     */
    private long[] names = new long[FEW];

    private int size;

    void add(int symmetry, int knownNow, long namesNow) {
      if (size == symmetries.length) {
        symmetries = Arrays.copyOf(symmetries, 2 * size);
        known = Arrays.copyOf(known, 2 * size);
        names = Arrays.copyOf(names, 2 * size);
      }
      symmetries[size] = symmetry;
      known[size] = knownNow;
      names[size++] = namesNow;
    }
  }

  /**
   * @param order the cells that are filled, in that order; each symmetry maps them to themselves
   * @param symmetries where each cell of the board goes; any number of them, a group or not, of
   *     which those that move none of the cells say nothing
   * @param board with at most 15 digits if there are symmetries; where its digits are not alike,
   *     they are not renamed
   */
  public LeastImage(int[] order, List<int[]> symmetries, Board board) {
    if (board.digits() > MOST_DIGITS && !symmetries.isEmpty()) {
      throw new IllegalArgumentException("%s, and symmetries".formatted(board));
    }
    for (int digit = 1; !board.digitsAreAlike() && digit <= board.digits(); digit++) {
      names |= (long) digit << (NAME_BITS * (digit - 1));
    }
    from =
        symmetries.stream()
            .map(to -> from(order, to))
            .filter(LeastImage::moves)
            .toArray(int[][]::new);
    waiting = Stream.generate(Waiting::new).limit(order.length + 1).toArray(Waiting[]::new);
    trail = new int[from.length * (order.length + 1)];
    trailBefore = new int[order.length + 1];
    for (int symmetry = 0; symmetry < from.length; symmetry++) {
      await(symmetry);
    }
  }

  private static int[] from(int[] order, int[] to) {
    int[] position = new int[to.length];
    for (int i = 0; i < order.length; i++) {
      position[order[i]] = i;
    }
    int[] from = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      from[position[to[order[i]]]] = i;
    }
    return from;
  }

  private static boolean moves(int[] from) {
    return IntStream.range(0, from.length).anyMatch(i -> from[i] != i);
  }

  /** Queues a symmetry until more of its image is known than was compared, if possible. */
  private void await(int symmetry) {
    if (compared < from[symmetry].length) {
      int depth = Math.max(compared, from[symmetry][compared]) + 1;
      waiting[depth].add(symmetry, compared, names);
      trail[trailSize++] = depth;
    }
  }

  /**
   * True if no image of the first {@code depth} digits is smaller, as far as is known.
   *
   * <p>To be asked for depth d only after it said yes for the first d - 1 of the same digits.
   *
   * @param digits by position, named in the order of first appearance from 1 on
   */
  public boolean isLeast(int[] digits, int depth) {
    goTo(depth);
    Waiting now = waiting[depth];
    for (int i = 0; i < now.size; i++) {
      int symmetry = now.symmetries[i];
      compared = now.known[i];
      names = now.names[i];
      int comparison = compare(from[symmetry], digits, depth);
      if (comparison < 0) {
        lesser = symmetry;
        return false;
      }
      if (comparison == 0) {
        await(symmetry);
      }
    }
    return true;
  }

  /** Undoes what was recorded at this depth and below. */
  private void goTo(int depth) {
    if (depth > lastDepth) {
      trailBefore[depth] = trailSize;
    }
    while (trailSize > trailBefore[depth]) {
      waiting[trail[--trailSize]].size--;
    }
    lastDepth = depth;
  }

  /**
   * Continues a comparison from where the digits were known to be equal. Negative if the image
   * reads less, positive if it reads more, 0 if alike as far as is known.
   */
  private int compare(int[] source, int[] digits, int depth) {
    int difference = 0;
    while (difference == 0 && compared < depth && source[compared] < depth) {
      int at = NAME_BITS * (digits[source[compared]] - 1);
      if ((names >>> at & NAME) == 0) {
        names += 1L << NUMBER_AT;
        names |= names >>> NUMBER_AT << at;
      }
      difference = (int) (names >>> at & NAME) - digits[compared++];
    }
    return difference;
  }

  /**
   * Visits the positions that caused the last negative answer: whatever is in the others, the image
   * of these is smaller. Some may come twice.
   */
  public void eachCompared(IntConsumer positions) {
    for (int i = 0; i < compared; i++) {
      positions.accept(i);
      positions.accept(from[lesser][i]);
    }
  }
}
