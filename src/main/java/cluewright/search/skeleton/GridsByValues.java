package cluewright.search.skeleton;

import cluewright.model.CellSet;
import cluewright.model.OpenRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Grids in groups of the same clues and values: a grid that is alone in a group is the only
 * solution of a puzzle with these.
 *
 * <p>A rule may hold with several values in a grid, as one that says "at least"; the grid is in the
 * groups of all of them then. Grids and groups are kept as strings of a character a digit or value.
 */
final class GridsByValues {
  /** The most groups of one grid. */
  private static final int MOST_GROUPS = 1000;

  private static final String SEVERAL = "";

  private final CellSet clues;
  private final List<OpenRule> open;
  private final Map<String, String> groups = new HashMap<>();
  private long grids;
  private boolean isTooWide;

  GridsByValues(CellSet clues, List<OpenRule> open) {
    this.clues = clues;
    this.open = open;
  }

  /**
   * A grid that is alone with its clues and values.
   *
   * @param digits by cell
   * @param values by open rule
   */
  record Alone(List<Integer> digits, List<Integer> values) {}

  void add(int[] digits) {
    grids++;
    StringBuilder clue = new StringBuilder();
    clues.forEach(cell -> clue.append((char) digits[cell]));
    List<String> all = List.of(clue.toString());
    for (OpenRule rule : open) {
      int[] values = rule.valuesIn(cell -> digits[cell]);
      List<String> longer = new ArrayList<>(all.size() * values.length);
      for (String group : all) {
        for (int value : values) {
          longer.add(group + (char) value);
        }
      }
      isTooWide |= longer.size() > MOST_GROUPS;
      all = isTooWide ? List.of() : longer;
    }
    String grid = written(digits);
    all.forEach(group -> groups.merge(group, grid, (one, other) -> SEVERAL));
  }

  private static String written(int[] digits) {
    StringBuilder text = new StringBuilder(digits.length);
    for (int digit : digits) {
      text.append((char) digit);
    }
    return text.toString();
  }

  private static List<Integer> read(String text) {
    return text.chars().boxed().toList();
  }

  long grids() {
    return grids;
  }

  /** True if a grid is in too many groups, so that these are not known. */
  boolean isTooWide() {
    return isTooWide;
  }

  /** All grids that are alone in a group, once for each. */
  List<Alone> alone() {
    List<Alone> alone = new ArrayList<>();
    groups.forEach(
        (group, grid) -> {
          if (!grid.equals(SEVERAL)) {
            alone.add(new Alone(read(grid), read(group.substring(clues.size()))));
          }
        });
    return alone;
  }
}
