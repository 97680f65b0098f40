package cluewright.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cluewright.format.PuzzleText;
import cluewright.format.WalkThrough;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

/** A text of a replay says how far it is, and ends between two steps when it is cancelled. */
final class TellingTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4.........32.");
  private static final SolvingPath PATH =
      new Replay(PUZZLE.board(), StrategySet.parse("NH")).human(PUZZLE);

  private final List<Integer> reached = new ArrayList<>();

  private static Telling telling(IntConsumer progress) {
    return new Telling(WalkThrough.ENGLISH, PATH, Runnable::run, progress);
  }

  @Test
  void eachStepIsProgressAndTheTextIsWhole() {
    String text = telling(reached::add).text();

    assertThat(text).isEqualTo(WalkThrough.ENGLISH.text(PATH));
    assertThat(reached).hasSize(PATH.length()).startsWith(1, 2).endsWith(PATH.length());
  }

  @Test
  void whenItIsCancelledNoFurtherStepIsTold() {
    Telling[] self = new Telling[1];
    self[0] =
        telling(
            steps -> {
              reached.add(steps);
              if (steps == 2) {
                self[0].cancel();
              }
            });

    assertThatExceptionOfType(CancellationException.class).isThrownBy(self[0]::text);
    assertThat(reached).containsExactly(1, 2);
  }
}
