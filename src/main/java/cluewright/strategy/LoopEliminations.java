package cluewright.strategy;

import java.util.Arrays;

/**
 * What a continuous loop excludes: of the two ends of each of its weak links exactly one is true.
 *
 * <p>So two candidates of a cell that a weak link joins exclude the others of the cell, and two
 * places of a digit exclude it wherever both are seen, but for the cells of the loop itself, where
 * HoDoKu does not look.
 */
final class LoopEliminations {
  private final Geometry geometry;
  private final LinkGraph graph;
  private final ChainSearch search;
  private final long[] outside;

  LoopEliminations(Geometry geometry, LinkGraph graph, ChainSearch search) {
    this.geometry = geometry;
    this.graph = graph;
    this.search = search;
    this.outside = new long[geometry.words()];
  }

  /** Adds those of the loop that the chain from the start of the search to an end closes. */
  void addTo(Eliminations eliminations, int start, int end) {
    findOutside(end);
    addWeak(eliminations, start, end);
    int node = end;
    for (int i = search.links(end); i > 1; i -= 2) {
      int off = search.before(node, i);
      int on = search.before(off, i - 1);
      addWeak(eliminations, on, off);
      node = on;
    }
  }

  private void findOutside(int end) {
    Arrays.fill(outside, -1L);
    int node = end;
    for (int i = search.links(end); i >= 0; i--) {
      outside[graph.cell(node) >> 6] &= ~(1L << graph.cell(node));
      node = i == 0 ? node : search.before(node, i);
    }
  }

  private void addWeak(Eliminations eliminations, int first, int second) {
    int firstCell = graph.cell(first);
    int secondCell = graph.cell(second);
    if (firstCell == secondCell) {
      int both = 1 << (graph.digit(first) - 1) | 1 << (graph.digit(second) - 1);
      eliminations.addDigits(firstCell, ~both);
      return;
    }
    long[] firstPeers = geometry.peerSet(firstCell);
    long[] secondPeers = geometry.peerSet(secondCell);
    for (int word = 0; word < outside.length; word++) {
      eliminations.addCells(
          graph.digit(first), word, firstPeers[word] & secondPeers[word] & outside[word]);
    }
  }

  /**
   * The links of the loop as HoDoKu counts them: it starts and ends in a cell, and a link within
   * that cell is not counted.
   */
  int links(int end) {
    int links = search.links(end);
    int node = end;
    int cell = graph.cell(end);
    boolean staysInCell = false;
    for (int i = links; i > 0; i--) {
      node = search.before(node, i);
      staysInCell |= graph.cell(node) == cell;
      cell = graph.cell(node);
    }
    staysInCell |= cell == graph.cell(end);
    return staysInCell ? links : links + 1;
  }
}
