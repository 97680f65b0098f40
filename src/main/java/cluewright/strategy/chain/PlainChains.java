package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.ChainNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds a shortest chain between two ends that meets no cell twice, where the shortest overall
 * does.
 *
 * <p>It tries all chains, the short ones first. That can take very long on large boards, so in one
 * state it takes no more than {@value #MOST_STEPS} steps; 9x9 boards need a few thousand. Mutable
 * and reused.
 */
final class PlainChains {
  private static final int MOST_STEPS = 1_000_000;

  private final LinkGraph graph;
  private final boolean[] met;
  private int[] nodes = new int[0];
  private int end;
  private int links;
  private int steps;

  PlainChains(LinkGraph graph, Board board) {
    this.graph = graph;
    this.met = new boolean[board.cells()];
  }

  /** Starts with the graph of another state. */
  void begin() {
    steps = 0;
  }

  /** Finds a chain from a false start to a true end whose length is within bounds. */
  boolean find(int start, int to, int fewestLinks, int mostLinks) {
    end = to;
    nodes = nodes.length > mostLinks ? nodes : new int[mostLinks + 1];
    nodes[0] = start;
    Arrays.fill(met, false);
    met[graph.cell(start)] = true;
    for (links = fewestLinks; links <= mostLinks; links += 2) {
      if (leadsOn(0)) {
        return true;
      }
    }
    return false;
  }

  /** Follows the strong links of the false node at an even position of the chain. */
  private boolean leadsOn(int at) {
    int off = nodes[at];
    for (int i = 0; i < graph.strongCount(off) && steps < MOST_STEPS; i++) {
      int on = graph.strong(off, i);
      boolean stays = graph.cell(on) == graph.cell(off);
      if (stays || !met[graph.cell(on)]) {
        nodes[at + 1] = on;
        met[graph.cell(on)] = true;
        if (at + 1 == links ? on == end : leadsOnFromTrue(at + 1)) {
          return true;
        }
        met[graph.cell(on)] = stays;
      }
    }
    return false;
  }

  private boolean leadsOnFromTrue(int at) {
    int first = nodes[at] * graph.words();
    for (int word = 0; word < graph.words(); word++) {
      for (long rest = graph.weak()[first + word]; rest != 0; rest &= rest - 1) {
        int off = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (!met[graph.cell(off)]) {
          steps++;
          nodes[at + 1] = off;
          met[graph.cell(off)] = true;
          if (leadsOn(at + 1)) {
            return true;
          }
          met[graph.cell(off)] = false;
        }
      }
    }
    return false;
  }

  /** The number of links in the chain found last. */
  int links() {
    return links;
  }

  /** The nodes of the chain found last. */
  List<ChainNode> chain() {
    List<ChainNode> chain = new ArrayList<>();
    for (int i = 0; i <= links; i++) {
      chain.add(graph.chainNode(nodes[i]));
    }
    return chain;
  }
}
