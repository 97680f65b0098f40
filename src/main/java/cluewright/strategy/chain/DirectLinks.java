package cluewright.strategy.chain;

/**
 * The implications of a {@link LinkGraph}'s links: a true node makes its weak neighbours false, and
 * a false node makes its strong neighbours true.
 */
public final class DirectLinks {
  private final LinkGraph graph;
  private final Implications to;

  /** Translates a graph's nodes into the numbers of the implications. */
  public DirectLinks(LinkGraph graph, Implications to) {
    this.graph = graph;
    this.to = to;
  }

  /** Adds the implications of all links. */
  public void addAll() {
    addFrom(0);
  }

  /** Adds the implications of links that involve a group. */
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
