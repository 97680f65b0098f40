package cluewright.search.sat;

import java.util.Random;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;
import org.sat4j.minisat.orders.VarOrderHeap;

/**
 * Makes a SAT4J search start with the clues, in random order and with random digits.
 *
 * <p>Solving time has a heavy tail: one start finds a puzzle after 300 conflicts, another not after
 * 30,000. So the engine makes many short attempts, and each gets its own start: the digits of the
 * clue cells first, in random order, and random first values, which phase saving then replaces.
 * SAT4J resets orders and phases as a search begins, hence the overridden {@code init}.
 */
final class ClueFirst extends VarOrderHeap {
  private static final long serialVersionUID = 1L;

  /** The range of weights for the random order; a conflict adds about 1. */
  private static final int WEIGHTS = 9;

  private final int[] clueVariables;
  private final long seed;

  /**
   * @param clueVariables the variables to begin with
   * @param gridVariables how many variables, from 1, stand for digits of the solution grid; about
   *     one in {@code digits} of them is true
   */
  ClueFirst(int[] clueVariables, int gridVariables, int digits, long seed) {
    super(new RandomStart(gridVariables, digits, seed));
    this.clueVariables = clueVariables.clone();
    this.seed = seed;
  }

  @Override
  public void init() {
    super.init();
    Random random = new Random(seed);
    for (int variable : clueVariables) {
      updateVar(variable << 1, 1 + random.nextInt(WEIGHTS));
    }
  }

  /** Chooses random values at first, later each variable's last value. */
  private static final class RandomStart implements IPhaseSelectionStrategy {
    private static final long serialVersionUID = 1L;

    private final int gridVariables;
    private final int digits;
    private final Random random;
    private int[] literals = new int[0];

    RandomStart(int gridVariables, int digits, long seed) {
      this.gridVariables = gridVariables;
      this.digits = digits;
      this.random = new Random(seed);
    }

    @Override
    public void init(int length) {
      literals = new int[length];
      for (int variable = 1; variable < length; variable++) {
        boolean value =
            variable <= gridVariables ? random.nextInt(digits) < 2 : random.nextBoolean();
        literals[variable] = variable << 1 | (value ? 0 : 1);
      }
    }

    @Override
    public void init(int variable, int literal) {
      literals[variable] = literal;
    }

    @Override
    public int select(int variable) {
      return literals[variable];
    }

    @Override
    public void assignLiteral(int literal) {
      literals[literal >> 1] = literal;
    }

    @Override
    public void updateVar(int literal) {
      // Only assignments count.
    }

    @Override
    public void updateVarAtDecisionLevel(int literal) {
      // Only assignments count.
    }
  }
}
