package cluewright.studio.rating;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import cluewright.replay.profile.Profile;
import cluewright.replay.profile.Profiler;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * The profile of a puzzle along the steps of the replay, which are counted alike.
 *
 * @param end whether the chosen strategies solve the puzzle or get stuck
 */
public record PathProfile(Profile profile, SolvingPath.End end) {

  /**
   * The profile of a puzzle with one solution under some strategies.
   *
   * @return empty if there is none or several, or if it is stopped
   */
  static Optional<PathProfile> of(SharedPaths.Asked asked, SharedPaths paths, Stop stop) {
    try {
      if (paths.path(asked, stop).solutions() != Solutions.ONE) {
        return Optional.empty();
      }
      SolvingPath whole = paths.continued(asked, stop).path();
      Profiler profiler =
          new Profiler(asked.puzzle().board(), SolvingOrder.catalogue().within(asked.strategies()));
      return Optional.of(new PathProfile(profiler.along(whole, stop), whole.end()));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  /** The steps and bottlenecks, or the steps up to where the strategies get stuck. */
  Phrase words() {
    return end == SolvingPath.End.STUCK
        ? Phrase.of("rating.then-stuck", Phrase.of("rating.steps", profile.steps()))
        : profile.words();
  }
}
