package cluewright.manual;

import cluewright.strategy.core.Glance;
import java.util.Map;

/**
 * The table of what one has to look at for a step with a drawn rule, and what such a step counts.
 */
final class Glances {
  private static final Map<Glance, String> SEEN =
      Map.of(
          Glance.SHAPE, "the shape of a rule and its number",
          Glance.BOUNDS, "the least and greatest candidates of up to three empty cells, and digits",
          Glance.WIDE_BOUNDS, "the least and greatest candidates of more empty cells",
          Glance.PAIR, "all candidates of one or two empty cells",
          Glance.FEW, "all candidates of three or four empty cells together",
          Glance.MANY, "all candidates of five empty cells or more together");

  private Glances() {}

  static String markdown() {
    StringBuilder table =
        new StringBuilder("| what one looks at | level | score |\n|---|---|--:|\n");
    for (Glance glance : Glance.values()) {
      table.append(
          "| %s | %s | %d |\n".formatted(SEEN.get(glance), glance.level().label(), glance.score()));
    }
    return table.append('\n').toString();
  }
}
