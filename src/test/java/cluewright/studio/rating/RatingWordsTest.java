package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.Solutions;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import cluewright.strategy.core.Level;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class RatingWordsTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  @Test
  void theLineHoldsLevelScoreAndSudokuExplainersMaximum() {
    Rating rated = hard(new ExplainerRating(72, 45, 26, 0, true));
    assertThat(RatingWords.line(rated)).hasToString("Hard · 1,204 · SE 7.2");
    assertThat(RatingWords.details(rated).toString())
        .contains("HoDoKu 2.2 scale", "Sudoku Explainer 7.2/4.5/2.6")
        .doesNotContain("pearl", "diamond");
  }

  private static Rating.Rated hard(ExplainerRating explainer) {
    return new Rating.Rated(
        Level.HARD, 1204, 0, List.of(), Optional.of(explainer), Optional.empty());
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
  void aboveTheRatingsThatWereMetItIsAbout() {
    Rating rated = hard(new ExplainerRating(108, 12, 12, 0, true));
    assertThat(RatingWords.line(rated)).hasToString("Hard · 1,204 · SE ≈ 10.8");
    assertThat(RatingWords.details(rated).toString())
        .contains("Sudoku Explainer ≈ 10.8/1.2/1.2 (ER above 10.5");
    assertThat(RatingWords.line(hard(new ExplainerRating(105, 12, 12, 0, true))))
        .hasToString("Hard · 1,204 · SE 10.5");
  }

  @Test
  void aPuzzleBeyondTheStrategiesSaysThatItWasGuessed() {
    Rating rated = unexplained(1);
    assertThat(RatingWords.line(rated)).hasToString("Extreme · 11,204 · HoDoKu has to guess");
    assertThat(RatingWords.details(rated).toString()).contains("1 cell is beyond the strategies");
  }

  private static Rating.Rated unexplained(int guesses) {
    return new Rating.Rated(
        Level.EXTREME, 11204, guesses, List.of(), Optional.empty(), Optional.empty());
  }

  @Test
  void reasonsStandBesideTheOtherScalesOrInTheirPlace() {
    ReasonRating reasons = new ReasonRating.Rated(2, 1, 25);
    assertThat(RatingWords.line(hard(new ExplainerRating(72, 45, 26, 0, true)).with(reasons)))
        .hasToString("Hard · 1,204 · SE 7.2 · reasons 2.33");
    assertThat(RatingWords.line(unexplained(0).with(reasons)))
        .hasToString("Reasons 2.33 · Extreme · 11,204");
    assertThat(RatingWords.line(unexplained(1).with(reasons))).hasToString("Reasons 2.33");
    assertThat(details(unexplained(1).with(reasons)))
        .contains("Reasons 2.33, a scale for all rules: 1 step of 2 reasons, weight 25.")
        .contains("1 cell is beyond the strategies");
  }

  private static String details(Rating rating) {
    return RatingWords.details(rating).toString();
  }

  @Test
  void whereReasonsEndThereIsNoNumberAndTheOtherScalesAreShown() {
    Rating beyond = unexplained(1).with(new ReasonRating.Open(4, ReasonRating.Why.MORE));
    assertThat(RatingWords.line(beyond))
        .hasToString("Reasons > 4 · Extreme · 11,204 · HoDoKu has to guess");
    assertThat(details(beyond)).contains("no step with at most 4 reasons was found");
    assertThat(details(unexplained(1).with(new ReasonRating.Open(3, ReasonRating.Why.NOT_YET))))
        .contains("Reasons: 3 so far.");
    assertThat(details(unexplained(1).with(new ReasonRating.Open(2, ReasonRating.Why.TOO_LARGE))))
        .contains("Reasons: 2 or more; there are too many candidates");
  }

  @Test
  void theTechniquesAreCounted() {
    assertThat(RatingWords.details(new Rater(PUZZLE.board()).rate(PUZZLE)).toString())
        .containsPattern("\\d+ × Hidden single");
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
