package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The nodes of a state's chains, candidates and {@linkplain CellGroups groups}, with all links
 * between them.
 *
 * <p>A strong link joins two nodes of a digit that are all that a house has of it, where the house
 * holds every digit, or the two candidates of a cell: if one is false, the other is true. A weak
 * link joins nodes of one digit without a common cell each of whose cells sees each of the other's,
 * or two candidates of a cell, or a candidate and a node that relations bar beside it: not both are
 * true. Both work in both directions. Single candidates come first, in their order, then groups in
 * theirs. The weak links of node i are the bits of {@link #words} longs from {@code i * words} on;
 * the strong ones are few and have an order, which decides between chains of equal length: within
 * the cell, by houses, groups last.
 *
 * <p>Mutable and reused from state to state, without allocation once its arrays have grown.
 */
public final class LinkGraph {

  /** Which nodes and strong links a graph contains. */
  public enum Kind {
    /** Places of one digit, so that chains never change the digit. Only linked ones are nodes. */
    PLACES,
    /** Cells with two candidates. Only linked ones are nodes. */
    CELLS,
    /** Both, with relations; every open candidate is a node. */
    ALL,
    /** All, with groups as further nodes. */
    GROUPED
  }

  private final Geometry geometry;
  private final Board board;
  private final Kind kind;
  private final StrongLinks pairs;
  private final CellGroups groups;
  private final GroupLinks groupLinks;

  /**
   * The maximum number of strong links of a node: one in the cell, and one in each house. It grows
   * where lines of two grids share a box, since these have groups of the same cells.
   */
  private int mostStrong;

  /** By candidate, its node, or -1. */
  private final int[] nodes;

  private final long[] isNode;

  private int singles;
  private int size;
  private int words;
  private int[] candidates = new int[0];
  private int[] cells = new int[0];
  private int[] digits = new int[0];
  private int[] strong = new int[0];
  private int[] strongCount = new int[0];
  private long[] weak = new long[0];

  public LinkGraph(Geometry geometry, Kind kind) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.kind = kind;
    this.pairs = new StrongLinks(geometry);
    this.groups = new CellGroups(geometry);
    this.groupLinks = new GroupLinks(geometry, groups, this);
    this.nodes = new int[board.candidates()];
    this.isNode = new long[(board.candidates() + Long.SIZE - 1) / Long.SIZE];
    int most = 2;
    for (int cell = 0; cell < board.cells(); cell++) {
      most = Math.max(most, 1 + geometry.housesOf(cell).length);
    }
    this.mostStrong = most;
    Arrays.fill(nodes, -1);
  }

  /** Loads the links of a state, without changing it. */
  public void lay(SolvingState state) {
    Arrays.fill(isNode, 0);
    pairs.clear();
    groups.clear();
    if (kind != Kind.PLACES) {
      pairs.addCells(state);
    }
    if (kind != Kind.CELLS) {
      pairs.addPlaces(state);
    }
    if (kind == Kind.ALL || kind == Kind.GROUPED) {
      addAll(state);
    } else {
      addLinked();
    }
    if (kind == Kind.GROUPED) {
      groups.lookAt(state);
    }
    number();
    for (int pair = 0; pair < pairs.size(); pair++) {
      int first = nodes[pairs.candidate(pair, 0)];
      int second = nodes[pairs.candidate(pair, 1)];
      layStrong(first, second);
      layStrong(second, first);
    }
    for (int node = 0; node < singles; node++) {
      layWeak(node, state);
    }
    groupLinks.lay(state);
  }

  private void addLinked() {
    for (int pair = 0; pair < pairs.size(); pair++) {
      addNode(pairs.candidate(pair, 0));
      addNode(pairs.candidate(pair, 1));
    }
  }

  private void addNode(int candidate) {
    isNode[candidate >> 6] |= 1L << candidate;
  }

  private void addAll(SolvingState state) {
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int rest = state.open(cell); rest != 0; rest &= rest - 1) {
        addNode(board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
      }
    }
  }

  private void number() {
    for (int node = 0; node < singles; node++) {
      nodes[candidates[node]] = -1;
    }
    singles = 0;
    for (long word : isNode) {
      singles += Long.bitCount(word);
    }
    size = singles + groups.size();
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
    for (int group = 0; group < groups.size(); group++) {
      cells[node] = groups.first(group);
      digits[node++] = groups.digit(group);
    }
  }

  private void makeRoom() {
    if (cells.length < size) {
      candidates = new int[2 * size];
      cells = new int[2 * size];
      digits = new int[2 * size];
      strong = new int[2 * size * mostStrong];
      strongCount = new int[2 * size];
    }
    if (weak.length < size * words) {
      weak = new long[2 * size * words];
    }
    Arrays.fill(strongCount, 0, size, 0);
    Arrays.fill(weak, 0, size * words, 0);
  }

  /** Adds a strong link in one direction, unless it exists. */
  void layStrong(int from, int to) {
    int first = from * mostStrong;
    int end = first + strongCount[from];
    for (int i = first; i < end; i++) {
      if (strong[i] == to) {
        return;
      }
    }
    if (strongCount[from] == mostStrong) {
      widen();
      layStrong(from, to);
    } else {
      strong[end] = to;
      strongCount[from]++;
    }
  }

  private void widen() {
    int[] wide = new int[2 * strong.length];
    for (int node = 0; node < size; node++) {
      System.arraycopy(strong, node * mostStrong, wide, 2 * node * mostStrong, strongCount[node]);
    }
    strong = wide;
    mostStrong *= 2;
  }

  /** Adds a weak link in one direction. */
  void layWeak(int from, int to) {
    weak[from * words + (to >> 6)] |= 1L << to;
  }

  private void layWeak(int node, SolvingState state) {
    int digit = digits[node];
    long[] peers = geometry.peerSet(cells[node]);
    for (int word = 0; word < peers.length; word++) {
      for (long rest = state.cells(digit, word) & peers[word]; rest != 0; rest &= rest - 1) {
        int other = node(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit);
        if (other >= 0) {
          layWeak(node, other);
        }
      }
    }
    if (kind == Kind.ALL || kind == Kind.GROUPED) {
      int others = state.open(cells[node]) & ~(1 << (digit - 1));
      for (int rest = others; rest != 0; rest &= rest - 1) {
        layWeak(node, node(cells[node], Integer.numberOfTrailingZeros(rest) + 1));
      }
      for (int barred : geometry.related(candidates[node])) {
        if (nodes[barred] >= 0) {
          layWeak(node, nodes[barred]);
        }
      }
    }
  }

  int size() {
    return size;
  }

  /** The number of single candidates among the nodes, which come first. */
  int singles() {
    return singles;
  }

  public int groupNode(int group) {
    return singles + group;
  }

  boolean isGroup(int node) {
    return node >= singles;
  }

  /** The number of longs in a set of nodes. */
  int words() {
    return words;
  }

  /** The weak links of all nodes. */
  long[] weak() {
    return weak;
  }

  int strongCount(int node) {
    return strongCount[node];
  }

  /** The other end of the i-th strong link of a node. */
  int strong(int node, int i) {
    return strong[node * mostStrong + i];
  }

  /** The node of a single candidate, or -1. */
  int node(int cell, int digit) {
    return nodes[board.candidate(cell, digit)];
  }

  /** The candidate of a node, which must not be a group. */
  int candidate(int node) {
    return candidates[node];
  }

  /** The cell of a node; for a group, its first. */
  int cell(int node) {
    return cells[node];
  }

  int digit(int node) {
    return digits[node];
  }

  /** The node of a single candidate, or -1. */
  int nodeOf(int candidate) {
    return nodes[candidate];
  }

  /** True if a candidate excludes a node, in all its cells. */
  boolean excludes(int node, int candidate) {
    return isGroup(node)
        ? groups.excludes(node - singles, candidate)
        : geometry.exclude(candidates[node], candidate);
  }

  /** A word of the cells of a node. */
  long cells(int node, int word) {
    if (isGroup(node)) {
      return groups.cells(node - singles, word);
    }
    return cells[node] >> 6 == word ? 1L << cells[node] : 0;
  }

  /** Lists the cells that see all cells of a node. */
  void seers(int node, long[] into) {
    if (isGroup(node)) {
      Arrays.fill(into, -1L);
      groups.keepSeers(into, node - singles);
    } else {
      System.arraycopy(geometry.peerSet(cells[node]), 0, into, 0, into.length);
    }
  }

  /** The cells and the digit of a node. */
  public ChainNode chainNode(int node) {
    CellSet of = CellSet.where(board.cells(), cell -> (cells(node, cell >> 6) >>> cell & 1) != 0);
    return new ChainNode(of, digits[node]);
  }
}
