package cluewright.strategy.chain;

/**
 * The implications that the links of a {@link LinkGraph} state: a true node makes those false to
 * which it has weak links, a false one makes those true to which it has strong links.
 */
public final class DirectLinks {
  private final LinkGraph graph;
  private final Implications to;

  /** Speaks of the nodes of a graph, from which the implications have their numbers. */
  public DirectLinks(LinkGraph graph, Implications to) {
    this.graph = graph;
    this.to = to;
  }

  /** Adds what all links say. */
  public void addAll() {
    addFrom(0);
  }

  /** Adds what the links say that have a group at an end, or at both. */
  public void addOfGroups() {
    addFrom(graph.singles());
  }

  private void addFrom(int first) {
    for (int node = first; node < graph.size(); node++) {
      for (int i = 0; i < graph.strongCount(node); i++) {
        addStrong(node, graph.strong(node, i));
      }
      for (int word = 0; word < graph.words(); word++) {
        long weak = graph.weak()[node * graph.words() + word];
        for (long rest = weak; rest != 0; rest &= rest - 1) {
          addWeak(node, word * Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
      }
    }
  }

  private void addStrong(int one, int other) {
    to.imply(isFalse(one), isTrue(other));
    to.imply(isFalse(other), isTrue(one));
  }

  private void addWeak(int one, int other) {
    to.imply(isTrue(one), isFalse(other));
    to.imply(isTrue(other), isFalse(one));
  }

  private int isTrue(int node) {
    return graph.isGroup(node) ? to.groupIsTrue(node - graph.singles()) : Implications.isTrue(node);
  }

  private int isFalse(int node) {
    return graph.isGroup(node) ? to.groupIsFalse(node - graph.singles()) : to.isFalse(node);
  }
}
