package cluewright.strategy.reason;

import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The next step of few reasons in a state of a puzzle: a smallest set, found by a search that knows
 * nothing of the states before.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ReasonsBenchmark {

  /** Published with its solution, without a digit: arrows with pills of two cells. */
  private static final String ARROWS =
      "9x9+arrow2=r1c2r1c3r1c1r2c1r3c1+arrow2=r2c6r2c7r2c5r2c4r2c3"
          + "+arrow2=r3c2r4c2r5c2r6c2r7c2+arrow1=r3c3r4c4r5c5+arrow1=r3c8r4c7"
          + "+arrow2=r4c1r5c1r6c1r7c1r8c1+arrow2=r4c9r5c9r3c9r2c9r1c9"
          + "+arrow1=r7c3r6c4r5c5r4c6+arrow2=r1c7r1c8r1c6r1c5r1c4"
          + "+arrow2=r8c6r9c6r9c7r9c8r9c9+arrow2=r9c1r9c2r9c3r9c4r9c5";

  /** Sudoku Explainer rates it 7.3. */
  private static final String CLASSIC =
      "....347...8...9.1.7..1.....41..9.3..8..5.6..1..2.1..67.....5..9.7.2...8...198....";

  /** A step that is met while a puzzle is solved, the first of so many reasons. */
  public enum Met {
    TWO_ON_CLASSIC(2, "9x9", CLASSIC),
    THREE_ON_CLASSIC(3, "9x9", CLASSIC),
    FOUR_ON_CLASSIC(4, "9x9", CLASSIC),
    TWO_BESIDE_ARROWS(2, ARROWS, ".".repeat(81)),
    THREE_BESIDE_ARROWS(3, ARROWS, ".".repeat(81));

    private final int reasons;
    private final String board;
    private final String digits;

    Met(int reasons, String board, String digits) {
      this.reasons = reasons;
      this.board = board;
      this.digits = digits;
    }

    Puzzle puzzle() {
      int[] all = digits.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
      return new Puzzle(Boards.named(board).orElseThrow(), all);
    }
  }

  @Param public Met met;

  private GridState state;
  private Finder finder;

  @Setup
  public void prepare() {
    Puzzle puzzle = met.puzzle();
    finder = FewReasons.upTo(met.reasons).finder(puzzle.board());
    SolvingState first = new SolvingState(puzzle.board());
    first.load(puzzle);
    Deduction step = next(first);
    while (FewReasons.size(step.variant()) < met.reasons) {
      step.applyTo(first);
      step = next(first);
    }
    state = first.frozen();
  }

  private Deduction next(SolvingState from) {
    List<Deduction> first = new ArrayList<>();
    if (!finder.find(from, first::add)) {
      throw new IllegalStateException(met + " is not met");
    }
    return first.get(0);
  }

  @Benchmark
  public Deduction step() {
    return next(new SolvingState(state));
  }
}
