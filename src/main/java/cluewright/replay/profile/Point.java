package cluewright.replay.profile;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Optional;

/** What the state before a step offers. */
public sealed interface Point {

  /** The number of open cells beyond which more make no difference. */
  double MANY = 10;

  /** The number of cells that some single fills in this state. */
  int open();

  /** The height of the curve, from 0 to 1, reached at {@link #MANY} open cells. */
  default double share() {
    return Math.min(MANY, open()) / MANY;
  }

  /** A state in which some single applies. */
  record Single(int open) implements Point {}

  /**
   * A state in which no single applies, so that something harder is needed.
   *
   * @param easiest the first of the other strategies that concludes something; empty if none does
   */
  record Bottleneck(Optional<Need> easiest) implements Point {
    private static final Phrase GUESS = Phrase.of("strategies.name-guess");

    @Override
    public int open() {
      return 0;
    }

    /** The name of what is needed; a guess if no strategy helps. */
    public Phrase name() {
      return easiest.map(need -> need.variant().name()).orElse(GUESS);
    }

    /** The group of what is needed. */
    public Group group() {
      return easiest.map(need -> need.strategy().group()).orElse(Group.LAST_RESORT);
    }
  }

  /**
   * What helps at a bottleneck.
   *
   * @param variant that of the first conclusion
   * @param ways the number of different conclusions that the strategy offers, each a set of
   *     candidates
   */
  record Need(Strategy strategy, Variant variant, int ways) {}
}
