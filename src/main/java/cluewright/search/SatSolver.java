package cluewright.search;

import cluewright.cnf.Clauses;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.IOrder;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;
import org.sat4j.specs.TimeoutException;

/**
 * SAT4J's Glucose behind the interface that encodings write to, with a stop that cannot be missed.
 *
 * <p>SAT4J forgets an {@code expireTimeout} that arrives just before its search begins, so here the
 * search itself asks, at every turn of its loop, whether it was stopped.
 */
final class SatSolver implements Clauses {

  /** What a call to the solver showed. */
  enum Answer {
    SATISFIABLE,
    UNSATISFIABLE,
    /** Stopped, or out of time. */
    UNKNOWN
  }

  /** Measured on short clauses, with their watches. */
  private static final long BYTES_A_CLAUSE = 170;

  private final Solver<?> solver;
  private int variables;
  private long clauses;
  private boolean contradictory;

  /**
   * @param stopped asked often, on the searching thread
   * @param onConflict given the number of conflicts so far, on the searching thread
   */
  SatSolver(BooleanSupplier stopped, LongConsumer onConflict) {
    solver = (Solver<?>) SolverFactory.newGlucose();
    solver.setSearchListener(new Listener(solver, stopped, onConflict));
  }

  @Override
  public int newVariable() {
    return ++variables;
  }

  @Override
  public void add(int... literals) {
    solver.newVar(variables);
    clauses++;
    try {
      solver.addClause(new VecInt(literals));
    } catch (ContradictionException e) {
      contradictory = true;
    }
  }

  /** Whether the clauses alone take a third of the memory that Java may use. */
  boolean outgrowsMemory() {
    return clauses * BYTES_A_CLAUSE > Runtime.getRuntime().maxMemory() / 3;
  }

  /** Begins the next search as {@code order} says. */
  void startWith(IOrder order) {
    solver.setOrder(order);
  }

  /** Decides the clauses, or gives up after a number of conflicts. */
  Answer solve(int conflicts) {
    if (contradictory) {
      return Answer.UNSATISFIABLE;
    }
    solver.newVar(variables);
    solver.setTimeoutOnConflicts(conflicts);
    try {
      return solver.isSatisfiable() ? Answer.SATISFIABLE : Answer.UNSATISFIABLE;
    } catch (TimeoutException e) {
      return Answer.UNKNOWN;
    }
  }

  /** The value of a variable in the last model. */
  boolean value(int variable) {
    return solver.model(variable);
  }

  /** The solver's eyes on the world outside. */
  private static final class Listener extends SearchListenerAdapter<ISolverService> {
    private static final long serialVersionUID = 1L;

    private final transient Solver<?> solver;
    private final transient BooleanSupplier stopped;
    private final transient LongConsumer onConflict;

    Listener(Solver<?> solver, BooleanSupplier stopped, LongConsumer onConflict) {
      this.solver = solver;
      this.stopped = stopped;
      this.onConflict = onConflict;
    }

    @Override
    public void beginLoop() {
      if (stopped.getAsBoolean()) {
        solver.expireTimeout();
      }
    }

    @Override
    public void conflictFound(int literal) {
      onConflict.accept(solver.getStats().getConflicts());
    }
  }
}
