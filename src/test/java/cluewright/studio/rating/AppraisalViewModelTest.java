package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Solutions;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class AppraisalViewModelTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
  private static final Puzzle OTHER =
      PuzzleText.read(
          ".8...4.5....7..3............1..85...6.....2......4....3.26............417........");

  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final History history =
      new History(Document.untitled(PUZZLE.mask(), StrategySet.parse("NHL")));
  private final AppraisalViewModel<Rating> ratings =
      new AppraisalViewModel<>(
          history, puzzle -> Optional.of(of(puzzle)), new Background(tasks::add, Runnable::run));

  private void show(Puzzle puzzle) {
    history.apply(Phrase.verbatim("show a puzzle"), history.document().withPuzzle(puzzle));
  }

  private static Rating of(Puzzle puzzle) {
    return new Rater(puzzle.board()).rate(puzzle);
  }

  @Test
  void thePuzzleOnDisplayIsRatedAndForgottenWithIt() {
    assertThat(ratings.valueProperty().get()).isEmpty();
    show(PUZZLE);
    assertThat(ratings.valueProperty().get()).isEmpty();
    tasks.remove().run();
    assertThat(ratings.valueProperty().get()).contains(of(PUZZLE));
    history.undo();
    assertThat(ratings.valueProperty().get()).isEmpty();
    assertThat(tasks).isEmpty();
  }

  @Test
  void theNewestPuzzleWinsWhicheverRatingComesLast() {
    show(PUZZLE);
    show(OTHER);
    Runnable first = tasks.remove();
    tasks.remove().run();
    first.run();
    assertThat(ratings.valueProperty().get()).contains(of(OTHER));
  }

  @Test
  void whatChangesNoDigitIsNotRatedAgain() {
    show(PUZZLE);
    history.apply(Phrase.verbatim("title"), history.document().withTitle("Kite"));
    assertThat(tasks).hasSize(1);
  }

  @Test
  void theLineHoldsLevelScoreAndSudokuExplainersMaximum() {
    Rating rated = hard(new ExplainerRating(72, 45, 26, 0, true));
    assertThat(RatingWords.line(rated)).hasToString("Hard · 1,204 · SE 7.2");
    assertThat(RatingWords.details(rated).toString())
        .contains("HoDoKu 2.2 scale", "Sudoku Explainer 7.2/4.5/2.6")
        .doesNotContain("pearl", "diamond");
  }

  private static Rating hard(ExplainerRating explainer) {
    return new Rating.Rated(Level.HARD, 1204, 0, List.of(), Optional.of(explainer));
  }

  @Test
  void aPearlAndADiamondAreCalledSoUnlessDigitsAreAllThatIsPlaced() {
    assertThat(RatingWords.details(hard(new ExplainerRating(72, 72, 26, 0, true))).toString())
        .contains("A pearl");
    assertThat(RatingWords.details(hard(new ExplainerRating(72, 72, 72, 0, true))).toString())
        .contains("A diamond");
    assertThat(RatingWords.details(hard(new ExplainerRating(23, 23, 23, 0, true))).toString())
        .doesNotContain("diamond");
  }

  @Test
  void aRatingThatWentNoFurtherIsABound() {
    Rating rated = hard(new ExplainerRating(40, 12, 12, 0, false));
    assertThat(RatingWords.line(rated)).hasToString("Hard · 1,204 · SE ≥ 4.0");
    assertThat(RatingWords.details(rated).toString()).contains("Sudoku Explainer: at least 4.0");
  }

  @Test
  void aPuzzleBeyondTheStrategiesSaysThatItWasGuessed() {
    Rating rated = new Rating.Rated(Level.EXTREME, 11204, 1, List.of(), Optional.empty());
    assertThat(RatingWords.line(rated)).hasToString("Extreme · 11,204 · with guesses");
    assertThat(RatingWords.details(rated).toString()).contains("1 cell is beyond the strategies");
  }

  @Test
  void theTechniquesAreCounted() {
    assertThat(RatingWords.details(of(PUZZLE)).toString()).containsPattern("\\d+ × Hidden single");
  }

  @Test
  void whatHasSeveralSolutionsIsNotRated() {
    assertThat(RatingWords.line(new Rating.NotUnique(Solutions.SEVERAL))).hasToString("Not rated");
    assertThat(RatingWords.details(new Rating.NotUnique(Solutions.NONE)).toString())
        .contains("no solution");
    assertThat(RatingWords.details(new Rating.NotUnique(Solutions.UNKNOWN)).toString())
        .contains("takes too long");
  }
}
