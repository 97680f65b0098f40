package cluewright.encode;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.cnf.ClauseCount;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The size that is said in advance against the clauses that are written. */
final class QuestionSizeTest {

  @InTurn
  @ParameterizedTest
  @CsvSource({"4x4, NHL", "6x6, N", "6x6, 'NL,naked-pair,x-wing'", "9x9, H", "9x9, NHL"})
  void eachStepFromTheSecondOnAddsTheSame(String name, String set) {
    Board board = Boards.named(name).orElseThrow();
    Random random = Tries.random(3);
    for (int steps : new int[] {0, 1, 2, 3, 4, 9}) {
      int clues = random.nextInt(board.cells() + 1);
      Mask mask = Masks.random(board, clues, random);
      Justifications justifications = new Justifications(mask, StrategySet.parse(set), Stop.NEVER);
      ClauseCount count = new ClauseCount();
      new LayeredEncoding(justifications, count).complete(steps);

      assertThat(QuestionSize.of(justifications, steps))
          .as(mask.line() + " in " + steps)
          .isEqualTo(new QuestionSize(count.variables(), count.clauses()));
    }
  }
}
