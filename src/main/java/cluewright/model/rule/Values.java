package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The possible values of a rule.
 *
 * @param usual what it has where nobody chose one; 0 for none
 * @param never those between the least and the most that it cannot have
 */
public record Values(int least, int most, int usual, Set<Integer> never) {

  public Values {
    never = Set.copyOf(never);
  }

  public Values(int least, int most, int usual) {
    this(least, most, usual, Set.of());
  }

  /** True if the value may be omitted. */
  public boolean isOptional() {
    return usual == 0;
  }

  public boolean contain(int value) {
    return value == 0 ? isOptional() : value >= least && value <= most && !never.contains(value);
  }

  /** The values as numbers and ranges, such as {@code 0, 2–33, 35}. */
  public String listed() {
    List<String> runs = new ArrayList<>();
    for (int from = least; from <= most; from++) {
      int to = from;
      while (to < most && !never.contains(to + 1)) {
        to++;
      }
      if (!never.contains(from)) {
        runs.add(from == to ? String.valueOf(from) : from + "–" + to);
        from = to;
      }
    }
    return String.join(", ", runs);
  }
}
