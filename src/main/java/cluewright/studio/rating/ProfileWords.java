package cluewright.studio.rating;

import cluewright.phrase.Phrase;
import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;

/** The studio's words for a profile. */
final class ProfileWords {
  private ProfileWords() {}

  /** What the state before a step offers, for example {@code Step 31: X-Wing, 2 ways}. */
  static Phrase at(Profile profile, int step) {
    Point point = profile.points().get(step - 1);
    if (!(point instanceof Point.Bottleneck bottleneck)) {
      return Phrase.of("rating.open-at", step, point.open());
    }
    return bottleneck
        .easiest()
        .map(need -> Phrase.of("rating.bottleneck-at", step, need.variant().name(), need.ways()))
        .orElse(Phrase.of("rating.stuck-at", step));
  }

  /** All figures with their meaning. */
  static Phrase details(PathProfile shown) {
    Profile profile = shown.profile();
    Phrase figures =
        Phrase.of(
            "rating.profile", shown.words(), profile.depth(), profile.width(), profile.meanOpen());
    return profile.loneShare().isPresent()
        ? Phrase.of(
            "rating.lines",
            figures,
            Phrase.of("rating.lone-ways", Math.round(100 * profile.loneShare().getAsDouble())))
        : figures;
  }
}
