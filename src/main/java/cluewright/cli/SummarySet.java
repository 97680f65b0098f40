package cluewright.cli;

import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;

/**
 * A strategy set that a summary counts for.
 *
 * @param label as it was typed
 */
record SummarySet(String label, StrategySet strategies) {
  static final String DEFAULT = "N,H,NH,NL,HL,NHL";

  /**
   * Reads sets between commas.
   *
   * @param text null for the default sets
   */
  static List<SummarySet> parse(String text) {
    return Arrays.stream((text == null ? DEFAULT : text).split(","))
        .map(String::strip)
        .filter(item -> !item.isEmpty())
        .map(item -> new SummarySet(item, StrategySet.parse(item)))
        .toList();
  }
}
