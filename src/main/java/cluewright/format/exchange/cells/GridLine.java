package cluewright.format.exchange.cells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A line of a text with grids: its cells, or whatever else it is. */
final class GridLine {
  private static final String SEPARATORS = ",;\t";
  private static final String STROKES = "-+=*:.'`";
  private static final String MARKUP = "<>{}[]\\";
  private static final List<String> COMMENTS = List.of("//", "--", ";", "%");

  /** A limit above the cells in a line of any board. */
  private static final int MOST = 700;

  /** The fewest columns of boards with two-digit numbers. */
  private static final int FEWEST_NUMBERS = 10;

  /** The longest word with digits that cannot be the smallest board. */
  private static final int LONGEST_WORD = 15;

  /** The number of short fields from which they count as cells. */
  private static final int FEWEST_FIELDS = 4;

  /** A two-digit number, possibly with a leading zero. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]{2}(?:[.]0*)?");

  /** The number before the words of a step. */
  private static final Pattern ORDINAL = Pattern.compile("^[0-9]{1,4}[.)]\\s+(?=\\p{L}{2})");

  private final String text;

  /** A line without its comment, which begins with {@code #}. */
  GridLine(String text) {
    this.text = text;
  }

  boolean isBlank() {
    return text.isBlank() && separator() < 0;
  }

  /** The character that separates the cells; -1 if there is none. */
  private int separator() {
    return SEPARATORS.chars().filter(c -> text.indexOf(c) >= 0).findFirst().orElse(-1);
  }

  /** True if something other than blanks and bars separates the cells. */
  boolean hasSeparator() {
    return separator() >= 0;
  }

  /** True if its fields look like cells, whatever their number. */
  boolean isParted() {
    if (separator() < 0) {
      return isBarred() || areNumbers(words());
    }
    List<String> fields = cells().stream().map(CellToken::plain).toList();
    return fields.size() >= FEWEST_FIELDS
        && fields.stream().allMatch(field -> field.length() <= 2)
        && fields.stream().noneMatch(field -> field.chars().anyMatch(c -> c > 'P' && c != 'x'));
  }

  /** A text for each cell; empty if there are more than any board has. */
  List<String> cells() {
    int separator = separator();
    if (separator >= 0) {
      String[] fields = text.split(String.valueOf((char) separator), MOST);
      return Arrays.stream(fields).map(field -> unquoted(field.strip())).toList();
    }
    if (isBarred()) {
      return betweenBars();
    }
    List<String> words = words();
    boolean areCells =
        words.size() >= FEWEST_NUMBERS && words.stream().allMatch(word -> word.length() <= 2);
    return areCells ? words : characters();
  }

  /** True if each cell, even a blank one, has a bar on both sides. */
  boolean isBarred() {
    String row = text.strip();
    if (row.length() < 2 || !isBar(row.charAt(0)) || !isBar(row.charAt(row.length() - 1))) {
      return false;
    }
    List<String> fields = betweenBars();
    return fields.size() >= FEWEST_FIELDS
        && fields.stream().allMatch(field -> field.length() <= 1)
        && fields.stream().anyMatch(String::isEmpty);
  }

  /** True if these are cells of a large board in two-digit numbers. */
  private static boolean areNumbers(List<String> words) {
    return words.size() >= FEWEST_NUMBERS
        && words.stream().map(CellToken::plain).allMatch(word -> word.length() <= 2)
        && words.stream().anyMatch(word -> NUMBER.matcher(word).matches());
  }

  /** The parts separated by blanks, without bars. */
  List<String> words() {
    String words = text.chars().anyMatch(GridLine::isBar) ? withoutBars() : text;
    return Stream.of(words.strip().split("\\s+", MOST)).filter(word -> !word.isEmpty()).toList();
  }

  private String withoutBars() {
    StringBuilder words = new StringBuilder(text);
    for (int i = 0; i < words.length(); i++) {
      if (isBar(words.charAt(i))) {
        words.setCharAt(i, ' ');
      }
    }
    return words.toString();
  }

  /** All characters except blanks and bars. */
  List<String> inks() {
    return withoutBars()
        .chars()
        .filter(c -> !Character.isWhitespace(c))
        .limit(MOST)
        .mapToObj(c -> String.valueOf((char) c))
        .toList();
  }

  /** The parts between bars, even empty ones, and those outside the bars if not empty. */
  List<String> betweenBars() {
    String row = text.strip();
    List<String> cells = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= row.length() && cells.size() < MOST; i++) {
      boolean isEnd = i == row.length();
      if (isEnd || isBar(row.charAt(i))) {
        String cell = row.substring(start, i).strip();
        boolean isOutside = (start == 0 || isEnd) && cell.isEmpty();
        if (!isOutside) {
          cells.add(cell);
        }
        start = i + 1;
      }
    }
    return cells;
  }

  /**
   * The characters as cells; without separators, only {@code .} and {@code 0} are empty cells,
   * since {@code -} may be a border.
   */
  private List<String> characters() {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < text.length() && cells.size() < MOST; i++) {
      String cell = text.substring(i, i + 1);
      if (!cell.isBlank() && !isBar(cell.charAt(0))) {
        cells.add("_*-?".contains(cell) ? "none" : cell);
      }
    }
    return cells;
  }

  private static boolean isBar(int symbol) {
    return symbol == '|' || isStroke(symbol);
  }

  private static boolean isStroke(int symbol) {
    return symbol >= '\u2500' && symbol <= '\u257F';
  }

  private static String unquoted(String field) {
    boolean isQuoted =
        field.length() >= 2
            && "\"'".indexOf(field.charAt(0)) >= 0
            && field.charAt(field.length() - 1) == field.charAt(0);
    return isQuoted ? field.substring(1, field.length() - 1).strip() : SpreadsheetText.plain(field);
  }

  boolean isBorder() {
    boolean hasStrokes =
        text.contains("--") || text.contains("==") || text.chars().anyMatch(GridLine::isStroke);
    return hasStrokes
        && text.chars()
            .allMatch(
                c ->
                    Character.isWhitespace(c)
                        || c == '|'
                        || isStroke(c)
                        || STROKES.indexOf(c) >= 0);
  }

  /** True if it cannot be cells: it has mostly letters, or a comment mark. */
  boolean isWords() {
    String ink = ORDINAL.matcher(text.strip()).replaceFirst("");
    if (ink.isEmpty()
        || ink.contains("://")
        || ink.chars().anyMatch(c -> MARKUP.indexOf(c) >= 0)
        || hasCells(ink)) {
      return false;
    }
    long letters = ink.chars().filter(Character::isLetter).count();
    long others = ink.chars().filter(c -> !Character.isWhitespace(c)).count() - letters;
    return letters >= 2
        && (COMMENTS.stream().anyMatch(ink::startsWith)
            || (Character.isLetter(ink.charAt(0)) && letters >= others));
  }

  private static boolean hasCells(String ink) {
    return Stream.of(ink.split("\\s+"))
        .anyMatch(
            word -> word.length() > LONGEST_WORD && word.chars().anyMatch(Character::isDigit));
  }
}
