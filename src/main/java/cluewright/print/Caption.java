package cluewright.print;

import java.util.List;
import java.util.function.Predicate;

/**
 * What is said above the boards of pages with several puzzles: rows of equal height, so that boards
 * and words side by side align.
 *
 * <p>The number stands at the left end of the first row, level and score at its right end. The
 * title joins the number where every title of the edition has room there; else all titles have a
 * row to themselves, or two.
 */
final class Caption {
  /** How the words are spread over rows, fewest rows first. */
  enum Arrangement {
    ALL_BESIDE(0),
    TITLE_BESIDE(0),
    TITLE_BELOW(1),
    TITLE_BELOW_TWICE(2);

    private final int titleRows;

    Arrangement(int titleRows) {
      this.titleRows = titleRows;
    }
  }

  private static final double LEADING = 1.28;
  private static final double BELOW = 0.62;
  private static final double TITLE_SHRINK = 0.8;
  private static final String BETWEEN = " · ";

  private final Setting setting;
  private final Arrangement arrangement;
  private final Lettering number;
  private final Lettering title;
  private final Lettering second;
  private final boolean hasNumbers;
  private final boolean hasFirstRow;
  private final boolean hasLastRow;

  /** For the puzzles that share it, set in letters of a size. */
  Caption(Setting setting, Arrangement arrangement, List<Item> items, double size) {
    this.setting = setting;
    this.arrangement = arrangement;
    Letters letters = setting.letters();
    double em = letters.atLeast(size);
    this.number = new Lettering(Weight.BOLD, em, Ink.ACCENT);
    this.title = new Lettering(Weight.SEMI_BOLD, em, Ink.BLACK);
    this.second = new Lettering(Weight.REGULAR, letters.atLeast(size * 0.84), Ink.SOFT);
    this.hasNumbers = has(items, item -> !item.number().isEmpty());
    this.hasFirstRow = has(items, item -> !row(item, 0).isEmpty());
    this.hasLastRow = has(items, item -> !row(item, 1).isEmpty());
  }

  private static boolean has(List<Item> items, Predicate<Item> condition) {
    return items.stream().anyMatch(condition);
  }

  /** From the top of the capitals of the first row to the board. */
  double height() {
    int rows = (hasFirstRow ? 1 : 0) + arrangement.titleRows + (hasLastRow ? 1 : 0);
    return rows == 0 ? 0 : (rows - 1) * leading() + capitals() + BELOW * title.size();
  }

  /** Whether nothing needs to shrink or to be cut. */
  boolean fits(Item item, double width) {
    return row(item, 0).fits(width, setting)
        && row(item, 1).fits(width, setting)
        && titleLines(item, width) <= arrangement.titleRows;
  }

  private int titleLines(Item item, double width) {
    if (arrangement.titleRows == 0) {
      return 0;
    }
    Paragraph.Room endless = new Paragraph.Room(width, Integer.MAX_VALUE, title.size());
    return setting.paragraph(item.title(), title, endless).lines().size();
  }

  void draw(Canvas canvas, Item item, Area above) {
    double baseline = above.top() + capitals();
    if (hasFirstRow) {
      row(item, 0).draw(canvas, above.left(), baseline, above.width(), setting);
      baseline += leading();
    }
    if (arrangement.titleRows > 0) {
      drawTitle(canvas, item, new Area(above.left(), baseline - capitals(), above.width(), 0));
      baseline += arrangement.titleRows * leading();
    }
    if (hasLastRow) {
      row(item, 1).draw(canvas, above.left(), baseline, above.width(), setting);
    }
  }

  private void drawTitle(Canvas canvas, Item item, Area place) {
    double smallest = setting.letters().atLeast(title.size() * TITLE_SHRINK);
    setting
        .paragraph(
            item.title(), title, new Paragraph.Room(place.width(), arrangement.titleRows, smallest))
        .draw(canvas, place.left(), place.top());
  }

  private double leading() {
    return title.size() * LEADING;
  }

  private double capitals() {
    return setting.typeface().capHeight(title);
  }

  /** The row above the title, or that below it. */
  private CaptionRow row(Item item, int index) {
    return switch (arrangement) {
      case ALL_BESIDE ->
          index == 0 ? named(item, rated(item, item.clues())) : row(item.author(), "");
      case TITLE_BESIDE ->
          index == 0 ? named(item, item.rating()) : row(item.author(), item.clues());
      default -> apart(item, index);
    };
  }

  private CaptionRow apart(Item item, int index) {
    if (index == 0) {
      return hasNumbers
          ? row(List.of(word(item.number(), number)), item.rating())
          : row(List.of(), "");
    }
    return row(item.author(), hasNumbers ? item.clues() : rated(item, item.clues()));
  }

  private CaptionRow named(Item item, String right) {
    return row(List.of(word(item.number(), number), word(item.title(), title)), right);
  }

  private CaptionRow row(String left, String right) {
    return row(List.of(word(left, second)), right);
  }

  private CaptionRow row(List<CaptionRow.Word> left, String right) {
    return new CaptionRow(left, word(right, second));
  }

  private static String rated(Item item, String clues) {
    return Item.joined(BETWEEN, item.rating(), clues);
  }

  private static CaptionRow.Word word(String text, Lettering lettering) {
    return new CaptionRow.Word(text, lettering);
  }
}
