package cluewright.cli.solve;

import cluewright.strategy.Catalogue;

/** The width of the first column of tables of strategies: that of the longest name. */
public final class StrategyColumn {
  private static final int WIDTH =
      Catalogue.numbered().stream()
          .flatMap(strategy -> strategy.variants().stream())
          .mapToInt(variant -> variant.name().toString().length())
          .max()
          .orElseThrow();

  private StrategyColumn() {}

  /** The format string of a row that starts with a name. */
  public static String then(String rest) {
    return "%-" + WIDTH + "s " + rest;
  }
}
