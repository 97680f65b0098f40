package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Jigsaws with their {@link Regions}: rows of clues followed by rows of regions; or each on one
 * line; or both on one line, with or without a space between them, for any number of puzzles. A
 * size may stand above the rows.
 */
public final class JigsawText extends ReadOnly {
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,2})(?:[\\s,;xX]+([0-9]{1,2}))?");

  /** The length of the smallest board with regions, twice, with a separator. */
  private static final int SHORTEST = 33;

  /** The lines of one drawn 25x25 jigsaw with its surroundings. */
  private static final int MOST_LINES = 120;

  public JigsawText() {
    super(FormatInfo.of("jigsaw", "exchange.jigsaw"));
  }

  @Override
  public boolean isLikely(String text) {
    List<Line> lines = lines(text, MOST_LINES + 1);
    return !lines.isEmpty()
        && (onLine(lines.get(0)).isPresent()
            || (lines.size() <= MOST_LINES && below(lines).isPresent()));
  }

  /** The lines that may be rows or contain a puzzle. */
  private static List<Line> lines(String text, int most) {
    List<Line> lines = new ArrayList<>();
    for (Line each : Line.of(text, 1)) {
      Line line = each.withoutComment();
      if (!line.text().isBlank() && !new GridLine(line.text()).isBorder()) {
        lines.add(line);
      }
      if (lines.size() == most) {
        return lines;
      }
    }
    return lines;
  }

  /** A puzzle and its regions on one line. */
  private static Optional<Item> onLine(Line line) {
    String ink = line.text().strip();
    List<String> words =
        ink.length() < SHORTEST
            ? List.of()
            : Stream.of(ink.split("[\\s,;|]+")).map(SpreadsheetText::plain).toList();
    return words.size() == 2
        ? Regions.puzzle(symbols(words.get(0)), symbols(words.get(1)))
        : words.size() == 1 ? halves(ink) : Optional.empty();
  }

  /** A puzzle and its regions without anything between them. */
  private static Optional<Item> halves(String word) {
    int half = word.length() / 2;
    return word.length() % 2 == 0
        ? Regions.puzzle(symbols(word.substring(0, half)), symbols(word.substring(half)))
        : Optional.empty();
  }

  /**
   * Rows of clues followed by rows of regions; each may be one line, and words may stand between
   * them.
   */
  private static Optional<Item> below(List<Line> lines) {
    return rows(lines).or(() -> rows(withoutWords(lines)));
  }

  /** The lines without words; a row of regions may look like words, too. */
  private static List<Line> withoutWords(List<Line> lines) {
    int width = lines.isEmpty() ? 0 : cells(lines.get(lines.size() - 1)).size();
    return lines.stream()
        .filter(line -> cells(line).size() == width || !new GridLine(line.text()).isWords())
        .toList();
  }

  private static List<String> cells(Line line) {
    return new GridLine(line.text()).cells();
  }

  private static Optional<Item> rows(List<Line> lines) {
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    List<List<String>> rows = lines.stream().map(JigsawText::cells).toList();
    int width = rows.get(rows.size() - 1).size();
    boolean isWhole = rows.size() == 2 && width == rows.get(0).size();
    int height = isWhole ? 1 : width;
    int above = rows.size() - 2 * height;
    if (above < 0
        || rows.subList(above, rows.size()).stream().anyMatch(row -> row.size() != width)
        || !lines.subList(0, above).stream().allMatch(line -> isSize(line.text(), height))) {
      return Optional.empty();
    }
    return Regions.puzzle(
        together(rows.subList(above, above + height)),
        together(rows.subList(above + height, rows.size())));
  }

  private static boolean isSize(String line, int rows) {
    Matcher size = SIZE.matcher(line.strip());
    if (!size.matches()) {
      return false;
    }
    int first = Integer.parseInt(size.group(1));
    int second = size.group(2) == null ? first : Integer.parseInt(size.group(2));
    return first * second == rows || (first == second && (first == rows || first == 1));
  }

  private static List<String> together(List<List<String>> rows) {
    return rows.stream().flatMap(List::stream).toList();
  }

  private static List<String> symbols(String word) {
    return word.chars().mapToObj(c -> String.valueOf((char) c)).toList();
  }

  @Override
  public Reading reading(String text) {
    List<Line> lines = lines(text, Integer.MAX_VALUE);
    ItemCollector items = new ItemCollector();
    if (!lines.isEmpty() && onLine(lines.get(0)).isPresent()) {
      for (Line line : lines) {
        items.add(onLine(line).orElseThrow(() -> none(line)), line.number());
      }
    } else {
      Line first = lines.isEmpty() ? new Line(1, "") : lines.get(0);
      items.add(
          Optional.of(lines)
              .filter(all -> !all.isEmpty() && all.size() <= MOST_LINES)
              .flatMap(JigsawText::below)
              .orElseThrow(() -> none(first)),
          first.number());
    }
    return Reading.of(items.all());
  }

  private static FormatException none(Line line) {
    return FormatException.at(line.number(), 1, Phrase.of("exchange.no-jigsaw"));
  }
}
