package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.Optional;

/**
 * What stops the chosen strategies, and what would help.
 *
 * @param words in a sentence
 * @param help the easiest strategy that is not chosen and would go on
 */
public record Obstacle(Phrase words, Optional<Strategy> help) {

  /**
   * The obstacle in a state of a path; empty where a strategy applies.
   *
   * @param help what would help at the end of the path, if that is known
   * @param isSought true if that is still being worked out
   */
  static Optional<Obstacle> of(
      SolvingPath path, int state, Optional<Deduction> help, boolean isSought) {
    if (state < path.length()) {
      return path.steps().get(state).isGuess()
          ? Optional.of(without("replay.stuck-guess"))
          : Optional.empty();
    }
    if (path.end() != SolvingPath.End.STUCK || path.solutions() != Solutions.ONE) {
      return Optional.empty();
    }
    if (help.isPresent()) {
      Strategy strategy = help.get().strategy();
      return Optional.of(
          new Obstacle(Phrase.of("replay.stuck-help", strategy.name()), Optional.of(strategy)));
    }
    return Optional.of(without(isSought ? "replay.stuck-seeking" : "replay.stuck"));
  }

  private static Obstacle without(String key) {
    return new Obstacle(Phrase.of(key), Optional.empty());
  }
}
