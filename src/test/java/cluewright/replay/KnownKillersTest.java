package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Killer puzzles that others published; most are known for their difficulty. */
final class KnownKillersTest {
  private static final StrategySet CAGES =
      StrategySet.parse("NHL,cage-combinations,innies-outies,naked-pair,naked-triple");

  static Stream<KnownKiller> some() {
    return Tries.some(KnownKiller.all().stream());
  }

  @Test
  void thereAreTwentyEight() {
    assertThat(KnownKiller.all()).hasSize(28);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void theSolutionThatIsToldIsTheOnlyOne(KnownKiller killer) {
    Answer answer = new SolutionCounter(killer.board()).answer(Puzzle.empty(killer.board()));

    assertThat(answer.number()).isEqualTo(Solutions.ONE);
    assertThat(answer.solution().map(Puzzle::line)).contains(killer.solution());
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void noStepContradictsTheSolution(KnownKiller killer) {
    SolvingPath path = new Replay(killer.board(), CAGES).human(Puzzle.empty(killer.board()));

    assertThat(path.steps()).isNotEmpty();
    for (Step step : path.steps()) {
      for (Deduction deduction : step.deductions()) {
        for (int change : deduction.changes()) {
          int cell = killer.board().cellOf(change);
          int digit = killer.board().digitOf(killer.solution().charAt(cell));
          assertThat(digit == killer.board().digitOf(change))
              .as(deduction.sentence().toString())
              .isEqualTo(deduction.places());
        }
      }
    }
  }

  @Test
  void theOneOfWikipediaIsSolvedByCagesAndHouses() {
    KnownKiller killer = KnownKiller.all().get(0);
    SolvingPath path = new Replay(killer.board(), CAGES).human(Puzzle.empty(killer.board()));

    assertThat(path.solution().map(Puzzle::line)).contains(killer.solution());
    assertThat(path.steps())
        .extracting(step -> step.deductions().get(0).strategy().id())
        .contains("cage-combinations");
  }
}
