package cluewright.proof.check;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Compares fillings of some cells with their images under moves of these cells.
 *
 * <p>A filling reads as its digits do in a certain order of the cells, when they are named 1, 2, 3,
 * … as they come, unless relations know them by their values. Of a filling and its images one reads
 * least, and it alone need be tried. How the first cells of a filling read is known when they are
 * filled, and how an image reads up to the first cell that gets its digit from one that is not.
 */
final class LeastReading {
  /** By move and position in the order, the position whose digit moves there. */
  private final int[][] sources;

  private final PlainBoard board;

  /**
   * @param order the cells to fill; each move takes these cells to themselves
   */
  LeastReading(List<Integer> order, List<int[]> moves, PlainBoard board) {
    this.board = board;
    this.sources = new int[moves.size()][order.size()];
    for (int move = 0; move < sources.length; move++) {
      for (int from = 0; from < order.size(); from++) {
        sources[move][order.indexOf(moves.get(move)[order.get(from)])] = from;
      }
    }
  }

  /** The numbers of all moves except the identity. */
  int[] moves() {
    return IntStream.range(0, sources.length).filter(this::isMoving).toArray();
  }

  private boolean isMoving(int move) {
    return IntStream.range(0, sources[move].length).anyMatch(at -> sources[move][at] != at);
  }

  /**
   * The moves whose images may still become smaller than the filling; empty if one already is.
   *
   * @param names by position: the digits of the filling, named as they come
   * @param filled how many of them there are
   */
  Optional<int[]> undecided(int[] moves, int[] names, int filled) {
    int[] left = new int[moves.length];
    int count = 0;
    for (int move : moves) {
      int difference = difference(sources[move], names, filled);
      if (difference < 0) {
        return Optional.empty();
      }
      if (difference == 0) {
        left[count++] = move;
      }
    }
    return Optional.of(count == left.length ? moves : Arrays.copyOf(left, count));
  }

  /** Negative if the image is smaller, positive if it is larger, 0 while unknown. */
  private int difference(int[] source, int[] names, int filled) {
    int[] renamed = new int[board.size + 1];
    int used = board.namesInUse();
    for (int digit = 1; digit <= used; digit++) {
      renamed[digit] = digit;
    }
    for (int at = 0; at < filled && source[at] < filled; at++) {
      int name = names[source[at]];
      if (renamed[name] == 0) {
        renamed[name] = ++used;
      }
      if (renamed[name] != names[at]) {
        return renamed[name] - names[at];
      }
    }
    return 0;
  }
}
