package cluewright.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.Hint;
import cluewright.replay.Hint.Grade;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.Marks;
import cluewright.studio.document.History;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import org.junit.jupiter.api.Test;

final class HintViewModelTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4.........32.");

  private final History history =
      new History(Document.untitled(PUZZLE.mask(), StrategySet.parse("NHL")).withPuzzle(PUZZLE));
  private final ReplayViewModel replay =
      new ReplayViewModel(history, new SharedPaths(), new Background(Runnable::run, Runnable::run));
  private final HintViewModel hints = new HintViewModel(replay);

  private Grade grade() {
    return hints.hint.get().map(Hint::grade).orElseThrow();
  }

  @Test
  void threePressesTellTheTechniqueTheRegionAndTheStepAndAFourthNothingMore() {
    assertThat(hints.marks()).isEmpty();
    hints.more();
    assertThat(grade()).isEqualTo(Grade.TECHNIQUE);
    assertThat(hints.marks()).contains(Marks.NONE);
    hints.more();
    assertThat(grade()).isEqualTo(Grade.REGION);
    assertThat(hints.marks().orElseThrow().argument().houses().isEmpty()).isFalse();
    assertThat(hints.marks().orElseThrow().placed()).isEmpty();
    hints.more();
    hints.more();
    assertThat(grade()).isEqualTo(Grade.STEP);
    assertThat(hints.marks().orElseThrow().placed()).hasSize(1);
  }

  @Test
  void theHintIsWhatTheNextStepDoes() {
    replay.goTo(3);
    hints.more();
    Hint hint = hints.hint.get().orElseThrow();
    replay.forward();
    assertThat(replay.deductions()).containsExactly(hint.deduction());
  }

  @Test
  void aHintIsForgottenWithItsState() {
    hints.more();
    replay.forward();
    assertThat(hints.hint.get()).isEmpty();
  }

  @Test
  void atTheEndThereIsNothingToHintAt() {
    replay.last();
    hints.more();
    assertThat(hints.hint.get()).isEmpty();
  }
}
