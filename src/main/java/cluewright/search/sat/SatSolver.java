package cluewright.search.sat;

import cluewright.cnf.Clauses;
import cluewright.model.Stop;
import cluewright.proof.ClauseLog;
import cluewright.search.race.Run;
import java.util.concurrent.CancellationException;
import java.util.function.LongConsumer;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.IOrder;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * SAT4J's Glucose behind the interface for encodings, with a reliable stop.
 *
 * <p>SAT4J forgets an {@code expireTimeout} that arrives just before its search begins, so here the
 * search itself asks, at every turn of its loop, whether it was stopped.
 */
public final class SatSolver implements Clauses {

  /** The result of a call to the solver. */
  public enum Answer {
    SATISFIABLE,
    UNSATISFIABLE,
    /** Stopped, or out of time. */
    UNKNOWN
  }

  /** The memory per clause, measured for short clauses with their watches. */
  private static final long BYTES_A_CLAUSE = 170;

  /** The timeout that SAT4J always sets, long enough never to expire. */
  private static final int NEVER_SECONDS = 1_000_000;

  private final Stop stop;
  private final Solver<?> solver;
  private final Listener listener;
  private final ClauseLog learnt = new ClauseLog(ClauseLog.MOST_LITERALS);
  private int variables;
  private long clauses;
  private boolean contradictory;
  private Answer lastAnswer = Answer.UNKNOWN;

  /**
   * @param stop asked often, on the searching thread
   * @param onConflict given the number of conflicts so far, on the searching thread
   */
  public SatSolver(Stop stop, LongConsumer onConflict) {
    solver = (Solver<?>) SolverFactory.newGlucose();
    this.stop = stop;
    listener = new Listener(solver, stop, onConflict, learnt);
    solver.setSearchListener(listener);
  }

  /** A solver that stops when the run is over, and reports its progress to it. */
  public static SatSolver of(Run run) {
    return new SatSolver(run, conflicts -> run.count(conflicts, "search.unit-conflicts"));
  }

  @Override
  public int newVariable() {
    return ++variables;
  }

  /**
   * {@inheritDoc}
   *
   * @throws CancellationException if it is stopped, since a large formula takes seconds to write
   */
  @Override
  public void add(int... literals) {
    stop.throwIfStopped();
    solver.newVar(variables);
    clauses++;
    if (literals.length == 0) {
      contradictory = true; // SAT4J fails on an empty clause
      return;
    }
    try {
      solver.addClause(new VecInt(literals));
    } catch (ContradictionException e) {
      contradictory = true;
    }
  }

  /** The clauses learnt so far, for a checker. */
  public ClauseLog learnt() {
    return learnt;
  }

  /** The number of decisions so far. */
  public long decisions() {
    return solver.getStats().getDecisions();
  }

  /** Requires that at most {@code most} of the literals are true, as SAT4J's own constraint. */
  public void atMost(int most, int[] literals) {
    solver.newVar(variables);
    try {
      solver.addAtMost(new VecInt(literals), most);
    } catch (ContradictionException e) {
      contradictory = true;
    }
  }

  /** The number of variables so far. */
  public int variables() {
    return variables;
  }

  /** The number of clauses added. */
  public long clauses() {
    return clauses;
  }

  /** True if the clauses alone take a third of Java's memory. */
  public boolean outgrowsMemory() {
    return clauses * BYTES_A_CLAUSE > Runtime.getRuntime().maxMemory() / 3;
  }

  /** Starts the next search with a variable order. */
  void startWith(IOrder order) {
    solver.setOrder(order);
  }

  /** Starts and restarts the next search as a climb requires. */
  void startWith(ClueClimb climb) {
    solver.setOrder(climb);
    solver.setRestartStrategy(climb.restarts());
  }

  /** Solves the clauses, or gives up after a number of conflicts and restarts. */
  public Answer solve(int effort) {
    lastAnswer = contradictory ? Answer.UNSATISFIABLE : search(effort);
    return lastAnswer;
  }

  private Answer search(int effort) {
    solver.newVar(variables);
    solver.setTimeout(NEVER_SECONDS);
    listener.allow(effort);
    try {
      return solver.isSatisfiable() ? Answer.SATISFIABLE : Answer.UNSATISFIABLE;
    } catch (TimeoutException e) {
      return Answer.UNKNOWN;
    }
  }

  /** The result of the last call of {@link #solve}. */
  Answer lastAnswer() {
    return lastAnswer;
  }

  /** The value of a variable in the last model. */
  public boolean value(int variable) {
    return solver.model(variable);
  }

  /**
   * Watches the solver's loop and decides at each turn whether to continue.
   *
   * <p>Conflicts are counted here, since SAT4J's own limit of conflicts does not bear an {@code
   * expireTimeout}.
   */
  private static final class Listener extends SearchListenerAdapter<ISolverService> {
    private static final long serialVersionUID = 1L;

    private final transient Solver<?> solver;
    private final transient Stop stop;
    private final transient LongConsumer onConflict;
    private final transient ClauseLog learnt;
    private long conflicts;
    private long restarts;
    private long limit;

    Listener(Solver<?> solver, Stop stop, LongConsumer onConflict, ClauseLog learnt) {
      this.solver = solver;
      this.stop = stop;
      this.onConflict = onConflict;
      this.learnt = learnt;
    }

    void allow(int more) {
      limit = conflicts + restarts + more;
    }

    @Override
    public void beginLoop() {
      if (conflicts + restarts >= limit || stop.isStopped()) {
        solver.expireTimeout();
      }
    }

    /** Counts restarts, since a search can go on for long with restarts alone. */
    @Override
    public void restarting() {
      restarts++;
    }

    @Override
    public void learn(IConstr clause) {
      for (int i = 0; i < clause.size(); i++) {
        learnt.add(LiteralsUtils.toDimacs(clause.get(i)));
      }
      learnt.add(0);
    }

    @Override
    public void learnUnit(int literal) {
      learnt.add(literal);
      learnt.add(0);
    }

    @Override
    public void conflictFound(IConstr confl, int decisionLevel, int trailLevel) {
      conflicts++;
      onConflict.accept(conflicts);
    }
  }
}
