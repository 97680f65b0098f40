package cluewright.lab.making;

import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.race.Run;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Guided generate and test: in a random order, each clue gets a random digit that the strategies
 * still allow after the clues before it. A clue whose cell they have filled gets that digit. When a
 * cell has no candidate left, all begins anew.
 *
 * <p>The strategies guide the generating step itself, which {@link ZamaSasano} leaves to the rules
 * of the board. It never says impossible.
 */
final class GuidedTest extends TestLane {
  static final String NAME = "guided-test";

  private static final int TESTS_A_TURN = 1_000;

  private final int[] order;
  private final int[] digits;
  private final SplittableRandom random;

  GuidedTest(Request request, Run run) {
    super(NAME, TESTS_A_TURN, "lab.testing", request, run);
    this.order = request.mask().clues().toArray();
    this.digits = new int[board.cells()];
    this.random = new SplittableRandom(request.seed());
  }

  @Override
  Optional<Outcome> test() {
    tested++;
    return isGenerated() && closure.isComplete()
        ? found(new Puzzle(board, digits))
        : Optional.empty();
  }

  /** Draws digits for all clues; false if they lead to a contradiction. */
  private boolean isGenerated() {
    closure.reset();
    for (int i = 0; i < order.length; i++) {
      int chosen = i + random.nextInt(order.length - i);
      int cell = order[chosen];
      order[chosen] = order[i];
      order[i] = cell;
      digits[cell] = digit(cell);
      if (!closure.place(cell, digits[cell]) || !closure.close()) {
        return false;
      }
    }
    return true;
  }

  private int digit(int cell) {
    if (closure.placed(cell) != 0) {
      return closure.placed(cell);
    }
    int left = closure.candidates(cell);
    for (int skip = random.nextInt(Integer.bitCount(left)); skip > 0; skip--) {
      left &= left - 1;
    }
    return 1 + Integer.numberOfTrailingZeros(left);
  }
}
