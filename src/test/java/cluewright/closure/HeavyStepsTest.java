package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.StrategySet;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HeavyStepsTest {
  private final Closure blank = Closures.of(Boards.FOUR, StrategySet.of(List.of()));

  private static HeavySteps steps(String... ids) {
    return new HeavySteps(
        Boards.FOUR,
        List.of(ids).stream().flatMap(id -> StrategySet.parse(id).strategies().stream()).toList());
  }

  /** Leaves 1 and 2 to two cells of a row. */
  private void leavePair(int first) {
    blank.eliminate(first, 0b1100);
    blank.eliminate(first + 1, 0b1100);
  }

  @Test
  void theStrategyThatHelpedIsNamedByItsPlace() {
    leavePair(0);

    assertThat(steps("x-wing", "naked-pair").help(blank)).isEqualTo(1);
    assertThat(blank.candidates(3)).isEqualTo(0b1100);
  }

  @Test
  void allThatTheFirstOfThemConcludesIsDoneAtOnce() {
    leavePair(0);
    leavePair(8);

    assertThat(steps("naked-pair", "x-wing").help(blank)).isZero();
    assertThat(blank.candidates(3)).isEqualTo(0b1100);
    assertThat(blank.candidates(11)).isEqualTo(0b1100);
  }

  @Test
  void whereNoneFindsAnythingNoneIsNamed() {
    assertThat(steps("naked-pair", "x-wing").help(blank)).isEqualTo(-1);
    assertThat(steps().help(blank)).isEqualTo(-1);
    assertThat(steps().size()).isZero();
    assertThat(steps("naked-pair", "x-wing").size()).isEqualTo(2);
  }
}
