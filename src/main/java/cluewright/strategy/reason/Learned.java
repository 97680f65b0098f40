package cluewright.strategy.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a trial learns from its contradictions: of some candidates, one is true or another is false.
 * Each looks at two of its literals alone, as long as these are open (M. W. Moskewicz et al.,
 * Design Automation Conference 2001). For one thread.
 *
 * <p>A literal is a candidate that is true, or {@code ~candidate} that is false.
 */
final class Learned {
  /** What is known of a literal while the trial goes on. */
  interface Values {
    boolean isTrue(int literal);

    boolean isFalse(int literal);
  }

  /** The clauses after which a trial forgets some. */
  private static final int MOST = 20_000;

  /** The clauses above which the next trial takes the shortest, and how many of them. */
  private static final int MOST_RECALLED = 5_000;

  private static final int RECALLED = 4_000;

  private final List<Clause> clauses = new ArrayList<>();

  /** By candidate, the clauses that look at it, and by candidate those that look at its falsity. */
  private final Numbers[] ofTrue;

  private final Numbers[] ofFalse;

  private final Values values;
  private int looks;

  private static final class Clause {
    /** Those that it looks at come first. */
    private final int[] literals;

    /** The reasons from which it follows. */
    private final BitSet needs;

    Clause(int[] literals, BitSet needs) {
      this.literals = literals;
      this.needs = needs;
    }
  }

  /** A list of numbers that grows. */
  private static final class Numbers {
    private int[] all = new int[4];
    private int count;

    void add(int number) {
      if (count == all.length) {
        all = Arrays.copyOf(all, 2 * count);
      }
      all[count++] = number;
    }
  }

  Learned(int candidates, Values values) {
    this.values = values;
    this.ofTrue = new Numbers[candidates];
    this.ofFalse = new Numbers[candidates];
  }

  void clear() {
    if (!clauses.isEmpty()) {
      clauses.clear();
      Arrays.fill(ofTrue, null);
      Arrays.fill(ofFalse, null);
    }
  }

  /**
   * Begins anew with those clauses that may be used; others are kept for later.
   *
   * @param apart the reasons from which no clause may follow
   * @param follower takes the only literal that is left of a clause
   * @return a clause that cannot be satisfied; -1 if there is none
   */
  int recall(BitSet apart, Follower follower) {
    Arrays.fill(ofTrue, null);
    Arrays.fill(ofFalse, null);
    if (clauses.size() > MOST_RECALLED) {
      drop();
    }
    for (int number = 0; number < clauses.size(); number++) {
      int[] literals = literals(number);
      if (!needs(number).intersects(apart) && !isSatisfied(literals)) {
        int open = openFirst(literals);
        watch(number);
        if (open == 0 || (open == 1 && !follower.follow(literals[0], number))) {
          return number;
        }
      }
    }
    return -1;
  }

  private boolean isSatisfied(int[] literals) {
    for (int literal : literals) {
      if (values.isTrue(literal)) {
        return true;
      }
    }
    return false;
  }

  /** Puts the literals that may be true first, and counts them. */
  private int openFirst(int[] literals) {
    int open = 0;
    for (int i = 0; i < literals.length; i++) {
      if (!values.isFalse(literals[i])) {
        int literal = literals[i];
        literals[i] = literals[open];
        literals[open++] = literal;
      }
    }
    return open;
  }

  /** Keeps the shortest. */
  private void drop() {
    List<Clause> kept =
        IntStream.range(0, clauses.size())
            .boxed()
            .sorted(Comparator.comparingInt(number -> literals(number).length))
            .limit(RECALLED)
            .sorted()
            .map(clauses::get)
            .toList();
    clauses.clear();
    clauses.addAll(kept);
  }

  /** True if there are so many clauses that some are to be forgotten, as {@code recall} does. */
  boolean isFull() {
    return clauses.size() > MOST;
  }

  int size() {
    return clauses.size();
  }

  /** The literals that the last look at clauses took. */
  int looks() {
    return looks;
  }

  int[] literals(int number) {
    return clauses.get(number).literals;
  }

  BitSet needs(int number) {
    return clauses.get(number).needs;
  }

  /**
   * Adds a clause.
   *
   * @param literals the one that is open now first, and then the one that became false last
   */
  void add(int[] literals, BitSet from) {
    int number = clauses.size();
    clauses.add(new Clause(literals, from));
    watch(number);
  }

  private void watch(int number) {
    int[] literals = literals(number);
    for (int i = 0; i < Math.min(2, literals.length); i++) {
      lookedAt(literals[i]).add(number);
    }
  }

  private Numbers lookedAt(int literal) {
    Numbers[] all = literal >= 0 ? ofTrue : ofFalse;
    int candidate = literal >= 0 ? literal : ~literal;
    if (all[candidate] == null) {
      all[candidate] = new Numbers();
    }
    return all[candidate];
  }

  /** What a clause leaves. */
  interface Follower {
    /**
     * Takes the only literal of a clause that can be true.
     *
     * @return false if it cannot be true either
     */
    boolean follow(int literal, int clause);
  }

  /**
   * Looks at the clauses that looked at a literal which became false.
   *
   * @return false if one of them cannot be satisfied
   */
  boolean becameFalse(int literal, Follower follower) {
    looks = 0;
    Numbers all = literal >= 0 ? ofTrue[literal] : ofFalse[~literal];
    if (all == null) {
      return true;
    }
    int kept = 0;
    boolean isPossible = true;
    for (int i = 0; i < all.count; i++) {
      int number = all.all[i];
      if (isPossible && looksElsewhere(number, literal)) {
        continue;
      }
      all.all[kept++] = number;
      int other = literals(number)[0];
      isPossible = isPossible && (values.isTrue(other) || follower.follow(other, number));
    }
    all.count = kept;
    return isPossible;
  }

  /** Puts the other literal that is looked at first, and looks at an open one instead, if any. */
  private boolean looksElsewhere(int number, int literal) {
    int[] literals = literals(number);
    if (literals.length == 1) {
      return false;
    }
    if (literals[0] == literal) {
      literals[0] = literals[1];
      literals[1] = literal;
    }
    looks++;
    for (int i = 2; i < literals.length && !values.isTrue(literals[0]); i++) {
      looks++;
      if (!values.isFalse(literals[i])) {
        literals[1] = literals[i];
        literals[i] = literal;
        lookedAt(literals[1]).add(number);
        return true;
      }
    }
    return false;
  }
}
