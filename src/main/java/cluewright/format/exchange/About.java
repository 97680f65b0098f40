package cluewright.format.exchange;

import java.util.function.BiFunction;

/**
 * The data of a file about a puzzle besides its cells; each part may be empty, none is null.
 *
 * @param notes free text, which may have several lines
 * @param level the difficulty as the file words it
 * @param source a book, a magazine, a collection
 * @param url where it stands in the web
 * @param date as the file words it
 */
public record About(
    String title,
    String author,
    String notes,
    String level,
    String source,
    String url,
    String date) {
  /** The longest part that is read, in characters. */
  static final int LONGEST = 1 << 20;

  public static final About NONE = new About("", "", "", "", "", "", "");

  /** With what {@code change} makes of each part. */
  About each(BiFunction<Part, String, String> change) {
    return new About(
        change.apply(Part.TITLE, title),
        change.apply(Part.AUTHOR, author),
        change.apply(Part.NOTES, notes),
        change.apply(Part.LEVEL, level),
        change.apply(Part.SOURCE, source),
        change.apply(Part.URL, url),
        change.apply(Part.DATE, date));
  }

  /** A part that is told in words. */
  String text(Part part) {
    return switch (part) {
      case TITLE -> title;
      case AUTHOR -> author;
      case NOTES -> notes;
      case LEVEL -> level;
      case SOURCE -> source;
      case URL -> url;
      case DATE -> date;
      case PLACED, CANDIDATES -> "";
    };
  }

  /** A title and an author alone. */
  public static About of(String title, String author) {
    return new About(title, author, "", "", "", "", "");
  }
}
