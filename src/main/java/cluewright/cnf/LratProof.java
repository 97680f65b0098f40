package cluewright.cnf;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Writes a refutation as LRAT (Cruz-Filipe et al. 2017): each clause that a solver learnt, with the
 * numbers of those from which it follows, so that a checker needs no search.
 *
 * <p>First the formula is added, then what was learnt, each in its order. Why a clause follows is
 * found by unit propagation: its negation is assumed, and of what leads to the conflict the clauses
 * are named in the order in which they become units. What follows without assumptions becomes a
 * clause of one literal of its own, so that it need not be derived again. Clauses are watched at
 * their first two literals (Moskewicz et al. 2001).
 */
public final class LratProof implements Clauses {
  private static final int NONE = -1;

  private final AsciiOut out;
  private int variables;
  private int lastNumber;
  private boolean isBegun;
  private boolean isRefuted;

  /**
   * A clause is its number, its length and then its literals; 2v for a variable, 2v + 1 for not.
   */
  private int[] store = new int[1 << 12];

  private int used;

  /** Where the clauses of the formula begin that have fewer than two literals. */
  private final List<Integer> shortOnes = new ArrayList<>();

  /** By literal: where the clauses begin that watch it. */
  private int[][] watched = new int[2][];

  private int[] watchedCount = new int[2];

  private boolean[] isTrue = new boolean[2];

  /** By variable: where the clause begins that made it follow; of no meaning for an assumption. */
  private int[] reason = new int[1];

  /** By variable: the number of the clause of it alone; 0 if there is none. */
  private int[] unit = new int[1];

  private boolean[] isMarked = new boolean[1];
  private int[] trail = new int[1];
  private int trailSize;
  private int propagated;

  public LratProof(OutputStream out) {
    this.out = new AsciiOut(out);
  }

  @Override
  public int newVariable() {
    variables++;
    if (variables >= reason.length) {
      int size = 2 * variables;
      reason = Arrays.copyOf(reason, size);
      unit = Arrays.copyOf(unit, size);
      isMarked = Arrays.copyOf(isMarked, size);
      trail = Arrays.copyOf(trail, size);
      watched = Arrays.copyOf(watched, 2 * size);
      watchedCount = Arrays.copyOf(watchedCount, 2 * size);
      isTrue = Arrays.copyOf(isTrue, 2 * size);
    }
    return variables;
  }

  /** Adds a clause of the formula; they are numbered from 1. */
  @Override
  public void add(int... literals) {
    int clause = keep(Arrays.stream(literals).map(LratProof::index).distinct().toArray());
    if (store[clause + 1] < 2) {
      shortOnes.add(clause);
    }
  }

  private static int index(int literal) {
    return literal > 0 ? 2 * literal : -2 * literal + 1;
  }

  /** Gives a clause the next number, and keeps it; nothing of its first two literals is known. */
  private int keep(int[] clause) {
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

  /**
   * Adds a clause that was learnt.
   *
   * @throws IllegalArgumentException if it does not follow by unit propagation
   */
  public void learn(int... literals) {
    begin();
    int[] clause =
        Arrays.stream(literals)
            .map(LratProof::index)
            .distinct()
            .filter(literal -> !isTrue[literal ^ 1])
            .toArray();
    if (!isRefuted && Arrays.stream(clause).noneMatch(literal -> isTrue[literal])) {
      int start = trailSize;
      for (int literal : clause) {
        assign(literal ^ 1, NONE);
      }
      int conflict = propagate();
      if (conflict == NONE) {
        throw new IllegalArgumentException(Arrays.toString(literals) + " does not follow");
      }
      List<Integer> why = why(conflict, start);
      undo(start);
      derived(clause, why);
    }
  }

  /** Draws what follows from the formula alone. */
  private void begin() {
    if (isBegun) {
      return;
    }
    isBegun = true;
    for (int clause : shortOnes) {
      if (store[clause + 1] == 0 || isTrue[store[clause + 2] ^ 1]) {
        refute(clause);
        return;
      }
      if (!isTrue[store[clause + 2]]) {
        hold(clause);
      }
    }
    conclude();
  }

  /** Takes a clause of one literal. */
  private void hold(int clause) {
    int literal = store[clause + 2];
    assign(literal, NONE);
    unit[literal >> 1] = store[clause];
  }

  /** Draws what follows without assumptions: clauses of one literal, or none. */
  private void conclude() {
    int from = propagated;
    int conflict = propagate();
    for (int i = from; i < trailSize; i++) {
      int variable = trail[i] >> 1;
      if (unit[variable] == 0) {
        List<Integer> why = new ArrayList<>();
        addUnits(reason[variable], variable, why);
        why.add(store[reason[variable]]);
        unit[variable] = store[write(new int[] {trail[i]}, why)];
      }
    }
    if (conflict != NONE) {
      refute(conflict);
    }
  }

  /** The numbers of what says that the literals of a clause are false, but for one variable. */
  private void addUnits(int clause, int except, List<Integer> why) {
    for (int i = 0; i < store[clause + 1]; i++) {
      int variable = store[clause + 2 + i] >> 1;
      if (variable != except) {
        why.add(unit[variable]);
      }
    }
  }

  private void refute(int conflict) {
    List<Integer> why = new ArrayList<>();
    addUnits(conflict, NONE, why);
    why.add(store[conflict]);
    write(new int[0], why);
    isRefuted = true;
  }

  /** The clauses that lead from assumptions to a conflict, in the order of use. */
  private List<Integer> why(int conflict, int start) {
    List<Integer> units = new ArrayList<>();
    List<Integer> chain = new ArrayList<>(List.of(store[conflict]));
    List<Integer> marked = new ArrayList<>();
    mark(conflict, marked);
    for (int i = trailSize - 1; i >= start; i--) {
      int variable = trail[i] >> 1;
      if (isMarked[variable] && reason[variable] != NONE) {
        chain.add(store[reason[variable]]);
        mark(reason[variable], marked);
      }
    }
    for (int variable : marked) {
      isMarked[variable] = false;
      if (unit[variable] != 0) {
        units.add(unit[variable]);
      }
    }
    Collections.reverse(chain);
    units.addAll(chain);
    return units;
  }

  private void mark(int clause, List<Integer> marked) {
    for (int i = 0; i < store[clause + 1]; i++) {
      int variable = store[clause + 2 + i] >> 1;
      if (!isMarked[variable]) {
        isMarked[variable] = true;
        marked.add(variable);
      }
    }
  }

  private void undo(int start) {
    while (trailSize > start) {
      isTrue[trail[--trailSize]] = false;
    }
    propagated = start;
  }

  /** A clause of literals none of which has a value. */
  private void derived(int[] clause, List<Integer> why) {
    int kept = write(clause, why);
    if (clause.length == 1) {
      hold(kept);
      conclude();
    }
  }

  private int write(int[] clause, List<Integer> why) {
    int kept = keep(clause);
    out.number(store[kept]);
    for (int literal : clause) {
      out.number((literal & 1) == 0 ? literal >> 1 : -(literal >> 1));
    }
    out.number(0);
    why.forEach(out::number);
    out.line("0");
    return kept;
  }

  /**
   * Ends the proof; the stream stays open.
   *
   * @throws IllegalStateException if it refutes nothing
   */
  public void end() {
    begin();
    out.flush();
    if (!isRefuted) {
      throw new IllegalStateException("the clauses do not contradict each other");
    }
  }

  private void assign(int literal, int clause) {
    trail[trailSize++] = literal;
    isTrue[literal] = true;
    reason[literal >> 1] = clause;
  }

  /** Assigns what follows; the clause that is in conflict, or NONE. */
  private int propagate() {
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
