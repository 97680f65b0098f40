package cluewright.search.skeleton;

import cluewright.model.OpenRule;
import cluewright.model.Skeleton;
import cluewright.model.rule.Layout;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads the values of open rules off grids, and remembers those of the same digits. */
final class ReadValues {
  /** The most digits of a rule that are remembered, so many bits each. */
  private static final int MOST_CELLS = 12;

  private static final int BITS = 5;

  /** The readings of a rule that are remembered. */
  private static final int MOST_READINGS = 20_000;

  private final List<Rule> rules;
  private final Layout layout;
  private final Optional<List<OpenRule>> asWhole;
  private final List<Map<Long, int[]>> known = new ArrayList<>();
  private final int[][] rulesAt;

  ReadValues(Skeleton skeleton) {
    this.rules = skeleton.open();
    this.layout = skeleton.board().layout();
    this.asWhole = OpenRule.all(skeleton);
    rules.forEach(rule -> known.add(new HashMap<>()));
    this.rulesAt = new int[skeleton.board().cells()][];
    Arrays.setAll(
        rulesAt,
        cell ->
            IntStream.range(0, rules.size())
                .filter(rule -> dependsOn(rules.get(rule), cell))
                .toArray());
  }

  /** A rank depends on the other lines as well. */
  private static boolean dependsOn(Rule rule, int cell) {
    return rule.kind().readsValuesOfOthers() || rule.cells().contains(cell);
  }

  /** How many rules there are. */
  int rules() {
    return rules.size();
  }

  /** The rules whose values depend on a cell. */
  int[] rulesAt(int cell) {
    return rulesAt[cell];
  }

  /** The values with which a rule holds in a grid; not to be changed. */
  int[] in(int[] grid, int rule) {
    List<Integer> cells = rules.get(rule).cells();
    boolean readsOthers = rules.get(rule).kind().readsValuesOfOthers();
    if (readsOthers || cells.size() > MOST_CELLS || layout.digits() >= 1 << BITS) {
      return read(grid, rule);
    }
    long digits = 0;
    for (int cell : cells) {
      digits = digits << BITS | grid[cell];
    }
    Map<Long, int[]> mine = known.get(rule);
    int[] values = mine.get(digits);
    if (values == null) {
      if (mine.size() >= MOST_READINGS) {
        mine.clear();
      }
      values = read(grid, rule);
      mine.put(digits, values);
    }
    return values;
  }

  private int[] read(int[] grid, int rule) {
    return asWhole.isPresent()
        ? asWhole.get().get(rule).valuesIn(cell -> grid[cell])
        : rules
            .get(rule)
            .kind()
            .valuesIn(rules.get(rule).cells(), layout, cell -> grid[cell])
            .toArray();
  }
}
