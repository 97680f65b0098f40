package cluewright.print;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A trimmed page size, one of the standard ones or any other.
 *
 * @param name the name that users see and write: {@code A4}, {@code 6x9in}, {@code 120x180mm}
 * @param width in points (1/72 inch)
 * @param height in points
 */
public record Paper(String name, double width, double height) {
  public static final Paper A4 = millimetres("A4", 210, 297);
  public static final Paper LETTER = inches("Letter", 8.5, 11);

  /** The named sizes: first sheets, then the trim sizes of books. */
  public static final List<Paper> KNOWN =
      List.of(
          millimetres("A3", 297, 420),
          A4,
          millimetres("A5", 148, 210),
          millimetres("A6", 105, 148),
          millimetres("B5", 176, 250),
          millimetres("JIS-B5", 182, 257),
          LETTER,
          inches("Legal", 8.5, 14),
          inches("5x8in", 5, 8),
          inches("5.5x8.5in", 5.5, 8.5),
          inches("6x9in", 6, 9),
          inches("7x10in", 7, 10),
          inches("8x10in", 8, 10),
          inches("8.5x8.5in", 8.5, 8.5),
          inches("8.5x11in", 8.5, 11));

  /** The limits for the sides of a page, in millimetres. */
  public static final double SHORTEST = 70;

  public static final double LONGEST = 900;

  private static final double MILLIMETRES_AN_INCH = 25.4;
  private static final double ROUNDING = 0.001;

  /** Numbers up to this one are inches if no unit is given, as in the trade's 6x9. */
  private static final double MOST_INCHES = 30;

  private static final Pattern PAIR =
      Pattern.compile(
          "(\\d{1,4}(?:\\.\\d{1,3})?) *(?:mm|cm|in)? *[x\u00d7] *(\\d{1,4}(?:\\.\\d{1,3})?) *(mm|cm|in)?");

  private static Paper millimetres(String name, double width, double height) {
    return new Paper(
        name, width * PageSetup.POINTS_PER_MILLIMETRE, height * PageSetup.POINTS_PER_MILLIMETRE);
  }

  private static Paper inches(String name, double width, double height) {
    return millimetres(name, width * MILLIMETRES_AN_INCH, height * MILLIMETRES_AN_INCH);
  }

  /**
   * Reads a size given by name or as two lengths: {@code a5}, {@code 6x9}, {@code 120x180mm}.
   *
   * @throws IllegalArgumentException if it is none, with one sentence that says what is
   */
  public static Paper of(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    return known(said).or(() -> known(said + "in")).orElseGet(() -> pair(said, text));
  }

  private static Optional<Paper> known(String said) {
    return KNOWN.stream()
        .filter(each -> each.name.toLowerCase(Locale.ROOT).equals(said))
        .findFirst();
  }

  private static Paper pair(String said, String text) {
    Matcher pair = PAIR.matcher(said);
    if (!pair.matches()) {
      throw new IllegalArgumentException(
          "\"%s\" is no size of paper: write a name such as a5, or width x height with a unit, such"
                  .formatted(text.strip())
              + " as 120x180mm or 6x9in");
    }
    double width = Double.parseDouble(pair.group(1));
    double height = Double.parseDouble(pair.group(2));
    String unit =
        pair.group(3) == null && Math.max(width, height) <= MOST_INCHES ? "in" : unit(pair, text);
    double millimetres =
        switch (unit) {
          case "mm" -> 1;
          case "cm" -> 10;
          default -> MILLIMETRES_AN_INCH;
        };
    String name = number(width) + "x" + number(height) + unit;
    return checked(millimetres(name, width * millimetres, height * millimetres));
  }

  private static String unit(Matcher pair, String text) {
    if (pair.group(3) == null) {
      throw new IllegalArgumentException(
          "\"%s\" has no unit: write it as %smm or %sin"
              .formatted(text.strip(), text.strip(), text.strip()));
    }
    return pair.group(3);
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private static Paper checked(Paper paper) {
    if (Math.min(paper.widthInMillimetres(), paper.heightInMillimetres()) < SHORTEST - ROUNDING
        || Math.max(paper.widthInMillimetres(), paper.heightInMillimetres()) > LONGEST + ROUNDING) {
      throw new IllegalArgumentException(
          "%s is no size that pages have: sides are from %.0f to %.0f mm"
              .formatted(paper.name, SHORTEST, LONGEST));
    }
    return paper;
  }

  public double widthInMillimetres() {
    return width / PageSetup.POINTS_PER_MILLIMETRE;
  }

  public double heightInMillimetres() {
    return height / PageSetup.POINTS_PER_MILLIMETRE;
  }
}
