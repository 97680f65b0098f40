package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Colours the places of a digit in clusters: wherever a house that must hold every digit has only
 * two places for it, they get the two colours of a cluster.
 *
 * <p>So of the two colours of a cluster one is true in all its cells, the other in none. Colours 2i
 * and 2i + 1 belong to cluster i; clusters come in the order of their lowest cells. A set of cells
 * is {@link Geometry#words} longs. Mutable and reused without allocation.
 */
final class Colouring {
  private static final int NONE = -1;

  private final Geometry geometry;
  private final Board board;
  private final int words;
  private final int[] colourOf;

  /** By cell, the cells it is joined to, at most one for each of its houses. */
  private final int[][] joined;

  private final int[] joinedCount;
  private final int[] queue;
  private final long[] cells;
  private final long[] seen;
  private int digit;
  private int clusters;

  Colouring(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.words = geometry.words();
    this.colourOf = new int[board.cells()];
    this.joined = new int[board.cells()][];
    for (int cell = 0; cell < joined.length; cell++) {
      joined[cell] = new int[geometry.housesOf(cell).length];
    }
    this.joinedCount = new int[board.cells()];
    this.queue = new int[board.cells()];
    this.cells = new long[board.cells() * words];
    this.seen = new long[board.cells() * words];
  }

  void colour(SolvingState state, int ofDigit) {
    digit = ofDigit;
    clusters = 0;
    Arrays.fill(joinedCount, 0);
    joinPlaces(state);
    Arrays.fill(colourOf, NONE);
    for (int cell = 0; cell < colourOf.length; cell++) {
      if (joinedCount[cell] > 0 && colourOf[cell] == NONE) {
        spread(cell);
      }
    }
  }

  private void joinPlaces(SolvingState state) {
    for (int house = 0; house < geometry.houses(); house++) {
      int places = state.places(house, digit);
      if (Integer.bitCount(places) == 2 && geometry.holdsEveryDigit(house)) {
        int low = geometry.cellsOf(house)[Integer.numberOfTrailingZeros(places)];
        int high = geometry.cellsOf(house)[31 - Integer.numberOfLeadingZeros(places)];
        joined[low][joinedCount[low]++] = high;
        joined[high][joinedCount[high]++] = low;
      }
    }
  }

  private void spread(int first) {
    int base = 2 * clusters++;
    Arrays.fill(cells, base * words, (base + 2) * words, 0);
    Arrays.fill(seen, base * words, (base + 2) * words, 0);
    colourOf[first] = base;
    queue[0] = first;
    int tail = 1;
    for (int head = 0; head < tail; head++) {
      int cell = queue[head];
      add(cell, colourOf[cell]);
      for (int i = 0; i < joinedCount[cell]; i++) {
        int next = joined[cell][i];
        if (colourOf[next] == NONE) {
          colourOf[next] = other(colourOf[cell]);
          queue[tail++] = next;
        }
      }
    }
  }

  private void add(int cell, int colour) {
    cells[colour * words + (cell >> 6)] |= 1L << cell;
    long[] peers = geometry.peerSet(cell);
    for (int word = 0; word < words; word++) {
      seen[colour * words + word] |= peers[word];
    }
  }

  /** The other colour of the cluster. */
  static int other(int colour) {
    return colour ^ 1;
  }

  int colours() {
    return 2 * clusters;
  }

  /** A word of the cells of a colour. */
  long cells(int colour, int word) {
    return cells[colour * words + word];
  }

  /** A word of the cells that see some cell of a colour. */
  long seenFrom(int colour, int word) {
    return seen[colour * words + word];
  }

  /** True if some cell of one colour sees some cell of another, or of the same. */
  boolean see(int one, int another) {
    for (int word = 0; word < words; word++) {
      if ((cells(one, word) & seenFrom(another, word)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** A copy of the cells of a colour. */
  CellSet cellsOf(int colour) {
    return CellSet.where(board.cells(), cell -> (cells(colour, cell >> 6) >>> cell & 1) != 0);
  }

  /** The name of a colour, for example {@code r1c2} or {@code all of r1c2 and r4c4}. */
  Phrase name(int colour) {
    CellSet set = cellsOf(colour);
    Phrase cells = Words.cells(board, set);
    return set.size() == 1 ? cells : Phrase.of("reasons.all-of", cells);
  }

  /** A copy of the strong links in a colour's cluster. */
  List<Evidence.Link> linksOf(int colour) {
    List<Evidence.Link> links = new ArrayList<>();
    for (int cell : cellsOf(colour).toArray()) {
      for (int i = 0; i < joinedCount[cell]; i++) {
        links.add(
            new Evidence.Link(
                board.candidate(cell, digit),
                board.candidate(joined[cell][i], digit),
                Evidence.Strength.STRONG));
      }
    }
    return links;
  }
}
