package cluewright.plan.shape;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A range of numbers from 1, ends included. */
public record Range(int least, int most) {
  private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})(?:\\.\\.(\\d{1,3}))?");

  /**
   * Checks its ends.
   *
   * @throws IllegalArgumentException if the first is the larger one, or less than 1
   */
  public Range {
    if (least > most) {
      throw new IllegalArgumentException(
          "%d..%d counts down: write %d..%d".formatted(least, most, most, least));
    }
    if (least < 1) {
      throw new IllegalArgumentException("0 is too few: write at least 1");
    }
  }

  /**
   * Reads a number such as {@code 12}, or a range such as {@code 28..34}.
   *
   * @throws IllegalArgumentException if the text is neither, with a sentence without full stop
   */
  public static Range of(String text) {
    Matcher range = WRITTEN.matcher(text.strip());
    if (!range.matches()) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not a number: write 12, or a range such as 28..34");
    }
    int least = Integer.parseInt(range.group(1));
    return new Range(least, range.group(2) == null ? least : Integer.parseInt(range.group(2)));
  }

  boolean contains(int number) {
    return number >= least && number <= most;
  }

  /** One of its numbers, by lot. */
  int drawn(Random random) {
    return least + random.nextInt(most - least + 1);
  }

  @Override
  public String toString() {
    return least == most ? String.valueOf(least) : least + ".." + most;
  }
}
