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
 * clause of one literal of its own, so that it need not be derived again.
 */
public final class LratProof implements Clauses {
  private static final int NONE = WatchedClauses.NONE;

  private final AsciiOut out;
  private final WatchedClauses clauses = new WatchedClauses();
  private boolean isBegun;
  private boolean isRefuted;

  /** Where the clauses of the formula with fewer than two literals begin. */
  private final List<Integer> shortOnes = new ArrayList<>();

  /** By variable, the number of its unit clause, or 0. */
  private int[] unit = new int[1];

  private boolean[] isMarked = new boolean[1];

  public LratProof(OutputStream out) {
    this.out = new AsciiOut(out);
  }

  @Override
  public int newVariable() {
    int variable = clauses.newVariable();
    if (variable >= unit.length) {
      unit = Arrays.copyOf(unit, 2 * variable);
      isMarked = Arrays.copyOf(isMarked, 2 * variable);
    }
    return variable;
  }

  /** Adds a clause of the formula; clauses are numbered from 1. */
  @Override
  public void add(int... literals) {
    int clause = clauses.keep(Arrays.stream(literals).map(LratProof::index).distinct().toArray());
    if (clauses.length(clause) < 2) {
      shortOnes.add(clause);
    }
  }

  private static int index(int literal) {
    return literal > 0 ? 2 * literal : -2 * literal + 1;
  }

  /**
   * Adds a learnt clause.
   *
   * @throws IllegalArgumentException if it does not follow by unit propagation
   */
  public void learn(int... literals) {
    begin();
    int[] clause =
        Arrays.stream(literals)
            .map(LratProof::index)
            .distinct()
            .filter(literal -> !clauses.isTrue(literal ^ 1))
            .toArray();
    if (!isRefuted && Arrays.stream(clause).noneMatch(clauses::isTrue)) {
      int start = clauses.trailSize();
      for (int literal : clause) {
        clauses.assign(literal ^ 1, NONE);
      }
      int conflict = clauses.propagate();
      if (conflict == NONE) {
        throw new IllegalArgumentException(Arrays.toString(literals) + " does not follow");
      }
      List<Integer> why = why(conflict, start);
      clauses.undo(start);
      derived(clause, why);
    }
  }

  /** Derives what follows from the formula alone. */
  private void begin() {
    if (isBegun) {
      return;
    }
    isBegun = true;
    for (int clause : shortOnes) {
      if (clauses.length(clause) == 0 || clauses.isTrue(clauses.literal(clause, 0) ^ 1)) {
        refute(clause);
        return;
      }
      if (!clauses.isTrue(clauses.literal(clause, 0))) {
        hold(clause);
      }
    }
    conclude();
  }

  /** Records a unit clause. */
  private void hold(int clause) {
    int literal = clauses.literal(clause, 0);
    clauses.assign(literal, NONE);
    unit[literal >> 1] = clauses.number(clause);
  }

  /** Derives the unit clauses, or the empty clause, that follow without assumptions. */
  private void conclude() {
    int from = clauses.propagated();
    int conflict = clauses.propagate();
    for (int i = from; i < clauses.trailSize(); i++) {
      int variable = clauses.trail(i) >> 1;
      if (unit[variable] == 0) {
        List<Integer> why = new ArrayList<>();
        int reason = clauses.reason(variable);
        addUnits(reason, variable, why);
        why.add(clauses.number(reason));
        unit[variable] = clauses.number(write(new int[] {clauses.trail(i)}, why));
      }
    }
    if (conflict != NONE) {
      refute(conflict);
    }
  }

  /**
   * Adds the numbers of the unit clauses that make the literals of a clause false, except for one
   * variable.
   */
  private void addUnits(int clause, int except, List<Integer> why) {
    for (int i = 0; i < clauses.length(clause); i++) {
      int variable = clauses.literal(clause, i) >> 1;
      if (variable != except) {
        why.add(unit[variable]);
      }
    }
  }

  private void refute(int conflict) {
    List<Integer> why = new ArrayList<>();
    addUnits(conflict, NONE, why);
    why.add(clauses.number(conflict));
    write(new int[0], why);
    isRefuted = true;
  }

  /** The clauses that lead from the assumptions to a conflict, in order of use. */
  private List<Integer> why(int conflict, int start) {
    List<Integer> units = new ArrayList<>();
    List<Integer> chain = new ArrayList<>(List.of(clauses.number(conflict)));
    List<Integer> marked = new ArrayList<>();
    mark(conflict, marked);
    for (int i = clauses.trailSize() - 1; i >= start; i--) {
      int variable = clauses.trail(i) >> 1;
      int reason = clauses.reason(variable);
      if (isMarked[variable] && reason != NONE) {
        chain.add(clauses.number(reason));
        mark(reason, marked);
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
    for (int i = 0; i < clauses.length(clause); i++) {
      int variable = clauses.literal(clause, i) >> 1;
      if (!isMarked[variable]) {
        isMarked[variable] = true;
        marked.add(variable);
      }
    }
  }

  /** Adds a derived clause, none of whose literals has a value. */
  private void derived(int[] clause, List<Integer> why) {
    int kept = write(clause, why);
    if (clause.length == 1) {
      hold(kept);
      conclude();
    }
  }

  private int write(int[] clause, List<Integer> why) {
    int kept = clauses.keep(clause);
    out.number(clauses.number(kept));
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
}
