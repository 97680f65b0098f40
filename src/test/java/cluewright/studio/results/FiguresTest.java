package cluewright.studio.results;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Solutions;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.work.Background;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FiguresTest {
  private static final Puzzle BEYOND_ALL =
      PuzzleText.read(
          ".5.9.86..8....6..7..6.2......9....7.2.3...8.9.1....4......3.7..9..8....4..56.4.3.");

  /** A list and the replay beside it would else tell different numbers of steps. */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"any", "NHL"})
  void stepsOfAPuzzleThatStrategiesDoNotSolveAreThoseOfTheReplay(String set) {
    StrategySet strategies = StrategySet.parse(set);
    Document document = Document.untitled(BEYOND_ALL.mask(), strategies).withPuzzle(BEYOND_ALL);
    ReplayViewModel replay =
        new ReplayViewModel(
            new History(document), new SharedPaths(), new Background(Runnable::run, Runnable::run));
    Result result = new Result(BEYOND_ALL, strategies, false);
    Figures figures =
        Figures.of(
            result,
            puzzle -> new Rating.NotUnique(Solutions.UNKNOWN),
            new SharedPaths(),
            Stop.NEVER);
    assertThat(figures.steps()).isEqualTo(replay.length());
  }
}
