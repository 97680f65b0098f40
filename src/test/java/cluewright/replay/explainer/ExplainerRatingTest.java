package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ExplainerRatingTest {

  @Test
  void ratingsAreShownInWholes() {
    ExplainerRating rating = new ExplainerRating(105, 12, 10, 0, true);
    assertThat(rating.hardest()).isEqualTo(10.5);
    assertThat(rating.pearl()).hasValue(1.2);
    assertThat(rating.diamond()).hasValue(1.0);
  }

  @Test
  void upToWherePublishedRatingsWereMetItIsExact() {
    assertThat(new ExplainerRating(105, 12, 10, 0, true).isExact()).isTrue();
    assertThat(new ExplainerRating(106, 12, 10, 0, true).isExact()).isFalse();
    assertThat(new ExplainerRating(65, 12, 10, 0, false).isExact()).isFalse();
  }

  @Test
  void whatIsNotKnownIsEmpty() {
    ExplainerRating rating = new ExplainerRating(0, 0, 0, 0, false);
    assertThat(rating.pearl()).isEmpty();
    assertThat(rating.diamond()).isEmpty();
  }

  @Test
  void aPearlsHardestStepComesBeforeItsFirstDigitAndADiamondsIsItsFirst() {
    ExplainerRating neither = new ExplainerRating(97, 93, 93, 0, true);
    assertThat(neither.isPearl() || neither.isDiamond()).isFalse();
    ExplainerRating pearl = new ExplainerRating(97, 97, 93, 0, true);
    assertThat(pearl.isPearl()).isTrue();
    assertThat(pearl.isDiamond()).isFalse();
    ExplainerRating diamond = new ExplainerRating(97, 97, 97, 0, true);
    assertThat(diamond.isPearl() && diamond.isDiamond()).isTrue();
  }

  @Test
  void puzzlesOfPlacementsAloneAreNeither() {
    ExplainerRating rating = new ExplainerRating(25, 25, 25, 0, true);
    assertThat(rating.isPearl() || rating.isDiamond()).isFalse();
  }

  @Test
  void ofARatingThatWentNoFurtherNeitherIsKnown() {
    ExplainerRating rating = new ExplainerRating(97, 97, 97, 0, false);
    assertThat(rating.isPearl() || rating.isDiamond()).isFalse();
  }
}
