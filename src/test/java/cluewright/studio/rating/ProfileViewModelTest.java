package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class ProfileViewModelTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
  private static final Puzzle OTHER =
      PuzzleText.read(
          ".8...4.5....7..3............1..85...6.....2......4....3.26............417........");

  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final History history =
      new History(Document.untitled(PUZZLE.mask(), StrategySet.parse("NHL")));
  private final ProfileViewModel profile =
      new ProfileViewModel(history, new Background(tasks::add, Runnable::run));

  private void show(Puzzle puzzle) {
    history.apply(Phrase.verbatim("show a puzzle"), history.document().withPuzzle(puzzle));
  }

  @Test
  void theProfileOfThePuzzleOnDisplayIsForgottenWithIt() {
    show(PUZZLE);
    assertThat(profile.profile.get()).isEmpty();
    tasks.remove().run();
    assertThat(profile.profile.get()).isEqualTo(RatingsViewModel.profile(PUZZLE));
    history.undo();
    assertThat(profile.profile.get()).isEmpty();
    assertThat(tasks).isEmpty();
  }

  @Test
  void theNewestPuzzleWinsWhicheverProfileComesLast() {
    show(PUZZLE);
    show(OTHER);
    Runnable first = tasks.remove();
    tasks.remove().run();
    first.run();
    assertThat(profile.profile.get()).isEqualTo(RatingsViewModel.profile(OTHER));
  }

  @Test
  void whatChangesNoDigitIsNotProfiledAgain() {
    show(PUZZLE);
    history.apply(Phrase.verbatim("title"), history.document().withTitle("Kite"));
    assertThat(tasks).hasSize(1);
  }
}
