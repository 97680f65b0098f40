package cluewright.print;

import cluewright.strategy.core.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Selects the puzzles of a chapter; its text form is what users type and {@link #of} reads. */
public sealed interface Pick {
  /**
   * Tests whether a puzzle is selected.
   *
   * @param number its place in the list that was given, from 1
   */
  boolean takes(int number, Entry entry);

  /** True if the selection depends on the difficulty of puzzles. */
  default boolean tellsGrades() {
    return false;
  }

  /** Selects the puzzles of a level, such as {@code easy}. */
  record OfLevel(Level level) implements Pick {
    @Override
    public boolean takes(int number, Entry entry) {
      return entry.grade().map(Grade::level).equals(Optional.of(level));
    }

    @Override
    public boolean tellsGrades() {
      return true;
    }

    @Override
    public String toString() {
      return level.id();
    }
  }

  /** Selects puzzles by their position in the given list, such as {@code 1-20} or {@code 7}. */
  record Numbers(int first, int last) implements Pick {

    /**
     * Checks the order.
     *
     * @throws IllegalArgumentException if there are none between them
     */
    public Numbers {
      if (first < 1 || last < first) {
        throw new IllegalArgumentException(
            "\"%d-%d\" is no range of puzzles: they are counted from 1".formatted(first, last));
      }
    }

    @Override
    public boolean takes(int number, Entry entry) {
      return number >= first && number <= last;
    }

    @Override
    public String toString() {
      return first == last ? String.valueOf(first) : first + "-" + last;
    }
  }

  /** Selects puzzles by words in their titles, such as {@code title:heart}. */
  record Titled(String words) implements Pick {
    private static final String PREFIX = "title:";

    @Override
    public boolean takes(int number, Entry entry) {
      return entry.title().toLowerCase(Locale.ROOT).contains(words.toLowerCase(Locale.ROOT));
    }

    @Override
    public String toString() {
      return PREFIX + words;
    }
  }

  /** Selects the puzzles without a level. */
  record Unrated() implements Pick {
    @Override
    public boolean takes(int number, Entry entry) {
      return entry.grade().isEmpty();
    }

    @Override
    public boolean tellsGrades() {
      return true;
    }

    @Override
    public String toString() {
      return "unrated";
    }
  }

  /** Selects the puzzles that no other chapter takes. */
  record Rest() implements Pick {
    @Override
    public boolean takes(int number, Entry entry) {
      return false;
    }

    @Override
    public String toString() {
      return "rest";
    }
  }

  /**
   * Reads a selection.
   *
   * @throws IllegalArgumentException if it is none, with a sentence that says what there is
   */
  static Pick of(String text) {
    String word = text.strip();
    for (Pick plain : List.of(new Rest(), new Unrated())) {
      if (word.equalsIgnoreCase(plain.toString())) {
        return plain;
      }
    }
    boolean isTitled = word.regionMatches(true, 0, Titled.PREFIX, 0, Titled.PREFIX.length());
    if (isTitled && word.length() > Titled.PREFIX.length()) {
      return new Titled(word.substring(Titled.PREFIX.length()).strip());
    }
    Matcher numbers = Pattern.compile("(\\d{1,7})(?:\\s*-\\s*(\\d{1,7}))?").matcher(word);
    if (numbers.matches()) {
      int first = Integer.parseInt(numbers.group(1));
      return new Numbers(
          first, numbers.group(2) == null ? first : Integer.parseInt(numbers.group(2)));
    }
    return Arrays.stream(Level.values())
        .filter(level -> level.id().equalsIgnoreCase(word))
        .findFirst()
        .<Pick>map(OfLevel::new)
        .orElseThrow(() -> new IllegalArgumentException(unknown(word)));
  }

  private static String unknown(String word) {
    return "\"%s\" names no puzzles: write a level (%s, unrated), numbers such as 1-20, title:WORDS or rest"
        .formatted(
            word, Arrays.stream(Level.values()).map(Level::id).collect(Collectors.joining(", ")));
  }
}
