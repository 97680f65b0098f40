package cluewright.cnf;

import java.util.Arrays;

/**
 * Clauses with numbers, and what follows from them by unit propagation, with the clause that is the
 * reason.
 *
 * <p>A literal is 2v for a variable and 2v + 1 for its negation. Each clause is watched at two
 * literals, its first two: as long as neither is false, the clause cannot have become a unit
 * (Moskewicz et al. 2001, Chaff).
 */
final class WatchedClauses {
  static final int NONE = -1;

  private int variables;
  private int lastNumber;

  /** A clause is its number, its length and then its literals. */
  private int[] store = new int[1 << 12];

  private int used;

  /** By literal: where the clauses begin that watch it. */
  private int[][] watched = new int[2][];

  private int[] watchedCount = new int[2];

  private boolean[] isTrue = new boolean[2];

  /** By variable: where the clause begins that made it follow, or NONE. */
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

  /** The clause that made a variable follow, or NONE. */
  int reason(int variable) {
    return reason[variable];
  }

  /** The literals that are true, in the order in which they became so. */
  int trail(int index) {
    return trail[index];
  }

  int trailSize() {
    return trailSize;
  }

  /** How much of the trail was looked at. */
  int propagated() {
    return propagated;
  }

  /** Gives a clause the next number, and keeps it; nothing of its first two literals is known. */
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

  /** Takes back what became true after the trail was so long. */
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

  /** Assigns what follows; the clause that is in conflict, or NONE. */
  int propagate() {
    int conflict = NONE;
    while (conflict == NONE && propagated < trailSize) {
      conflict = visit(trail[propagated++] ^ 1);
    }
    return conflict;
  }

  /** Looks at the clauses that watch a literal that became false. */
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

  /** Moves a clause's watch to a literal that is not false, if there is one besides the other. */
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

  /** The other watched literal must be true; the clause if it cannot be, or NONE. */
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
