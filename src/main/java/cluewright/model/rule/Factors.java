package cluewright.model.rule;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sum that a user lists: a factor for each cell of a line, and what the digits times these add up
 * to, for example {@code 10,1,-1=0}.
 */
final class Factors {
  private static final Pattern TEXT = Pattern.compile("-?\\d{1,3}(?:,-?\\d{1,3})*=-?\\d{1,4}");

  /** No sum of a board's digits is below its negative. */
  private static final long ZERO = 1_000_000_000L;

  private final List<Integer> factors;
  private final int total;

  /**
   * Reads a list.
   *
   * @throws IllegalArgumentException if it is none
   */
  Factors(String text) {
    String ink = text.replaceAll("\\s", "");
    if (!TEXT.matcher(ink).matches()) {
      throw new IllegalArgumentException(
          "\"%s\" is no list of factors and a sum, as in 10,1,-1=0".formatted(ink));
    }
    String[] sides = ink.split("=", -1);
    this.factors = Stream.of(sides[0].split(",", -1)).map(Integer::valueOf).toList();
    this.total = Integer.parseInt(sides[1]);
  }

  String text() {
    return factors.stream().map(String::valueOf).collect(Collectors.joining(",")) + "=" + total;
  }

  /** The number of cells. */
  int count() {
    return factors.size();
  }

  /** The automaton of the words of so many values with this sum. */
  Automaton automaton(Layout layout) {
    return Automaton.of(
        layout,
        factors.size(),
        ZERO,
        (position, made, digit) -> made + (long) factors.get(position) * digit,
        made -> made == ZERO + total);
  }
}
