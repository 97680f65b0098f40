package cluewright.cnf;

import java.util.Arrays;

/**
 * Numbered clauses with unit propagation, which records the reason for each consequence.
 *
 * <p>A literal is 2v for a variable and 2v + 1 for its negation. Each clause is watched at two
 * literals, its first two: as long as neither is false, the clause cannot have become a unit
 * (Moskewicz et al. 2001, Chaff).
 */
final class WatchedClauses {
  static final int NONE = -1;

  private int variables;
  private int lastNumber;

  /** The clauses, each as its number, its length and its literals. */
  private int[] store = new int[1 << 12];

  private int used;

  /** By literal, where the clauses that watch it begin. */
  private int[][] watched = new int[2][];

  private int[] watchedCount = new int[2];

  private boolean[] isTrue = new boolean[2];

  /** By variable, where the clause that implied it begins, or NONE. */
  private int[] reason = new int[1];

  private int[] trail = new int[1];
  private int trailSize;
  private int propagated;

  int newVariable() {
    variables++;
    if (variables >= reason.length) {
      int size = 2 * variables;
      reason = Arrays.copyOf(reason, size);
      trail = Arrays.copyOf(trail, size);
      watched = Arrays.copyOf(watched, 2 * size);
      watchedCount = Arrays.copyOf(watchedCount, 2 * size);
      isTrue = Arrays.copyOf(isTrue, 2 * size);
    }
    return variables;
  }

  int number(int clause) {
    return store[clause];
  }

  int length(int clause) {
    return store[clause + 1];
  }

  int literal(int clause, int index) {
    return store[clause + 2 + index];
  }

  boolean isTrue(int literal) {
    return isTrue[literal];
  }

  /** The clause that implied a variable, or NONE. */
  int reason(int variable) {
    return reason[variable];
  }

  /** The true literals, in the order in which they became true. */
  int trail(int index) {
    return trail[index];
  }

  int trailSize() {
    return trailSize;
  }

  /** How much of the trail has been propagated. */
  int propagated() {
    return propagated;
  }

  /** Stores a clause under the next number; its first two literals must have no value. */
  int keep(int[] clause) {
    int start = used;
    used += clause.length + 2;
    if (used > store.length) {
      store = Arrays.copyOf(store, Math.max(2 * store.length, used));
    }
    store[start] = ++lastNumber;
    store[start + 1] = clause.length;
    System.arraycopy(clause, 0, store, start + 2, clause.length);
    if (clause.length > 1) {
      watch(clause[0], start);
      watch(clause[1], start);
    }
    return start;
  }

  private void watch(int literal, int clause) {
    if (watched[literal] == null) {
      watched[literal] = new int[4];
    } else if (watchedCount[literal] == watched[literal].length) {
      watched[literal] = Arrays.copyOf(watched[literal], 2 * watchedCount[literal]);
    }
    watched[literal][watchedCount[literal]++] = clause;
  }

  /** Undoes all assignments beyond a length of the trail. */
  void undo(int start) {
    while (trailSize > start) {
      isTrue[trail[--trailSize]] = false;
    }
    propagated = start;
  }

  void assign(int literal, int clause) {
    trail[trailSize++] = literal;
    isTrue[literal] = true;
    reason[literal >> 1] = clause;
  }

  /** Propagates; returns the clause in conflict, or NONE. */
  int propagate() {
    int conflict = NONE;
    while (conflict == NONE && propagated < trailSize) {
      conflict = visit(trail[propagated++] ^ 1);
    }
    return conflict;
  }

  /** Visits the clauses that watch a literal that became false. */
  private int visit(int falseLiteral) {
    int[] clauses = watched[falseLiteral];
    int kept = 0;
    int conflict = NONE;
    for (int i = 0; i < watchedCount[falseLiteral]; i++) {
      int clause = clauses[i];
      if (conflict != NONE || !watchAnother(clause, falseLiteral)) {
        clauses[kept++] = clause;
        conflict = conflict == NONE ? follow(clause, falseLiteral) : conflict;
      }
    }
    watchedCount[falseLiteral] = kept;
    return conflict;
  }

  /** Moves a clause's watch to another literal that is not false, if there is one. */
  private boolean watchAnother(int clause, int falseLiteral) {
    int mine = store[clause + 2] == falseLiteral ? clause + 2 : clause + 3;
    if (isTrue[store[2 * clause + 5 - mine]]) {
      return false;
    }
    for (int i = clause + 4; i < clause + 2 + store[clause + 1]; i++) {
      if (!isTrue[store[i] ^ 1]) {
        store[mine] = store[i];
        store[i] = falseLiteral;
        watch(store[mine], clause);
        return true;
      }
    }
    return false;
  }

  /**
   * Makes the other watched literal true; returns the clause if that is impossible, otherwise NONE.
   */
  private int follow(int clause, int falseLiteral) {
    int first = store[clause + 2];
    int other = first == falseLiteral ? store[clause + 3] : first;
    if (isTrue[other ^ 1]) {
      return clause;
    }
    if (!isTrue[other]) {
      assign(other, clause);
    }
    return NONE;
  }
}
