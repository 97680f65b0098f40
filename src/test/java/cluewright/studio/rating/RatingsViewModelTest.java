package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class RatingsViewModelTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final Puzzle ONE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  private static final Puzzle OTHER =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private static final Puzzle TWO_REASONS =
      PuzzleText.read(
          "97.3.6.428.5...1.9....5....2.7...3.4.1..2..8.4..738..1...9.5............1..847..3");
  private static final Puzzle HARD =
      PuzzleText.read(
          "...5..7...95.7...6.....285.1.....9.7..7.1.2..9.8.....5.638.....7...5.64...1..4...");
  private static final double HARD_RATING = 9.0;

  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final Queue<Runnable> displayed = new ArrayDeque<>();
  private final History history = new History(Document.untitled(ONE.mask(), NHL));
  private final RatingsViewModel ratings =
      new RatingsViewModel(
          history,
          new Background(tasks::add, Runnable::run),
          new Background(displayed::add, Runnable::run));

  private void find(Puzzle... puzzles) {
    history.apply(
        Phrase.verbatim("find"),
        history
            .document()
            .withResults(
                List.of(puzzles).stream()
                    .map(puzzle -> new Result(puzzle, NHL, /* kept= */ false))
                    .toList()));
  }

  private void runAll() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  @Test
  void aPuzzleIsRatedOnceWhoeverAsksForIt() {
    find(ONE, OTHER);
    assertThat(ratings.of(ONE)).isSameAs(ratings.of(ONE));
    assertThat(ratings.ratings.get()).containsOnlyKeys(ONE);
    runAll();
    assertThat(ratings.ratings.get()).containsOnlyKeys(ONE, OTHER);
    assertThat(ratings.ratings.get().get(ONE)).isSameAs(ratings.of(ONE));
    assertThat(tasks).isEmpty();
  }

  /** A rating of 9.0 needs more than what is tried first. */
  @Test
  void thePuzzleOnDisplayShowsWhatIsKnownSoFar() {
    List<Optional<Double>> seen = new ArrayList<>();
    ratings.onDisplay.addListener(
        (property, before, now) -> seen.add(now.map(RatingsViewModelTest::hardest)));
    show(HARD);
    displayed.remove().run();
    assertThat(seen.stream().distinct()).endsWith(Optional.of(6.5), Optional.of(HARD_RATING));
    history.undo();
    assertThat(ratings.onDisplay.getValue()).isEmpty();
  }

  /** What other puzzles have as well is known first, and then bounds until it is solved. */
  @Test
  void thePuzzleOnDisplayIsRatedByReasonsAsWell() {
    List<String> seen = new ArrayList<>();
    ratings.onDisplay.addListener(
        (property, before, now) -> seen.add(now.map(RatingsViewModelTest::reasons).orElse("")));
    show(TWO_REASONS);
    displayed.remove().run();
    assertThat(seen).containsExactly("none", "≥ 1", "≥ 2", "2.21");
    assertThat(ratings.known().apply(TWO_REASONS).map(RatingsViewModelTest::reasons))
        .contains("2.21");
    find(OTHER);
    while (ratings.known().apply(OTHER).isEmpty()) {
      tasks.remove().run();
    }
    assertThat(ratings.known().apply(OTHER).map(RatingsViewModelTest::reasons)).contains("none");
    runAll();
    assertThat(ratings.known().apply(OTHER).map(RatingsViewModelTest::reasons))
        .as("once all are rated")
        .get(as(STRING))
        .matches("[1-4]\\.\\d\\d?");
  }

  private static String reasons(Rating rating) {
    return ((Rating.Rated) rating).reasons().map(each -> each.words().toString()).orElse("none");
  }

  @Test
  void aRatingByReasonsIsGivenUpWhenThePuzzleIsShownNoMore() {
    List<String> seen = new ArrayList<>();
    ratings.onDisplay.addListener(
        (property, before, now) -> {
          seen.add(now.map(RatingsViewModelTest::reasons).orElse(""));
          if (seen.contains("≥ 1")) {
            history.undo();
          }
        });
    show(TWO_REASONS);
    displayed.remove().run();
    assertThat(seen).endsWith("≥ 1", "").doesNotContain("≥ 2");
  }

  @Test
  void aPuzzleThatLeavesTheProjectIsGivenUp() {
    show(HARD);
    ratings.onDisplay.addListener(
        (property, before, now) -> {
          if (now.isPresent()) {
            history.undo();
          }
        });
    assertThatThrownBy(() -> ratings.of(HARD)).isInstanceOf(CancellationException.class);
    assertThat(ratings.ratings.get()).isEmpty();
    history.redo();
    assertThat(hardest(ratings.of(ONE))).isLessThan(HARD_RATING);
  }

  private void show(Puzzle puzzle) {
    history.apply(Phrase.verbatim("show"), history.document().withPuzzle(puzzle));
  }

  private static double hardest(Rating rating) {
    return ((Rating.Rated) rating).explainer().orElseThrow().hardest();
  }

  @Test
  void whatLeavesTheProjectIsForgotten() {
    find(ONE, OTHER);
    runAll();
    find(OTHER);
    ratings.of(OTHER);
    assertThat(ratings.known().apply(OTHER)).isPresent();
    find();
    find(ONE);
    runAll();
    assertThat(ratings.known().apply(OTHER)).isEmpty();
  }

  @Test
  void atTheEndNoMoreIsBegun() {
    find(ONE, OTHER);
    ratings.close();
    runAll();
    assertThat(ratings.ratings.get()).hasSizeLessThan(2);
    find(OTHER);
    assertThat(tasks).isEmpty();
  }
}
