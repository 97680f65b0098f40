package cluewright.format.exchange.core;

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
public record Metadata(
    String title,
    String author,
    String notes,
    String level,
    String source,
    String url,
    String date) {
  /** The longest part that is read, in characters. */
  public static final int LONGEST = 1 << 20;

  public static final Metadata NONE = new Metadata("", "", "", "", "", "", "");

  /** With what {@code change} makes of each part. */
  public Metadata each(BiFunction<ItemPart, String, String> change) {
    return new Metadata(
        change.apply(ItemPart.TITLE, title),
        change.apply(ItemPart.AUTHOR, author),
        change.apply(ItemPart.NOTES, notes),
        change.apply(ItemPart.LEVEL, level),
        change.apply(ItemPart.SOURCE, source),
        change.apply(ItemPart.URL, url),
        change.apply(ItemPart.DATE, date));
  }

  /** A part that is told in words. */
  public String text(ItemPart part) {
    return switch (part) {
      case TITLE -> title;
      case AUTHOR -> author;
      case NOTES -> notes;
      case LEVEL -> level;
      case SOURCE -> source;
      case URL -> url;
      case DATE -> date;
      case BOARD, PLACED, CANDIDATES, CHARACTERS -> "";
    };
  }

  /** A title and an author alone. */
  public static Metadata of(String title, String author) {
    return new Metadata(title, author, "", "", "", "", "");
  }
}
