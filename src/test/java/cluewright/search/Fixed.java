package cluewright.search;

import cluewright.cnf.Clauses;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.Relaxation;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Arrays;

/** Encodings with the clues of one puzzle fixed by unit clauses. */
public final class Fixed {
  private Fixed() {}

  /** A solver that no one stops. */
  public static SatSolver solver() {
    return new SatSolver(new Run(Duration.ofHours(1), Watch.idle()), conflicts -> {});
  }

  /** The answer to the layered encoding at {@code steps} with this puzzle's clues. */
  public static SatSolver.Answer layered(Puzzle puzzle, StrategySet strategies, int steps) {
    Recorder out = new Recorder();
    LayeredEncoding encoding =
        new LayeredEncoding(new Justifications(puzzle.mask(), strategies, Stop.NEVER), out);
    encoding.complete(steps);
    return out.solveWith(puzzle, encoding.clueVariables());
  }

  /** The answer to the step-free clauses with this puzzle's clues. */
  public static SatSolver.Answer relaxed(Puzzle puzzle, StrategySet strategies) {
    Justifications justifications = new Justifications(puzzle.mask(), strategies, Stop.NEVER);
    int[] clues = new LayeredEncoding(justifications, new Recorder()).clueVariables();
    Recorder out = new Recorder();
    Relaxation.write(justifications, out);
    return out.solveWith(puzzle, clues);
  }

  /** The answer to the step-free clauses of a mask. */
  public static SatSolver.Answer relaxed(Mask mask, StrategySet strategies) {
    SatSolver solver = solver();
    Relaxation.write(new Justifications(mask, strategies, Stop.NEVER), solver);
    return solver.solve(Integer.MAX_VALUE);
  }

  /** A solver that remembers which clue digits the encoding fixes: those of its unit clauses. */
  private static final class Recorder implements Clauses {
    private final SatSolver solver = solver();
    private boolean[] units = new boolean[64];

    @Override
    public int newVariable() {
      return solver.newVariable();
    }

    @Override
    public void add(int... literals) {
      if (literals.length == 1 && literals[0] > 0) {
        int variable = literals[0];
        units = variable < units.length ? units : Arrays.copyOf(units, 2 * variable);
        units[variable] = true;
      }
      solver.add(literals);
    }

    /** The puzzle's digits are renamed so that they agree with the ones that are fixed. */
    SatSolver.Answer solveWith(Puzzle puzzle, int[] clueVariables) {
      Board board = puzzle.board();
      int[] cells = puzzle.mask().clues().toArray();
      int[] names = new int[board.digits() + 1];
      int taken = 0;
      for (int i = 0; i < clueVariables.length; i++) {
        int digit = i % board.digits() + 1;
        if (clueVariables[i] < units.length && units[clueVariables[i]]) {
          names[puzzle.digit(cells[i / board.digits()])] = digit;
          taken |= 1 << digit;
        }
      }
      for (int digit = 1; digit < names.length; digit++) {
        if (names[digit] == 0) {
          names[digit] = Integer.numberOfTrailingZeros(~taken & ~1);
          taken |= 1 << names[digit];
        }
      }
      for (int i = 0; i < cells.length; i++) {
        int name = names[puzzle.digit(cells[i])];
        solver.add(clueVariables[i * board.digits() + name - 1]);
      }
      return solver.solve(Integer.MAX_VALUE);
    }
  }
}
