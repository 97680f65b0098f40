package cluewright.studio.design;

import cluewright.strategy.Catalogue;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Strategy sets with a name for how hard their puzzles can be. */
public enum Preset {
  EASY("Easy", "Singles only"),
  MEDIUM("Medium", "Singles and locked candidates"),
  HARD("Hard", "Every strategy");

  private final String label;
  private final String explanation;

  Preset(String label, String explanation) {
    this.label = label;
    this.explanation = explanation;
  }

  public String label() {
    return label;
  }

  public String explanation() {
    return explanation;
  }

  public StrategySet strategies() {
    List<Strategy> singles = List.of(Catalogue.HIDDEN_SINGLE, Catalogue.NAKED_SINGLE);
    return switch (this) {
      case EASY -> StrategySet.of(singles);
      case MEDIUM ->
          StrategySet.of(
              Stream.concat(singles.stream(), Stream.of(Catalogue.LOCKED_CANDIDATES)).toList());
      case HARD -> StrategySet.of(Catalogue.all()).monotone();
    };
  }

  /** The preset with exactly these strategies, if there is one. */
  static Optional<Preset> of(StrategySet strategies) {
    return Stream.of(values()).filter(p -> p.strategies().equals(strategies)).findFirst();
  }
}
