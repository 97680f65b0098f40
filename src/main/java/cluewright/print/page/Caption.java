package cluewright.print.page;

import cluewright.print.Area;
import cluewright.print.block.CaptionRow;
import cluewright.print.block.Letters;
import cluewright.print.block.Paragraph;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.List;
import java.util.function.Predicate;

/**
 * The words above the boards of pages with several puzzles.
 *
 * <p>The number stands at the left end of the first row, level and score at its right end, the
 * author in the last row. The title joins the number where that suits the titles of the edition;
 * else all titles have a row to themselves. Rows are equally high and are counted from the board
 * upwards, so that boards and words side by side align, and a long title grows into the space above
 * the others.
 */
final class Caption {
  /** A way to arrange the words in rows; the first one with enough space is used. */
  enum Arrangement {
    ALL_BESIDE(1),
    TITLE_BESIDE(1),
    TITLE_BESIDE_TWICE(2),
    TITLE_BELOW(1),
    TITLE_BELOW_TWICE(2),
    CLUES_BELOW_BOARD(2);

    private final int titleLines;

    Arrangement(int titleLines) {
      this.titleLines = titleLines;
    }

    private boolean isBeside() {
      return compareTo(TITLE_BELOW) < 0;
    }
  }

  private static final double LEADING = 1.28;
  private static final double BELOW = 0.62;
  private static final double TITLE_SHRINK = 0.8;

  /** The share of titles that may need a second line beside their number. */
  private static final double LONG_TITLES = 0.2;

  private static final String BETWEEN = " · ";

  private final Typesetting setting;
  private final Arrangement arrangement;
  private final Lettering number;
  private final Lettering title;
  private final Lettering second;
  private final boolean hasNumbers;
  private final boolean hasTitles;
  private final boolean hasFirstRow;
  private final boolean hasLastRow;

  /** A caption style that several puzzles share, set at a given size. */
  Caption(Typesetting setting, Arrangement arrangement, List<TypesetPuzzle> items, double size) {
    this.setting = setting;
    this.arrangement = arrangement;
    Letters letters = setting.letters();
    double em = letters.atLeast(size);
    this.number = new Lettering(Weight.BOLD, em, Ink.ACCENT);
    this.title = new Lettering(Weight.SEMI_BOLD, em, Ink.BLACK);
    this.second = new Lettering(Weight.REGULAR, letters.atLeast(size * 0.84), Ink.SOFT);
    this.hasNumbers = has(items, item -> !item.number().isEmpty());
    this.hasTitles = has(items, item -> !item.title().isEmpty());
    this.hasFirstRow = has(items, item -> !firstRow(item).isEmpty());
    this.hasLastRow = has(items, item -> !lastRow(item).isEmpty());
  }

  private static boolean has(List<TypesetPuzzle> items, Predicate<TypesetPuzzle> condition) {
    return items.stream().anyMatch(condition);
  }

  /** The distance from the capitals of the first row to the board. */
  double height() {
    int titles = hasTitles ? arrangement.titleLines : 0;
    int first = hasFirstRow ? 1 : 0;
    int rows = arrangement.isBeside() ? Math.max(first, titles) : first + titles;
    rows += hasLastRow ? 1 : 0;
    return rows == 0 ? 0 : (rows - 1) * leading() + capitals() + BELOW * title.size();
  }

  /** True if few titles need a second line beside their number. */
  boolean suits(List<TypesetPuzzle> items, double width) {
    long longTitles = items.stream().filter(item -> titleLines(item, width) > 1).count();
    return !arrangement.isBeside() || longTitles <= LONG_TITLES * items.size();
  }

  /** True if nothing must be shrunk or cut. */
  boolean fits(TypesetPuzzle item, double width) {
    return firstRow(item).fits(width, setting)
        && lastRow(item).fits(width, setting)
        && titleLines(item, width) <= arrangement.titleLines;
  }

  private int titleLines(TypesetPuzzle item, double width) {
    return title(item, width, Integer.MAX_VALUE, title.size()).lines().size();
  }

  private Paragraph title(TypesetPuzzle item, double width, int lines, double smallest) {
    double room = arrangement.isBeside() ? firstRow(item).between(width, setting) : width;
    return setting.paragraph(item.title(), title, new Paragraph.Room(room, lines, smallest));
  }

  /**
   * The words below the board: profile, notes, and the number of clues if it does not fit above.
   */
  String below(TypesetPuzzle item) {
    String clues = arrangement == Arrangement.CLUES_BELOW_BOARD ? item.clues() : "";
    return item.withNotes(TypesetPuzzle.joined(BETWEEN, item.profile(), clues));
  }

  void draw(Canvas canvas, TypesetPuzzle item, Area above) {
    double baseline = above.bottom() - BELOW * title.size();
    double last = baseline;
    if (hasLastRow) {
      baseline -= leading();
    }
    double smallest = setting.letters().atLeast(title.size() * TITLE_SHRINK);
    Paragraph words = title(item, above.width(), arrangement.titleLines, smallest);
    double first = baseline - Math.max(0, words.lines().size() - 1) * leading();
    double indent = arrangement.isBeside() ? firstRow(item).leftPart(setting) : 0;
    double titleTop = first - setting.typeface().capHeight(words.lettering());
    double top = hasTitles && !arrangement.isBeside() ? first - leading() : first;
    CaptionRow row = firstRow(item);
    canvas.marked(
        Mark.ITEM,
        heading -> {
          row.drawLeft(heading, above.left(), top, above.width(), setting);
          words.draw(heading, above.left() + indent, titleTop);
        });
    row.drawRight(canvas, above.left(), top, above.width(), setting);
    if (hasLastRow) {
      lastRow(item).draw(canvas, above.left(), last, above.width(), setting);
    }
  }

  private double leading() {
    return title.size() * LEADING;
  }

  private double capitals() {
    return setting.typeface().capHeight(title);
  }

  /** The first row without the title. */
  private CaptionRow firstRow(TypesetPuzzle item) {
    String right =
        switch (arrangement) {
          case ALL_BESIDE -> TypesetPuzzle.joined(BETWEEN, item.rating(), item.clues());
          case TITLE_BESIDE, TITLE_BESIDE_TWICE -> item.rating();
          default -> hasNumbers ? item.rating() : "";
        };
    return row(item.number(), number, right);
  }

  private CaptionRow lastRow(TypesetPuzzle item) {
    String right =
        switch (arrangement) {
          case ALL_BESIDE -> "";
          case TITLE_BESIDE, TITLE_BESIDE_TWICE -> item.clues();
          case CLUES_BELOW_BOARD -> hasNumbers ? "" : item.rating();
          default ->
              hasNumbers
                  ? item.clues()
                  : TypesetPuzzle.joined(BETWEEN, item.rating(), item.clues());
        };
    return row(item.author(), second, right);
  }

  private CaptionRow row(String left, Lettering lettering, String right) {
    return new CaptionRow(
        List.of(new CaptionRow.Word(left, lettering)), new CaptionRow.Word(right, second));
  }
}
