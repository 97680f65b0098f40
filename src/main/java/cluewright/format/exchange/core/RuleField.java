package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.phrase.Phrase;
import java.util.Locale;
import java.util.Set;

/**
 * Recognizes JSON fields named like a rule: without it the puzzle would be another one, so the
 * field is read or refused, never skipped.
 */
public final class RuleField {
  /** The names, reduced to lower-case letters without a final s. */
  private static final Set<String> NAMES =
      Set.of(
          "region",
          "extraregion",
          "jigsaw",
          "irregular",
          "cage",
          "killer",
          "killercage",
          "sum",
          "cagesum",
          "thermometer",
          "thermo",
          "arrow",
          "kropki",
          "dot",
          "kropkidot",
          "blackdot",
          "whitedot",
          "diagonal",
          "antiknight",
          "antiking",
          "nonconsecutive",
          "constraint",
          "inequality",
          "inequalitie",
          "greaterthan",
          "lessthan",
          "palindrome",
          "renban",
          "whisper",
          "sandwich",
          "littlekiller",
          "xv",
          "evenodd",
          "parity",
          "windoku",
          "hyper",
          "quadruple");

  /** The length of the shortest text that gives the region of each cell. */
  private static final int SHORTEST_BOARD = 16;

  private RuleField() {}

  /**
   * Tests whether a field is a rule.
   *
   * @param value as it is written, a text without its quotation marks; empty lists, numbers and
   *     words say nothing
   */
  public static boolean is(String name, String value) {
    String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "").replaceAll("s$", "");
    boolean isStructure = value.startsWith("[") || value.startsWith("{");
    boolean isSomething =
        isStructure
            ? value.chars().anyMatch(c -> "[]{}, \t\r\n".indexOf(c) < 0)
            : value.equals("true")
                || (value.length() >= SHORTEST_BOARD
                    && value.chars().noneMatch(Character::isWhitespace));
    return isSomething && NAMES.contains(letters);
  }

  /** The fault that it cannot be read. */
  public static FormatException unread(String name, TextSpan place) {
    return place.fault(Phrase.of("exchange.json-rule", Quoted.bare(name)));
  }
}
