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
  private static final String BETWEEN_PLANS = ";";
  private static final char AFTER_NAME = '=';

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

  /**
   * Plans that are given as text, such as {@code Warm-up=easy;Nightcap=rest}; {@code Nightcap=} is
   * one without picks.
   *
   * @throws IllegalArgumentException if one of them is none, or there is none, with a sentence
   */
  public static List<ChapterPlan> all(String text) {
    List<ChapterPlan> plans =
        Arrays.stream(text.split(BETWEEN_PLANS, -1))
            .filter(plan -> !plan.isBlank())
            .map(ChapterPlan::one)
            .toList();
    if (plans.isEmpty()) {
      throw new IllegalArgumentException("there is no chapter: write it like \"Warm-up=easy\"");
    }
    return plans;
  }

  private static ChapterPlan one(String text) {
    int middle = text.indexOf(AFTER_NAME);
    if (middle < 0) {
      throw new IllegalArgumentException(
          "\"%s\" is no chapter: write a name, = and its puzzles, such as Warm-up=easy"
              .formatted(text.strip()));
    }
    String name = text.substring(0, middle);
    String picks = text.substring(middle + 1);
    return picks.isBlank() ? new ChapterPlan(name.strip(), List.of()) : of(name, picks);
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
