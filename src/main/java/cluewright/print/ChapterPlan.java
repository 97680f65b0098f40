package cluewright.print;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A chapter as the book's maker wants it.
 *
 * @param picks what goes into it
 */
public record ChapterPlan(String name, List<Pick> picks) {
  private static final String BETWEEN_PICKS = ",";

  public ChapterPlan {
    picks = List.copyOf(picks);
  }

  /**
   * A plan whose picks are given as text, such as {@code medium,hard}.
   *
   * @throws IllegalArgumentException if one of them is none, with a sentence that says so
   */
  public static ChapterPlan of(String name, String picks) {
    return new ChapterPlan(
        name.strip(), Arrays.stream(picks.split(BETWEEN_PICKS, -1)).map(Pick::of).toList());
  }

  /** The picks as text. */
  public String written() {
    return picks.stream().map(Pick::toString).collect(Collectors.joining(BETWEEN_PICKS));
  }

  boolean takes(int number, Entry entry) {
    return picks.stream().anyMatch(pick -> pick.takes(number, entry));
  }

  boolean takesRest() {
    return picks.contains(new Pick.Rest());
  }
}
