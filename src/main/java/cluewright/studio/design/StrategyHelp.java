package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Help on a strategy: what it says, its other names, how hard it is. */
final class StrategyHelp {
  private StrategyHelp() {}

  static Phrase of(Strategy strategy, Choice choice) {
    return Stream.of(
            Optional.of(strategy.explanation()),
            Optional.of(choice.held(strategy)).filter(why -> !why.equals(Phrase.NOTHING)),
            aliases(strategy),
            Optional.of(rating(strategy)),
            strategy.isMonotone()
                ? Optional.<Phrase>empty()
                : Optional.of(Phrase.of("design.no-proofs")))
        .flatMap(Optional::stream)
        .reduce((before, after) -> Phrase.of("design.lines", before, after))
        .orElse(Phrase.NOTHING);
  }

  private static Optional<Phrase> aliases(Strategy strategy) {
    List<Phrase> others = strategy.names().stream().skip(1).distinct().toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(Phrase.of("design.also-called", Phrase.row(others)));
  }

  /** By its easiest form. */
  private static Phrase rating(Strategy strategy) {
    Variant easiest =
        strategy.variants().stream().min(Comparator.comparingInt(Variant::score)).orElseThrow();
    if (strategy.about().isForLargerBoards()) {
      return Phrase.of(
          "design.rated-larger",
          easiest.level().label(),
          easiest.score(),
          strategy.about().leastDigits());
    }
    return easiest.explainer().isEmpty()
        ? Phrase.of("design.rated", easiest.level().label(), easiest.score())
        : Phrase.of(
            "design.rated-twice",
            easiest.level().label(),
            easiest.score(),
            easiest.explainer().getAsDouble());
  }
}
