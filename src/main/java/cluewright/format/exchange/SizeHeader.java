package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Trimmed;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Skips a first line of one or two numbers, as many programs write it: the size of the board, the
 * size of the boxes of a single puzzle, or the number of puzzles. It is left out if that is true.
 */
final class SizeHeader {
  /** The numbers, with at most one tab, since a table row has more. */
  private static final Pattern NUMBERS =
      Pattern.compile(" *([0-9]{1,9})(?:(?: *[,;\\txX\\u00d7] *| +)([0-9]{1,2}))? *");

  private static final int LONGEST = 40;

  /** The length up to which a text may be one puzzle, of 25x25 in numbers. */
  private static final int MOST_OF_ONE = 8_000;

  private SizeHeader() {}

  /** A text without its size line; empty if there is none, or if the line means something else. */
  static Optional<Trimmed> trimmed(String text) {
    List<Line> first = firstLines(text);
    Matcher numbers = NUMBERS.matcher(first.isEmpty() ? "" : first.get(0).text());
    if (!numbers.matches() || first.size() < 2) {
      return Optional.empty();
    }
    int above = first.get(0).number();
    String rest = below(text, above);
    boolean areFew = first.stream().allMatch(SizeHeader::isOfNumbers);
    if (areFew && rest.length() > MOST_OF_ONE) {
      return Optional.empty();
    }
    return tried(() -> areFew ? Formats.plain(rest).read(rest) : Formats.read(rest))
        .filter(items -> isTrue(numbers, items))
        .map(items -> trimmed(text, rest, above, items));
  }

  /**
   * The first few lines that are not blank; the number of puzzles may precede the size of the
   * first.
   */
  private static List<Line> firstLines(String text) {
    List<Line> first = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank()) {
        first.add(line);
      }
      if (first.size() > 2 || (!isOfNumbers(line) && !line.text().isBlank())) {
        return first;
      }
    }
    return first;
  }

  private static boolean isOfNumbers(Line line) {
    return line.text().length() < LONGEST && NUMBERS.matcher(line.text()).matches();
  }

  /** The text below a number of lines. */
  private static String below(String text, int lines) {
    int at = 0;
    for (int i = 0; i < lines; i++) {
      while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
        at++;
      }
      at = Math.min(text.length(), at + (text.startsWith("\r\n", at) ? 2 : 1));
    }
    return text.substring(at);
  }

  private static Trimmed trimmed(String text, String rest, int above, List<Item> items) {
    Phrase remark = Phrase.of("exchange.header-skipped");
    boolean isOther =
        tried(() -> Formats.plain(text).read(text))
            .filter(whole -> !whole.equals(items))
            .filter(SizeHeader::areSound)
            .isPresent();
    return new Trimmed(
        rest,
        above,
        remark,
        isOther
            ? Optional.of(FormatException.at(above, 1, Phrase.of("exchange.header-doubt")))
            : Optional.empty());
  }

  private static Optional<List<Item>> tried(Supplier<List<Item>> reader) {
    try {
      return Optional.of(reader.get());
    } catch (FormatException another) {
      return Optional.empty();
    }
  }

  static boolean areSound(List<Item> items) {
    return items.stream()
        .map(Item::content)
        .allMatch(
            content -> content instanceof Clues puzzle && puzzle.clues().conflict().isEmpty());
  }

  private static boolean isTrue(Matcher numbers, List<Item> items) {
    long first = Long.parseLong(numbers.group(1));
    if (numbers.group(2) == null && first == items.size()) {
      return true;
    }
    long second = numbers.group(2) == null ? first : Long.parseLong(numbers.group(2));
    return items.stream()
        .map(Item::content)
        .allMatch(
            content ->
                (first == second && isSize(content.board(), first))
                    || (items.size() == 1 && isBoxes(content, first, second)));
  }

  /**
   * True if the numbers can be the size of the boxes, in either order, without contradicting the
   * clues.
   */
  private static boolean isBoxes(Content content, long first, long second) {
    return isSize(content.board(), first * second)
        && (first == second
            || (content instanceof Clues puzzle && puzzle.clues().conflict().isEmpty()));
  }

  private static boolean isSize(Board board, long rows) {
    return board.isFull() && board.rows() == rows;
  }
}
