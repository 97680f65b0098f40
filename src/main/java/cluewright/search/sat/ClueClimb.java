package cluewright.search.sat;

import java.util.Arrays;
import org.sat4j.minisat.core.ILits;
import org.sat4j.minisat.core.RestartStrategy;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.minisat.orders.RSATPhaseSelectionStrategy;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.specs.Constr;

/**
 * A climbing SAT4J search, in which each restart begins near the best clue digits so far.
 *
 * <p>On a sparse mask a random start is far from every puzzle, and conflicts lead back to it too
 * slowly. Here the clue digits are always decided first, as an {@link Ascent} wishes; a digit that
 * propagation or a learnt clause forbids makes way for another by lot. Once every clue has a digit
 * the ascent judges them by the real closure, which takes a hundredth of the time of a conflict. If
 * it takes them, the search looks closer for some conflicts, each of which may change clue digits
 * that are then judged in turn; if not, it restarts at once. Clauses learnt stay, and hold whatever
 * the order: "satisfiable" and "unsatisfiable" mean what they always mean. The idea is that of best
 * phases (Biere and Fleury 2020), with the closure in place of the longest trail.
 */
final class ClueClimb extends VarOrderHeap {
  private static final long serialVersionUID = 1L;

  /** The number of conflicts near accepted digits before the next move. */
  private static final int NEAR = 30;

  /** The number of conflicts before the next move while there are no digits. */
  private static final int NOWHERE = 100;

  /** The number of conflicts for the steps of a puzzle that the closure completes. */
  private static final int AT_THE_TOP = 1000;

  private final int[] clueVariables;
  private final int digits;
  private final transient Ascent ascent;
  private final int[] now;
  private final int[] judged;
  private boolean isRefused;
  private int conflicts;

  /**
   * @param clueVariables for each clue of the ascent in order, the variables of its digits
   */
  ClueClimb(int[] clueVariables, int digits, Ascent ascent) {
    super(new RSATPhaseSelectionStrategy());
    this.clueVariables = clueVariables.clone();
    this.digits = digits;
    this.ascent = ascent;
    this.now = new int[clueVariables.length / digits];
    this.judged = new int[now.length];
  }

  @Override
  public int select() {
    for (int place = 0; place < now.length; place++) {
      int literal = decision(place);
      if (literal != ILits.UNDEFINED) {
        return literal;
      }
    }
    if (!Arrays.equals(now, judged)) {
      System.arraycopy(now, 0, judged, 0, now.length);
      isRefused = !ascent.takes(now);
    }
    return super.select();
  }

  /** The decision for a clue; none if its digit is known, which is recorded. */
  private int decision(int place) {
    int clue = ascent.clue(place);
    int wish = ascent.wish(place);
    if (wish != 0 && lits.isUnassigned(literal(clue, wish))) {
      return literal(clue, wish);
    }
    int open = 0;
    for (int digit = 1; digit <= digits; digit++) {
      if (lits.isSatisfied(literal(clue, digit))) {
        now[clue] = digit;
        return ILits.UNDEFINED;
      }
      open += lits.isUnassigned(literal(clue, digit)) ? 1 : 0;
    }
    return open(clue, ascent.draw(open));
  }

  /** The digits of the clue that are still possible, counted from 0. */
  private int open(int clue, int index) {
    int digit = 1;
    for (int left = index; left > 0 || !lits.isUnassigned(literal(clue, digit)); digit++) {
      left -= lits.isUnassigned(literal(clue, digit)) ? 1 : 0;
    }
    return literal(clue, digit);
  }

  private int literal(int clue, int digit) {
    return clueVariables[clue * digits + digit - 1] << 1;
  }

  /** Restarts when the ascent is about to move. */
  RestartStrategy restarts() {
    return new Restarts();
  }

  private boolean isDone() {
    return isRefused || conflicts >= patience();
  }

  private int patience() {
    if (ascent.isAtTheTop()) {
      return AT_THE_TOP;
    }
    return ascent.isNowhere() ? NOWHERE : NEAR;
  }

  private final class Restarts implements RestartStrategy {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean shouldRestart() {
      return isDone();
    }

    @Override
    public void onRestart() {
      ascent.move();
      isRefused = false;
      conflicts = 0;
    }

    @Override
    public void newConflict() {
      conflicts++;
    }

    @Override
    public void init(SearchParams params, SolverStats stats) {
      // Whatever the parameters are.
    }

    @Override
    @SuppressWarnings("deprecation") // SAT4J still asks for it.
    public long nextRestartNumberOfConflict() {
      return Long.MAX_VALUE;
    }

    @Override
    public void onBackjumpToRootLevel() {
      // A move ends by its own rules.
    }

    @Override
    public void newLearnedClause(Constr learnt, int trailLevel) {
      // Conflicts are counted, whatever they teach.
    }

    @Override
    public void reset() {
      // Counted by moves.
    }
  }
}
