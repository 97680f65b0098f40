package cluewright.studio.results;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.rating.Rater;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.document.History;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.generate.KnownExample;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import java.util.List;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** What taking results does to the document. */
@ExtendWith(ApplicationExtension.class)
final class ResultsViewModelTest {
  private static final StrategySet FISH = StrategySet.parse("NHL,x-wing,swordfish");
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private final Background atOnce = new Background(Runnable::run, Runnable::run);
  private final NoticeViewModel notices = new NoticeViewModel();
  private final History history =
      new History(
          Document.untitled(PUZZLE.mask(), FISH)
              .withResults(List.of(new Result(PUZZLE, FISH, /* kept= */ false))));
  private final ResultsViewModel results =
      new ResultsViewModel(
          history,
          new GenerationViewModel(
              history, new Generator(), atOnce, notices, KnownExample.NONE, () -> 1),
          notices,
          puzzle -> new Rater(puzzle.board()).rate(puzzle),
          new SharedPaths(),
          atOnce,
          () -> {});

  @Test
  void theStrategiesOfAResultThatIsTakenAreAllowedWhateverIsRequired() {
    history.apply(
        Phrase.verbatim("x"),
        history
            .document()
            .withRequired(StrategySet.parse("x-wing"))
            .withConditions(Conditions.NONE.with(new Condition.Levels(Level.HARD, Level.HARD))));
    assertThat(history.document().strategies().containsAll(FISH)).isFalse();
    results.use(results.entries.get(0));
    assertThat(history.document().puzzle()).contains(PUZZLE);
    assertThat(history.document().strategies().containsAll(FISH)).isTrue();
  }

  @Test
  void aDraftThatAResultTakesOffTheBoardStaysAsACopy() {
    results.use(results.entries.get(0));
    assertThat(notices.notice.get()).isEmpty();
    Puzzle less = PUZZLE.with(0, 0);
    history.apply(Phrase.verbatim("x"), history.document().withDigits(less));
    results.use(results.entries.get(0));
    assertThat(notices.notice.get()).isEmpty();
    history.apply(Phrase.verbatim("x"), history.document().withDigits(PUZZLE.with(0, 6)));
    results.use(results.entries.get(0));
    assertThat(notices.notice.get().map(Notice::sentence).orElseThrow())
        .hasToString("The draft is kept, as a copy under Puzzles; Undo brings it back here.");
    assertThat(history.project().documents())
        .extracting(Document::digits)
        .containsExactly(PUZZLE, PUZZLE.with(0, 6));
    history.undo();
    assertThat(history.project().documents())
        .extracting(Document::digits)
        .containsExactly(PUZZLE.with(0, 6));
  }

  @Test
  void resultsOfAnotherWindowAreNotTakenByTheirNumbers() {
    DragEvent foreign =
        new DragEvent(
            DragEvent.DRAG_OVER,
            /* dragboard= */ null,
            0,
            0,
            0,
            0,
            TransferMode.COPY,
            /* gestureSource= */ null,
            /* gestureTarget= */ null,
            /* pickResult= */ null);
    assertThat(new ResultDrop(results).isWelcome(foreign)).isFalse();
  }
}
