package cluewright.studio.design;

import cluewright.strategy.Level;
import cluewright.strategy.StrategySet;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Strategy sets named by how hard their puzzles can be. */
public enum Preset {
  EASY(Level.EASY),
  MEDIUM(Level.MEDIUM),
  HARD(Level.HARD),
  UNFAIR(Level.UNFAIR),
  EXTREME(Level.EXTREME);

  private final Level level;

  Preset(Level level) {
    this.level = level;
  }

  public String label() {
    return level.label().toString();
  }

  /** For a person who wonders what they would get. */
  public String explanation() {
    return "All that HoDoKu calls "
        + label().toLowerCase(Locale.ROOT)
        + (level == Level.EASY ? "" : " or easier")
        + ": "
        + strategies().strategies().size()
        + " strategies, none of which takes one solution for granted";
  }

  public StrategySet strategies() {
    return StrategySet.upTo(level);
  }

  /** The easiest preset with exactly these strategies, if there is one. */
  static Optional<Preset> of(StrategySet strategies) {
    return Stream.of(values()).filter(p -> p.strategies().equals(strategies)).findFirst();
  }
}
