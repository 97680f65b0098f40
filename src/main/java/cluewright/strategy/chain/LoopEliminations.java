package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Geometry;
import java.util.Arrays;

/**
 * The eliminations of a continuous loop: exactly one end of each weak link is true.
 *
 * <p>So two candidates of a cell that a weak link joins exclude the others of the cell, and two
 * nodes of a digit exclude it wherever both are seen, but for the cells of the loop itself, where
 * HoDoKu does not look. Two candidates that a relation joins exclude whatever both exclude.
 */
final class LoopEliminations {
  private final Geometry geometry;
  private final LinkGraph graph;
  private final long[] inside;
  private final long[] firstSeers;
  private final long[] secondSeers;

  LoopEliminations(Geometry geometry, LinkGraph graph) {
    this.geometry = geometry;
    this.graph = graph;
    this.inside = new long[geometry.words()];
    this.firstSeers = new long[geometry.words()];
    this.secondSeers = new long[geometry.words()];
  }

  /** Adds the eliminations of the loop that a weak link from its end to its start closes. */
  void addTo(Eliminations eliminations, ChainPath path) {
    Arrays.fill(inside, 0);
    path.addCells(inside);
    addWeak(eliminations, path.node(path.links()), path.node(0));
    for (int i = 2; i < path.links(); i += 2) {
      addWeak(eliminations, path.node(i - 1), path.node(i));
    }
  }

  private void addWeak(Eliminations eliminations, int first, int second) {
    if (graph.digit(first) != graph.digit(second)) {
      if (areInOneCell(first, second)) {
        int both = 1 << (graph.digit(first) - 1) | 1 << (graph.digit(second) - 1);
        eliminations.addDigits(graph.cell(first), ~both);
      } else {
        addRelated(eliminations, first, second);
      }
      return;
    }
    graph.seers(first, firstSeers);
    graph.seers(second, secondSeers);
    for (int word = 0; word < inside.length; word++) {
      eliminations.addCells(
          graph.digit(first), word, firstSeers[word] & secondSeers[word] & ~inside[word]);
    }
  }

  private boolean areInOneCell(int first, int second) {
    return !graph.isGroup(first)
        && !graph.isGroup(second)
        && graph.cell(first) == graph.cell(second);
  }

  /** Adds what two nodes exclude, at least one of them a single candidate. */
  private void addRelated(Eliminations eliminations, int first, int second) {
    int single = graph.isGroup(first) ? second : first;
    int other = graph.isGroup(first) ? first : second;
    Board board = geometry.board();
    int cell = graph.cell(single);
    for (int digit = 1; digit <= board.digits(); digit++) {
      addIfExcluded(eliminations, single, other, board.candidate(cell, digit));
    }
    for (int peer : geometry.peers(cell)) {
      addIfExcluded(eliminations, single, other, board.candidate(peer, graph.digit(single)));
    }
    for (int barred : geometry.related(graph.candidate(single))) {
      addIfExcluded(eliminations, single, other, barred);
    }
  }

  private void addIfExcluded(Eliminations eliminations, int single, int other, int candidate) {
    if (graph.excludes(single, candidate) && graph.excludes(other, candidate)) {
      Board board = geometry.board();
      eliminations.addDigits(board.cellOf(candidate), 1 << (board.digitOf(candidate) - 1));
    }
  }
}
