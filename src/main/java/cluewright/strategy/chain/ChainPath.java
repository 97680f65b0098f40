package cluewright.strategy.chain;

import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The claims of a chain from a {@link ChainSearch}, from its start on; reusable. */
final class ChainPath {
  private final LinkGraph graph;
  private final ChainSearch search;

  /** The cells met so far on the path. */
  private final long[] met;

  private int[] claims = new int[16];
  private int links;

  ChainPath(LinkGraph graph, ChainSearch search, Geometry geometry) {
    this.graph = graph;
    this.search = search;
    this.met = new long[geometry.words()];
  }

  /** Loads the chain to a claim of the search. */
  ChainPath to(int claim) {
    links = search.links(claim);
    if (claims.length <= links) {
      claims = new int[2 * links];
    }
    claims[links] = claim;
    for (int i = links; i > 0; i--) {
      claims[i - 1] = search.before(claims[i]);
    }
    return this;
  }

  int links() {
    return links;
  }

  int node(int i) {
    return ChainSearch.node(claims[i]);
  }

  boolean isTrue(int i) {
    return ChainSearch.isTrueClaim(claims[i]);
  }

  private int cell(int i) {
    return graph.cell(node(i));
  }

  /** True if it meets no cell twice, except for steps within a cell. */
  boolean isPlain() {
    return crossesOnlyAt(-1);
  }

  /**
   * True if it leaves its start cell at once, returns to it from another cell, and meets no other
   * cell twice, except for steps within a cell.
   */
  boolean isPlainLoop() {
    return cell(0) != cell(1) && cell(links - 1) != cell(links) && crossesOnlyAt(cell(0));
  }

  /**
   * Checks for crossings as HoDoKu does: a group blocks all its cells, and is itself blocked by its
   * first.
   */
  private boolean crossesOnlyAt(int free) {
    Arrays.fill(met, 0);
    for (int i = 0; i <= links; i++) {
      int cell = cell(i);
      if ((met[cell >> 6] >>> cell & 1) != 0) {
        return false;
      }
      if (i > 0 && cell(i - 1) != free) {
        addCells(i - 1, met);
      }
    }
    return true;
  }

  /** Adds the cells of its i-th node to a set. */
  private void addCells(int i, long[] set) {
    for (int word = 0; word < set.length; word++) {
      set[word] |= graph.cells(node(i), word);
    }
  }

  void addCells(long[] set) {
    for (int i = 0; i <= links; i++) {
      addCells(i, set);
    }
  }

  boolean hasGroup() {
    for (int i = 0; i <= links; i++) {
      if (graph.isGroup(node(i))) {
        return true;
      }
    }
    return false;
  }

  /** The part from its first false node to its last true one, either of which is true. */
  List<ChainNode> strongToStrong() {
    List<ChainNode> nodes = new ArrayList<>();
    int last = isTrue(links) ? links : links - 1;
    for (int i = isTrue(0) ? 1 : 0; i <= last; i++) {
      nodes.add(graph.chainNode(node(i)));
    }
    return nodes;
  }
}
