package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.Strategy;
import cluewright.strategy.Variant;
import java.util.Comparator;
import java.util.Locale;

/** What the studio tells about a strategy: what it says, its other names, how hard it is. */
final class StrategyHelp {
  private StrategyHelp() {}

  static String of(Strategy strategy) {
    return strategy.explanation() + aliases(strategy) + "\n" + rating(strategy) + caution(strategy);
  }

  private static String aliases(Strategy strategy) {
    String others = Phrase.row(strategy.names().stream().skip(1).distinct().toList()).toString();
    return others.isEmpty() ? "" : "\nAlso called " + others + ".";
  }

  private static String caution(Strategy strategy) {
    return strategy.isMonotone() ? "" : "\nWith it, some masks cannot be proven impossible.";
  }

  /** By its easiest form. */
  private static String rating(Strategy strategy) {
    Variant easiest =
        strategy.variants().stream().min(Comparator.comparingInt(Variant::score)).orElseThrow();
    String hodoku = "HoDoKu: %s, %d a step".formatted(easiest.level().label(), easiest.score());
    return easiest.explainer().isEmpty()
        ? hodoku
        : hodoku
            + String.format(
                Locale.ROOT, "; Sudoku Explainer: %.1f", easiest.explainer().getAsDouble());
  }
}
