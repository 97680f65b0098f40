package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
      new ProfileViewModel(history, new SharedPaths(), new Background(tasks::add, Runnable::run));

  private void show(Puzzle puzzle) {
    history.apply(Phrase.verbatim("show a puzzle"), history.document().withPuzzle(puzzle));
  }

  private static Optional<PathProfile> of(Puzzle puzzle) {
    Optional<PathProfile> known =
        PathProfile.of(
            new SharedPaths.Asked(puzzle, StrategySet.parse("NHL")),
            new SharedPaths(),
            () -> false);
    assertThat(known).isPresent();
    return known;
  }

  /** Under strategies that get stuck, too, as a puzzle may be that is pasted. */
  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL", "NHL,naked-pair", "any"})
  void itHasTheStepsOfTheReplay(String strategies) {
    StrategySet set = StrategySet.parse(strategies);
    SolvingPath path = new Replay(PUZZLE.board(), set).human(PUZZLE);
    PathProfile shown =
        PathProfile.of(new SharedPaths.Asked(PUZZLE, set), new SharedPaths(), () -> false)
            .orElseThrow();
    assertThat(shown.profile().steps()).isEqualTo(path.length());
    assertThat(shown.end()).isEqualTo(path.end());
    assertThat(shown.words().toString()).startsWith(path.length() + " step");
  }

  @Test
  void otherStrategiesAreAnotherProfile() {
    show(PUZZLE);
    history.apply(Phrase.verbatim("x"), history.document().withStrategies(StrategySet.parse("N")));
    assertThat(tasks).hasSize(2);
  }

  @Test
  void theProfileOfThePuzzleOnDisplayIsForgottenWithIt() {
    show(PUZZLE);
    assertThat(profile.profile.get()).isEmpty();
    tasks.remove().run();
    assertThat(profile.profile.get()).isEqualTo(of(PUZZLE));
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
    assertThat(profile.profile.get()).isEqualTo(of(OTHER));
  }

  @Test
  void whatChangesNoDigitIsNotProfiledAgain() {
    show(PUZZLE);
    history.apply(Phrase.verbatim("title"), history.document().withTitle("Kite"));
    assertThat(tasks).hasSize(1);
  }
}
