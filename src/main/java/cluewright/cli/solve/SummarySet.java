package cluewright.cli.solve;

import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;

/**
 * A set of strategies in a summary.
 *
 * @param label as it was typed
 */
public record SummarySet(String label, StrategySet strategies) {
  public static final String DEFAULT = "N,H,NH,NL,HL,NHL";

  /**
   * Reads sets separated by commas.
   *
   * @param text null for the default sets
   */
  public static List<SummarySet> parse(String text) {
    return Arrays.stream((text == null ? DEFAULT : text).split(","))
        .map(String::strip)
        .filter(item -> !item.isEmpty())
        .map(item -> new SummarySet(item, StrategySet.parse(item)))
        .toList();
  }
}
