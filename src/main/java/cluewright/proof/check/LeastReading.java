package cluewright.proof.check;

import java.util.Arrays;
import java.util.List;

/**
 * Compares fillings of some cells with their images under moves of these cells.
 *
 * <p>A filling reads as its digits do in a certain order of the cells, when they are named 1, 2, 3,
 * … as they come, unless relations know them by their values. Of a filling and its images one reads
 * least, and it alone need be tried. How the first cells of a filling read is known when they are
 * filled, and how an image reads up to the first cell that gets its digit from one that is not.
 *
 * <p>A move whose image reads as the filling does, as far as it is known, waits for the place that
 * must be filled before more is. One whose image reads more is done with while these cells stand.
 */
final class LeastReading {
  private static final int FEW = 8;

  /** Where each cell goes. */
  private final List<int[]> moves;

  /** By move and place in the order, the place whose digit moves there. */
  private final int[][] sources;

  private final int size;

  /** By place, the moves that wait for it. */
  private final Waiting[] waiting;

  /** The places for which moves were made to wait, the latest last. */
  private int[] trail = new int[FEW];

  private int trailSize;

  /** By place, the size of the trail before it was filled. */
  private final int[] trailBefore;

  /** The move whose image was found to read less, and how many places show it. */
  private int less;

  private int shown;

  /** Moves, and how far the image of each is known to read as the filling. */
  private static final class Waiting {
    private int[] moves = new int[FEW];
    private int[] alike = new int[FEW];

    /** By move, what each digit of the filling is called in the image, with 0 the next new name. */
    private byte[][] names = new byte[FEW][];

    private int count;

    void add(int move, int known, byte[] renamed) {
      if (count == moves.length) {
        moves = Arrays.copyOf(moves, 2 * count);
        alike = Arrays.copyOf(alike, 2 * count);
        names = Arrays.copyOf(names, 2 * count);
      }
      moves[count] = move;
      alike[count] = known;
      if (names[count] == null) {
        names[count] = new byte[renamed.length];
      }
      System.arraycopy(renamed, 0, names[count++], 0, renamed.length);
    }
  }

  private final byte[] renamed;

  /**
   * @param order the cells to fill; each move takes these cells to themselves
   */
  LeastReading(List<Integer> order, List<int[]> moves, PlainBoard board) {
    this.size = board.size;
    this.moves = moves.stream().filter(move -> changes(order, move)).toList();
    this.sources = this.moves.stream().map(move -> sources(order, move)).toArray(int[][]::new);
    this.waiting = new Waiting[order.size()];
    Arrays.setAll(waiting, place -> new Waiting());
    this.trailBefore = new int[order.size()];
    this.renamed = new byte[size + 1];
    renamed[0] = (byte) (board.namesInUse() + 1);
    for (int digit = 1; digit <= board.namesInUse(); digit++) {
      renamed[digit] = (byte) digit;
    }
    for (int move = 0; move < sources.length; move++) {
      waiting[sources[move][0]].add(move, 0, renamed);
    }
  }

  private static boolean changes(List<Integer> order, int[] move) {
    return order.stream().anyMatch(cell -> move[cell] != cell);
  }

  private static int[] sources(List<Integer> order, int[] move) {
    int[] placeOf = new int[move.length];
    for (int place = 0; place < order.size(); place++) {
      placeOf[order.get(place)] = place;
    }
    int[] sources = new int[order.size()];
    for (int from = 0; from < sources.length; from++) {
      sources[placeOf[move[order.get(from)]]] = from;
    }
    return sources;
  }

  /**
   * Looks at a place that was filled, after all before it.
   *
   * @param names by place, the digits of the filling, named as they come
   * @return true if no image is known to read less than the filling
   */
  boolean fill(int place, int[] names) {
    trailBefore[place] = trailSize;
    Waiting here = waiting[place];
    for (int i = 0; i < here.count; i++) {
      System.arraycopy(here.names[i], 0, renamed, 0, renamed.length);
      int difference = difference(here.moves[i], here.alike[i], names, place);
      if (difference < 0) {
        less = here.moves[i];
        return false;
      }
    }
    return true;
  }

  /** Forgets what was learnt when a place was filled. */
  void leave(int place) {
    while (trailSize > trailBefore[place]) {
      waiting[trail[--trailSize]].count--;
    }
  }

  /** Negative if the image reads less, positive if more; 0 if unknown, and then the move waits. */
  private int difference(int move, int alike, int[] names, int last) {
    int[] source = sources[move];
    int at = alike;
    while (at <= last && source[at] <= last) {
      int name = names[source[at]];
      if (renamed[name] == 0) {
        renamed[name] = renamed[0]++;
      }
      if (renamed[name] != names[at]) {
        shown = at + 1;
        return renamed[name] - names[at];
      }
      at++;
    }
    if (at < source.length) {
      await(move, at);
    }
    return 0;
  }

  private void await(int move, int known) {
    int place = Math.max(known, sources[move][known]);
    waiting[place].add(move, known, renamed);
    if (trailSize == trail.length) {
      trail = Arrays.copyOf(trail, 2 * trailSize);
    }
    trail[trailSize++] = place;
  }

  /** The move whose image was found to read less: where each cell goes. */
  int[] move() {
    return moves.get(less);
  }

  /** How many places show that its image reads less. */
  int shown() {
    return shown;
  }

  /** Adds the places that show that an image reads less: its first ones, and their sources. */
  void blame(Places why) {
    for (int at = 0; at < shown; at++) {
      why.add(at);
      why.add(sources[less][at]);
    }
  }
}
