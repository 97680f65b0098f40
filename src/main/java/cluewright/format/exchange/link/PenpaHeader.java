package cluewright.format.exchange.link;

import cluewright.format.MemoryBudget;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The first line of a Penpa-Edit link, fields separated by commas: the kind of grid, its columns
 * and rows, how it is drawn and turned, whether the two diagonals are set, then title, author,
 * address and rules, with numbers for some characters, and finally a background picture.
 *
 * @param fields in their order
 */
record PenpaHeader(List<String> fields) {
  private static final int COLUMNS = 1;
  private static final int ROWS = 2;
  private static final int TURN = 4;
  private static final int MIRROR = 5;
  private static final int FALLING = 11;
  private static final int RISING = 14;
  private static final int TITLE = 15;
  private static final int AUTHOR = 16;
  private static final int ADDRESS = 17;
  private static final int RULES = 18;
  private static final int PICTURE = 21;

  private static final String TITLE_START = "Title: ";
  private static final String AUTHOR_START = "Author: ";
  private static final List<String> GRIDS = List.of("square", "sudoku");
  private static final int LARGEST = 100;
  private static final int CELL = 38;

  /** A non-empty address in the JSON of a picture. */
  private static final Pattern ADDRESS_OF_PICTURE = Pattern.compile("\"url\"\\s*:\\s*\"[^\"]");

  /** What a browser might take for a character reference. */
  private static final Pattern MAY_BE_MARK = Pattern.compile("&(?=[A-Za-z#])");

  private static final Map<String, String> MARKS =
      Map.of("&lt;", "<", "&gt;", ">", "&quot;", "\"", "&#39;", "'", "&nbsp;", " ", "&amp;", "&");

  private static final Pattern MARK =
      Pattern.compile(MARKS.keySet().stream().sorted().collect(Collectors.joining("|")));

  static PenpaHeader of(String line) {
    return new PenpaHeader(List.of(line.split(",", -1)));
  }

  private String field(int index) {
    return index < fields.size() ? fields.get(index) : "";
  }

  /**
   * Refuses a grid that is not made of squares, is turned, or has a picture.
   *
   * @param budget has room for the text of a picture
   * @throws cluewright.format.FormatException if it does
   */
  void judge(TextSpan link, MemoryBudget budget) {
    if (!GRIDS.contains(field(0))) {
      throw link.fault(Phrase.of("exchange.penpa-grid", Quoted.bare(field(0))));
    }
    boolean isUpright =
        field(TURN).equals("0") && field(MIRROR).equals("1") && field(MIRROR + 1).equals("1");
    if (!isUpright) {
      throw link.fault(Phrase.of("exchange.penpa-turned"));
    }
    if (!field(PICTURE).isEmpty()) {
      String picture = PenpaText.unpack(new TextSpan(field(PICTURE), link.line(), link.column()));
      budget.takeMore(picture.length(), link.line());
      if (ADDRESS_OF_PICTURE.matcher(picture).find()) {
        throw link.fault(Phrase.of("exchange.penpa-picture"));
      }
    }
  }

  /** The number of columns of the grid including margins. */
  int width(TextSpan link) {
    return size(COLUMNS, link);
  }

  /** The number of rows of the grid including margins. */
  int height(TextSpan link) {
    return size(ROWS, link);
  }

  private int size(int index, TextSpan link) {
    boolean isNumber = field(index).matches("[1-9][0-9]{0,2}");
    int size = isNumber ? Integer.parseInt(field(index)) : 0;
    if (size < 1 || size > LARGEST) {
      throw link.fault(Phrase.of("exchange.broken-link"));
    }
    return size + 2 * PenpaPoints.MARGIN;
  }

  boolean isFalling() {
    return field(FALLING).equals("1");
  }

  boolean isRising() {
    return field(RISING).equals("1");
  }

  String title() {
    return word(TITLE, TITLE_START);
  }

  String author() {
    return word(AUTHOR, AUTHOR_START);
  }

  String address() {
    return unescaped(field(ADDRESS));
  }

  private String word(int index, String start) {
    String field = field(index);
    return unmarked(unescaped(field.startsWith(start) ? field.substring(start.length()) : field));
  }

  private static String unescaped(String text) {
    return text.replace("%2C", ",");
  }

  String rules() {
    return unmarked(unescapedRules(field(RULES)));
  }

  /** Text as HTML, in which Penpa-Edit shows titles, authors and rules. */
  private static String marked(String text) {
    return MAY_BE_MARK.matcher(text).replaceAll("&amp;").replace("<", "&lt;");
  }

  private static String unmarked(String text) {
    return MARK.matcher(text).replaceAll(mark -> MARKS.get(mark.group()));
  }

  private static String unescapedRules(String text) {
    return unescaped(text).replace("%2D", "\n").replace("%2E", "&").replace("%2F", "=");
  }

  static String write(Board board, Metadata about, String rules) {
    int middle = middle(PenpaPoints.of(board));
    int all = board.rows() + 2 * PenpaPoints.around(board);
    String falling = PenpaEdges.hasAny(board, Kinds.FALLING) ? "1" : "0";
    String rising = PenpaEdges.hasAny(board, Kinds.RISING) ? "1" : "0";
    int canvas = (all + 1) * CELL;
    return String.join(
        ",",
        "sudoku",
        all + "," + all + "," + CELL + ",0,1,1",
        canvas + "," + canvas + "," + middle + "," + middle,
        falling + ",0,0," + rising,
        TITLE_START + escaped(marked(oneLine(about.title()))),
        AUTHOR_START + escaped(marked(oneLine(about.author()))),
        escaped(oneLine(about.url())),
        escaped(marked(oneKind(rules)))
            .replace("\n", "%2D")
            .replace("&", "%2E")
            .replace("=", "%2F"),
        "OFF,false,");
  }

  private static String escaped(String text) {
    return text.replace(",", "%2C");
  }

  /** The middle of the board, which is a cell or a corner. */
  private static int middle(PenpaPoints points) {
    int half = points.size() / 2;
    return points.size() % 2 == 0
        ? points.corner(half, half)
        : points.center(half * points.size() + half);
  }

  /** The texts that can be read back: only notes have several lines. */
  static Metadata kept(Metadata about) {
    return about.each(
        (part, text) ->
            switch (part) {
              case NOTES -> unmarked(unescapedRules(marked(oneKind(text))));
              case URL -> unescaped(oneLine(text));
              default -> unmarked(unescaped(marked(oneLine(text))));
            });
  }

  /** A text with uniform line ends. */
  private static String oneKind(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }

  private static String oneLine(String text) {
    return oneKind(text).replace('\n', ' ');
  }
}
