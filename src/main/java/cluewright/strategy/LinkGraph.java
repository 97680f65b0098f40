package cluewright.strategy;

import cluewright.model.Board;
import java.util.Arrays;

/**
 * The candidates of a state that have strong links, and all links between them.
 *
 * <p>A strong link joins the two places left for a digit in a house that holds every digit, or the
 * two candidates of a cell: if one is false, the other is true. A weak link joins candidates of one
 * digit in cells that see each other, or two candidates of a cell: not both are true. Both work in
 * both directions. Candidates without a strong link can only stand at the very end of an argument,
 * so they are no nodes here. Nodes are numbered from 0 in the order of their candidates; the links
 * of node i are the bits of {@link #words} longs from {@code i * words} on.
 *
 * <p>Mutable and reused from state to state, without allocation once its arrays have grown.
 */
final class LinkGraph {

  /** Which strong links there are. */
  enum Kind {
    /** Between places of one digit; chains never leave the digit. */
    PLACES,
    /** Within cells of two candidates. */
    CELLS,
    /** Both. */
    ALL
  }

  private final Geometry geometry;
  private final Board board;
  private final Kind kind;

  /** For each candidate its node, or -1. */
  private final int[] nodes;

  private final long[] isNode;

  /** The strong links, as pairs of candidates. */
  private int[] ends = new int[128];

  private int endCount;

  private int size;
  private int words;
  private int[] candidates = new int[0];
  private int[] cells = new int[0];
  private int[] digits = new int[0];
  private long[] strong = new long[0];
  private long[] weak = new long[0];

  LinkGraph(Geometry geometry, Kind kind) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.kind = kind;
    this.nodes = new int[board.candidates()];
    this.isNode = new long[(board.candidates() + Long.SIZE - 1) / Long.SIZE];
    Arrays.fill(nodes, -1);
  }

  /** Takes the links of a state, which is not changed. */
  void lay(SolvingState state) {
    Arrays.fill(isNode, 0);
    endCount = 0;
    if (kind != Kind.CELLS) {
      joinPlaces(state);
    }
    if (kind != Kind.PLACES) {
      joinCells(state);
    }
    number();
    layStrong();
    for (int node = 0; node < size; node++) {
      layWeak(node, state);
    }
  }

  private void joinPlaces(SolvingState state) {
    for (int house = 0; house < geometry.houses(); house++) {
      if (geometry.holdsEveryDigit(house)) {
        int[] cellsOf = geometry.cellsOf(house);
        for (int digit = 1; digit <= board.digits(); digit++) {
          int places = state.places(house, digit);
          if (Integer.bitCount(places) == 2) {
            join(
                board.candidate(cellsOf[Integer.numberOfTrailingZeros(places)], digit),
                board.candidate(cellsOf[31 - Integer.numberOfLeadingZeros(places)], digit));
          }
        }
      }
    }
  }

  private void joinCells(SolvingState state) {
    for (int cell = 0; cell < board.cells(); cell++) {
      int open = state.open(cell);
      if (Integer.bitCount(open) == 2) {
        join(
            board.candidate(cell, Integer.numberOfTrailingZeros(open) + 1),
            board.candidate(cell, 32 - Integer.numberOfLeadingZeros(open)));
      }
    }
  }

  private void join(int first, int second) {
    if (endCount == ends.length) {
      ends = Arrays.copyOf(ends, 2 * endCount);
    }
    ends[endCount++] = first;
    ends[endCount++] = second;
    isNode[first >> 6] |= 1L << first;
    isNode[second >> 6] |= 1L << second;
  }

  private void number() {
    for (int node = 0; node < size; node++) {
      nodes[candidates[node]] = -1;
    }
    size = 0;
    for (long word : isNode) {
      size += Long.bitCount(word);
    }
    words = (size + Long.SIZE - 1) / Long.SIZE;
    makeRoom();
    int node = 0;
    for (int word = 0; word < isNode.length; word++) {
      for (long rest = isNode[word]; rest != 0; rest &= rest - 1) {
        int candidate = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        nodes[candidate] = node;
        candidates[node] = candidate;
        cells[node] = board.cellOf(candidate);
        digits[node++] = board.digitOf(candidate);
      }
    }
  }

  private void makeRoom() {
    if (candidates.length < size) {
      candidates = new int[2 * size];
      cells = new int[2 * size];
      digits = new int[2 * size];
    }
    if (strong.length < size * words) {
      strong = new long[2 * size * words];
      weak = new long[2 * size * words];
    }
    Arrays.fill(strong, 0, size * words, 0);
    Arrays.fill(weak, 0, size * words, 0);
  }

  private void layStrong() {
    for (int i = 0; i < endCount; i += 2) {
      int first = nodes[ends[i]];
      int second = nodes[ends[i + 1]];
      strong[first * words + (second >> 6)] |= 1L << second;
      strong[second * words + (first >> 6)] |= 1L << first;
    }
  }

  private void layWeak(int node, SolvingState state) {
    int digit = digits[node];
    long[] peers = geometry.peerSet(cells[node]);
    for (int word = 0; word < peers.length; word++) {
      for (long rest = state.cells(digit, word) & peers[word]; rest != 0; rest &= rest - 1) {
        layWeak(node, board.candidate(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit));
      }
    }
    if (kind == Kind.ALL) {
      int others = state.open(cells[node]) & ~(1 << (digit - 1));
      for (int rest = others; rest != 0; rest &= rest - 1) {
        layWeak(node, board.candidate(cells[node], Integer.numberOfTrailingZeros(rest) + 1));
      }
    }
  }

  private void layWeak(int node, int candidate) {
    int other = nodes[candidate];
    if (other >= 0) {
      weak[node * words + (other >> 6)] |= 1L << other;
    }
  }

  int size() {
    return size;
  }

  /** How many longs the links of a node take. */
  int words() {
    return words;
  }

  /** The strong links of all nodes. */
  long[] strong() {
    return strong;
  }

  /** The weak links of all nodes. */
  long[] weak() {
    return weak;
  }

  int candidate(int node) {
    return candidates[node];
  }

  int cell(int node) {
    return cells[node];
  }

  int digit(int node) {
    return digits[node];
  }
}
