package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Trimmed;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Texts with other digits than Cluewright's: letters from A where a board has none or others, and
 * digits from 0. They are told by what is missing: letters alone, some beyond the usual ones; or
 * zeros beside points or empty fields, never two of them in a house, and not the last digit. (Of
 * larger boards, such as 0 to F: {@link cluewright.format.Hexadoku}.)
 */
final class OtherDigits {
  private static final String OURS = "123456789ABCDEFGHIJKLMNOP";
  private static final String AROUND = ".0_*-?|+=:,;\"'\t\r\n ";

  private static final Pattern EMPTY_FIELD = Pattern.compile("(?:^|[,;\\t]) *(?:[,;\\t]|$)");

  /** The digits written as numerals. */
  private static final int DIGITS = 9;

  private OtherDigits() {}

  /** A text converted cell by cell to Cluewright's digits; empty if it already has them. */
  static Optional<Trimmed> trimmed(String text) {
    return letters(text).or(() -> zeros(text));
  }

  private static Optional<Trimmed> letters(String text) {
    int last = 0;
    int kinds = 0;
    long seen = 0;
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text();
      for (int i = 0; i < cells.length(); i++) {
        char symbol = cells.charAt(i);
        int letter = Character.toUpperCase(symbol) - 'A';
        if (letter >= 0 && letter < OURS.length()) {
          last = Math.max(last, letter + 1);
          kinds += (seen >> letter & 1) == 0 ? 1 : 0;
          seen |= 1L << letter;
        } else if (AROUND.indexOf(symbol) < 0 && !isStroke(symbol)) {
          return Optional.empty();
        }
      }
    }
    int most = last;
    if (kinds < 2) {
      return Optional.empty();
    }
    String ours = mapped(text, c -> inOurs((char) c));
    return tried(ours)
        .filter(items -> items.stream().allMatch(item -> isBeyond(item, most)))
        .map(
            items ->
                Trimmed.of(
                    ours,
                    0,
                    Phrase.of("exchange.letters-read", String.valueOf((char) ('A' + most - 1)))));
  }

  private static boolean isStroke(char symbol) {
    return symbol >= '\u2500' && symbol <= '\u257F';
  }

  private static int inOurs(char symbol) {
    int letter = Character.toUpperCase(symbol) - 'A';
    return letter >= 0 && letter < OURS.length() ? OURS.charAt(letter) : symbol;
  }

  /**
   * True if a puzzle has more letters than its board uses as digits, but no more than it has
   * digits.
   */
  private static boolean isBeyond(Item item, int letters) {
    int digits = item.content().board().digits();
    return item.content() instanceof Clues && letters <= digits && letters > digits - DIGITS;
  }

  private static Optional<Trimmed> zeros(String text) {
    boolean hasPoint = false;
    int zeros = 0;
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text();
      hasPoint |= !cells.isBlank() && EMPTY_FIELD.matcher(cells).find();
      for (int i = 0; i < cells.length(); i++) {
        char symbol = cells.charAt(i);
        hasPoint |= symbol == '.';
        zeros += symbol == '0' ? 1 : 0;
        boolean isDigit = symbol >= '0' && symbol < '0' + DIGITS;
        if (!isDigit && AROUND.indexOf(symbol) < 0 && !isStroke(symbol)) {
          return Optional.empty();
        }
      }
    }
    if (zeros == 0 || !hasPoint) {
      return Optional.empty();
    }
    String ours = mapped(text, c -> c >= '0' && c < '0' + DIGITS ? c + 1 : c);
    int all = zeros;
    return tried(ours)
        .filter(SizeHeader::areSound)
        .filter(items -> items.stream().allMatch(i -> i.content().board().digits() <= DIGITS))
        .map(items -> new Trimmed(ours, 0, zerosRead(items), doubt(all, items)));
  }

  private static Phrase zerosRead(List<Item> items) {
    int digits = most(items);
    return Phrase.of("exchange.zeros-read", digits - 1, digits);
  }

  private static int most(List<Item> items) {
    return items.stream().mapToInt(item -> item.content().board().digits()).max().orElseThrow();
  }

  /** The fault of a puzzle with a single zero, which may be an empty cell. */
  private static Optional<FormatException> doubt(int zeros, List<Item> items) {
    return zeros >= 2 * items.size()
        ? Optional.empty()
        : Optional.of(FormatException.at(1, 1, Phrase.of("exchange.zeros-doubt", most(items))));
  }

  /** The text with other characters in its cells; comments stay unchanged. */
  private static String mapped(String text, IntUnaryOperator change) {
    StringBuilder lines = new StringBuilder();
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text();
      lines
          .append(
              cells
                  .chars()
                  .map(change)
                  .mapToObj(c -> String.valueOf((char) c))
                  .collect(Collectors.joining()))
          .append(line.text().substring(cells.length()))
          .append('\n');
    }
    return lines.toString();
  }

  private static Optional<List<Item>> tried(String text) {
    try {
      return Optional.of(Formats.plain(text).read(text));
    } catch (FormatException another) {
      return Optional.empty();
    }
  }
}
