package cluewright.strategy.chain;

import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;

/** Adds the links of groups to a {@link LinkGraph} whose nodes are numbered. */
final class GroupLinks {
  private final Geometry geometry;
  private final CellGroups groups;
  private final LinkGraph graph;
  private final long[] seers;

  GroupLinks(Geometry geometry, CellGroups groups, LinkGraph graph) {
    this.geometry = geometry;
    this.groups = groups;
    this.graph = graph;
    this.seers = new long[geometry.words()];
  }

  /** Adds the weak links of each group, then its strong ones, those to single candidates first. */
  void lay(SolvingState state) {
    for (int group = 0; group < groups.size(); group++) {
      layWeak(group, state);
      join(group, groups.box(group), state);
      join(group, groups.line(group), state);
      joinGroups(group, groups.line(group), state);
      joinGroups(group, groups.box(group), state);
    }
  }

  private void layWeak(int group, SolvingState state) {
    int node = graph.groupNode(group);
    int digit = groups.digit(group);
    graph.seers(node, seers);
    for (int word = 0; word < seers.length; word++) {
      for (long rest = state.cells(digit, word) & seers[word]; rest != 0; rest &= rest - 1) {
        int other = graph.node(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit);
        graph.layWeak(node, other);
        graph.layWeak(other, node);
      }
    }
    for (int other = 0; other < groups.size(); other++) {
      if (groups.digit(other) == digit && holdsAll(seers, other)) {
        graph.layWeak(node, graph.groupNode(other));
      }
    }
    if (geometry.hasRelations()) {
      layWeakByRelations(group);
    }
  }

  /**
   * Adds weak links to single candidates that every candidate of the group excludes, at least one
   * by a relation.
   */
  private void layWeakByRelations(int group) {
    int node = graph.groupNode(group);
    for (int word = 0; word < seers.length; word++) {
      for (long rest = groups.cells(group, word); rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        for (int barred : geometry.related(geometry.board().candidate(cell, groups.digit(group)))) {
          int other = graph.nodeOf(barred);
          if (other >= 0 && groups.excludes(group, barred)) {
            graph.layWeak(node, other);
            graph.layWeak(other, node);
          }
        }
      }
    }
  }

  private boolean holdsAll(long[] set, int group) {
    for (int word = 0; word < set.length; word++) {
      if ((groups.cells(group, word) & ~set[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Joins a group to the only other candidate of a house. */
  private void join(int group, int house, SolvingState state) {
    int only = -1;
    int count = 0;
    for (int word = 0; word < seers.length; word++) {
      long rest = others(group, house, word, state);
      count += Long.bitCount(rest);
      only = rest == 0 ? only : word * Long.SIZE + Long.numberOfTrailingZeros(rest);
    }
    if (count == 1 && geometry.holdsEveryDigit(house)) {
      int single = graph.node(only, groups.digit(group));
      graph.layStrong(graph.groupNode(group), single);
      graph.layStrong(single, graph.groupNode(group));
    }
  }

  /** Joins a group to the group of all other candidates of a house. */
  private void joinGroups(int group, int house, SolvingState state) {
    for (int other = 0; other < groups.size(); other++) {
      if (groups.digit(other) == groups.digit(group)
          && geometry.holdsEveryDigit(house)
          && isAllBeside(group, other, house, state)) {
        graph.layStrong(graph.groupNode(group), graph.groupNode(other));
      }
    }
  }

  private boolean isAllBeside(int group, int other, int house, SolvingState state) {
    for (int word = 0; word < seers.length; word++) {
      if (others(group, house, word, state) != groups.cells(other, word)) {
        return false;
      }
    }
    return true;
  }

  /** A word of the cells of a house that have a group's digit and are outside the group. */
  private long others(int group, int house, int word, SolvingState state) {
    return state.cells(groups.digit(group), word)
        & geometry.houseSet(house)[word]
        & ~groups.cells(group, word);
  }
}
