package cluewright.format.exchange.core;

import java.util.function.BiFunction;

/**
 * A file's description of a puzzle besides its cells; parts may be empty, but not null.
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
  /** The longest part accepted, in characters. */
  public static final int LONGEST = 1 << 20;

  public static final Metadata NONE = new Metadata("", "", "", "", "", "", "");

  /** The description with {@code change} applied to each part. */
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

  /** A part in words. */
  public String text(ItemPart part) {
    return switch (part) {
      case TITLE -> title;
      case AUTHOR -> author;
      case NOTES -> notes;
      case LEVEL -> level;
      case SOURCE -> source;
      case URL -> url;
      case DATE -> date;
      case BOARD, DECORATION, PLACED, CANDIDATES, CHARACTERS -> "";
    };
  }

  /** A description with only title and author. */
  public static Metadata of(String title, String author) {
    return of(title, author, "");
  }

  /** A description with title, author and notes alone. */
  public static Metadata of(String title, String author, String notes) {
    return new Metadata(title, author, notes, "", "", "", "");
  }
}
