package cluewright.cli.solve;

import cluewright.strategy.Catalogue;

/** The first column of tables of techniques: as wide as the longest name. */
public final class TechniqueColumn {
  private static final int WIDTH =
      Catalogue.all().stream()
          .flatMap(strategy -> strategy.variants().stream())
          .mapToInt(variant -> variant.name().toString().length())
          .max()
          .orElseThrow();

  private TechniqueColumn() {}

  /** The format of a row that starts with a name. */
  public static String then(String rest) {
    return "%-" + WIDTH + "s " + rest;
  }
}
