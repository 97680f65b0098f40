package cluewright.proof.check;

import java.util.Arrays;

/**
 * Clauses, with a test whether assumptions contradict them by unit propagation alone.
 *
 * <p>Each clause is watched at two literals, its first two: as long as neither is false, the clause
 * cannot have become a unit (Moskewicz et al. 2001, Chaff). What follows without assumptions stays
 * assigned for good.
 */
final class UnitPropagation implements ClauseSink {
  private int variables;
  private int[] literals = new int[1 << 12];
  private int used;

  /** By literal, where the clauses that watch it begin; each is an index into {@link #literals}. */
  private int[][] watched = new int[2][];

  private int[] watchedCount = new int[2];

  /** By literal, whether it is true. */
  private boolean[] isTrue = new boolean[2];

  private int[] trail = new int[1 << 10];
  private int trailSize;
  private int propagated;
  private boolean contradictory;

  /** 2v for a variable v, 2v + 1 for its negation. */
  private static int index(int literal) {
    return literal > 0 ? 2 * literal : -2 * literal + 1;
  }

  int variables() {
    return variables;
  }

  /** True if the clauses contradict each other by unit propagation. */
  boolean isContradictory() {
    return contradictory;
  }

  @Override
  public int newVariable() {
    variables++;
    int size = 2 * variables + 2;
    if (size > isTrue.length) {
      isTrue = Arrays.copyOf(isTrue, 2 * size);
      watched = Arrays.copyOf(watched, 2 * size);
      watchedCount = Arrays.copyOf(watchedCount, 2 * size);
    }
    return variables;
  }

  @Override
  public void add(int... clause) {
    int[] distinct = Arrays.stream(clause).map(UnitPropagation::index).distinct().toArray();
    if (contradictory || Arrays.stream(distinct).anyMatch(literal -> isTrue[literal])) {
      return;
    }
    moveFreeToFront(distinct);
    boolean firstIsFree = distinct.length > 0 && !isTrue[distinct[0] ^ 1];
    boolean secondIsFree = distinct.length > 1 && !isTrue[distinct[1] ^ 1];
    if (!firstIsFree) {
      contradictory = true;
    } else if (!secondIsFree) {
      assign(distinct[0]);
      contradictory = !propagate();
    } else {
      store(distinct);
    }
  }

  private void moveFreeToFront(int[] clause) {
    int front = 0;
    for (int i = 0; i < clause.length && front < 2; i++) {
      if (!isTrue[clause[i] ^ 1]) {
        int literal = clause[i];
        clause[i] = clause[front];
        clause[front++] = literal;
      }
    }
  }

  /** Stores a clause as its length and literals. */
  private void store(int[] clause) {
    if (used + clause.length + 1 > literals.length) {
      literals = Arrays.copyOf(literals, Math.max(2 * literals.length, used + clause.length + 1));
    }
    literals[used] = clause.length;
    System.arraycopy(clause, 0, literals, used + 1, clause.length);
    watch(clause[0], used);
    watch(clause[1], used);
    used += clause.length + 1;
  }

  private void watch(int literal, int clause) {
    if (watched[literal] == null) {
      watched[literal] = new int[4];
    } else if (watchedCount[literal] == watched[literal].length) {
      watched[literal] = Arrays.copyOf(watched[literal], 2 * watchedCount[literal]);
    }
    watched[literal][watchedCount[literal]++] = clause;
  }

  /**
   * True if the clauses imply this one by unit propagation, since its negation leads to a conflict.
   */
  boolean implies(int... clause) {
    if (contradictory) {
      return true;
    }
    int start = trailSize;
    boolean conflict = false;
    for (int i = 0; i < clause.length && !conflict; i++) {
      int negated = index(clause[i]) ^ 1;
      conflict = isTrue[negated ^ 1];
      if (!conflict && !isTrue[negated]) {
        assign(negated);
      }
    }
    conflict = conflict || !propagate();
    while (trailSize > start) {
      isTrue[trail[--trailSize]] = false;
    }
    propagated = start;
    return conflict;
  }

  private void assign(int literal) {
    if (trailSize == trail.length) {
      trail = Arrays.copyOf(trail, 2 * trailSize);
    }
    trail[trailSize++] = literal;
    isTrue[literal] = true;
  }

  /** Propagates; false at a conflict. */
  private boolean propagate() {
    while (propagated < trailSize) {
      if (!visit(trail[propagated++] ^ 1)) {
        return false;
      }
    }
    return true;
  }

  /** Visits the clauses that watch a literal that became false; false at a conflict. */
  private boolean visit(int falseLiteral) {
    int[] clauses = watched[falseLiteral];
    int kept = 0;
    boolean fine = true;
    for (int i = 0; i < watchedCount[falseLiteral]; i++) {
      int clause = clauses[i];
      boolean moved = fine && watchAnother(clause, falseLiteral);
      if (!moved) {
        clauses[kept++] = clause;
        fine = fine && assignOther(clause, falseLiteral);
      }
    }
    watchedCount[falseLiteral] = kept;
    return fine;
  }

  /** Moves a clause's watch to another literal that is not false, if there is one. */
  private boolean watchAnother(int clause, int falseLiteral) {
    int mine = literals[clause + 1] == falseLiteral ? clause + 1 : clause + 2;
    int other = literals[2 * clause + 3 - mine];
    if (isTrue[other]) {
      return false;
    }
    for (int i = clause + 3; i <= clause + literals[clause]; i++) {
      if (!isTrue[literals[i] ^ 1]) {
        literals[mine] = literals[i];
        literals[i] = falseLiteral;
        watch(literals[mine], clause);
        return true;
      }
    }
    return false;
  }

  /** Makes the other watched literal true; false if that is impossible. */
  private boolean assignOther(int clause, int falseLiteral) {
    int first = literals[clause + 1];
    int other = first == falseLiteral ? literals[clause + 2] : first;
    if (isTrue[other ^ 1]) {
      return false;
    }
    if (!isTrue[other]) {
      assign(other);
    }
    return true;
  }
}
