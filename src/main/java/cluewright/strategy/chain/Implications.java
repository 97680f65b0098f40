package cluewright.strategy.chain;

import java.util.Arrays;

/**
 * The implications between the statements of a state, as a row of bits for each statement.
 *
 * <p>A statement says of an open candidate, or of a group of them, that it is true (a group: one of
 * them is) or that it is false. Open candidates are numbered from 0, ascending, as nodes; half of a
 * row is for the true ones, half for the false ones, and the groups come last, so that both halves
 * can be compared word by word:
 *
 * <pre>
 * | node 0, 1, 2 ... is true | node 0, 1, 2 ... is false | group 0 true, false, 1 true, ... |
 * |    {@link #half} longs   |    {@link #half} longs    |                                  |
 * </pre>
 *
 * <p>Mutable and reused from state to state, without allocation once its arrays have grown.
 */
public final class Implications {
  private final LinkGraph graph;
  private int size;
  private int half;
  private int words;
  private int groups;
  private long[] rows = new long[0];

  /** Implications about the nodes of a graph that contains every open candidate. */
  public Implications(LinkGraph graph) {
    this.graph = graph;
  }

  /** Starts over without implications, after the graph has. */
  public void begin() {
    size = graph.singles();
    groups = graph.size() - size;
    half = (size + Long.SIZE - 1) / Long.SIZE;
    words = 2 * half + (2 * groups + Long.SIZE - 1) / Long.SIZE;
    int all = statements() * words;
    if (rows.length < all) {
      rows = new long[2 * all];
    }
    Arrays.fill(rows, 0, all, 0);
  }

  /** The number of open candidates. */
  public int size() {
    return size;
  }

  /** One more than the highest number of a statement. */
  public int statements() {
    return 2 * half * Long.SIZE + 2 * groups;
  }

  /** The number of longs for the true candidates, which equals that for the false ones. */
  public int half() {
    return half;
  }

  /** The number of longs per row. */
  public int words() {
    return words;
  }

  /** The rows of all statements, concatenated. */
  public long[] rows() {
    return rows;
  }

  public int candidate(int node) {
    return graph.candidate(node);
  }

  /** The node of an open candidate. */
  public int node(int cell, int digit) {
    return graph.node(cell, digit);
  }

  public static int isTrue(int node) {
    return node;
  }

  public int isFalse(int node) {
    return half * Long.SIZE + node;
  }

  int groupIsTrue(int group) {
    return 2 * (half * Long.SIZE + group);
  }

  int groupIsFalse(int group) {
    return groupIsTrue(group) + 1;
  }

  public boolean isAboutGroup(int statement) {
    return statement >= 2 * half * Long.SIZE;
  }

  /** True if a statement says that its node is true. */
  public boolean affirms(int statement) {
    return isAboutGroup(statement) ? (statement & 1) == 0 : statement < half * Long.SIZE;
  }

  public int nodeOf(int statement) {
    return statement % (half * Long.SIZE);
  }

  public int groupOf(int statement) {
    return statement / 2 - half * Long.SIZE;
  }

  /** The opposite of a statement. */
  public int negation(int statement) {
    int node = nodeOf(statement);
    return affirms(statement) ? isFalse(node) : isTrue(node);
  }

  public void imply(int premise, int conclusion) {
    rows[premise * words + (conclusion >> 6)] |= 1L << conclusion;
  }
}
