package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CompletionsTest {

  @Test
  void aSearchForSolutionsThatIsStoppedIsLeft() {
    assertIsLeft("any", Puzzle.empty(Boards.FOUR));
  }

  /** One of rules that are stated, and one of deductions. */
  @ParameterizedTest
  @ValueSource(strings = {"NHL", "NHL,reasons-3"})
  void aReplayThatIsStoppedIsLeft(String strategies) {
    int[] digits = {1, 2, 3, 0, 3, 4, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0};
    assertIsLeft(strategies, new Puzzle(Boards.FOUR, digits));
  }

  private static void assertIsLeft(String strategies, Puzzle puzzle) {
    Completions completions =
        new Completions(Boards.FOUR, StrategySet.parse(strategies), () -> true);

    assertThatThrownBy(() -> completions.completion(puzzle))
        .isInstanceOf(CancellationException.class);
  }
}
