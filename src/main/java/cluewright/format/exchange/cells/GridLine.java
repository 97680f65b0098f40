package cluewright.format.exchange.cells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A line of a text with grids: its cells, or what else it may be. */
final class GridLine {
  private static final String SEPARATORS = ",;\t";
  private static final String STROKES = "-+=*:.'`";
  private static final String MARKUP = "<>{}[]\\";
  private static final List<String> COMMENTS = List.of("//", "--", ";", "%");

  /** More cells than a line of any board has. */
  private static final int MOST = 700;

  /** Numbers of two figures stand on boards of at least so many columns. */
  private static final int FEWEST_NUMBERS = 10;

  /** A word as long as the smallest board is no word if it has digits. */
  private static final int LONGEST_WORD = 15;

  /** So many short fields are cells. */
  private static final int FEWEST_FIELDS = 4;

  /** A number of two figures, be the first a zero. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]{2}(?:[.]0*)?");

  /** The number of a step, before its words. */
  private static final Pattern ORDINAL = Pattern.compile("^[0-9]{1,4}[.)]\\s+(?=\\p{L}{2})");

  private final String text;

  /** Without a comment that begins with {@code #}. */
  GridLine(String text) {
    this.text = text;
  }

  boolean isBlank() {
    return text.isBlank() && separator() < 0;
  }

  /** The character that parts the cells; -1 if none does. */
  private int separator() {
    return SEPARATORS.chars().filter(c -> text.indexOf(c) >= 0).findFirst().orElse(-1);
  }

  /** True if something that is no blank and no bar parts the cells. */
  boolean hasSeparator() {
    return separator() >= 0;
  }

  /** True if its fields look like cells, be they as many as a board has or not. */
  boolean isParted() {
    if (separator() < 0) {
      return isBarred() || areNumbers(words());
    }
    List<String> fields = cells().stream().map(CellToken::plain).toList();
    return fields.size() >= FEWEST_FIELDS
        && fields.stream().allMatch(field -> field.length() <= 2)
        && fields.stream().noneMatch(field -> field.chars().anyMatch(c -> c > 'P' && c != 'x'));
  }

  /** One text a cell; nothing, if it has more than any board. */
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

  /** True if a bar stands on both sides of each cell, be it a blank. */
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

  /** True if these are cells of a large board, in its own dialect of two figures. */
  private static boolean areNumbers(List<String> words) {
    return words.size() >= FEWEST_NUMBERS
        && words.stream().map(CellToken::plain).allMatch(word -> word.length() <= 2)
        && words.stream().anyMatch(word -> NUMBER.matcher(word).matches());
  }

  /** What blanks part, but for bars. */
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

  /** Each character but blanks and bars. */
  List<String> inks() {
    return withoutBars()
        .chars()
        .filter(c -> !Character.isWhitespace(c))
        .limit(MOST)
        .mapToObj(c -> String.valueOf((char) c))
        .toList();
  }

  /**
   * What stands between bars, be it nothing; before the first and after the last, if it is
   * something.
   */
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

  /** Without separators, only {@code .} and {@code 0} are open cells: {@code -} may be a border. */
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

  /** True if it cannot be meant for cells: more letters than others, or a comment's mark. */
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
