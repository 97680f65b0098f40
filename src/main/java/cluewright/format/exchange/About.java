package cluewright.format.exchange;

/**
 * What a file says of a puzzle besides its cells; each part may be empty, none is null.
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
  public static final About NONE = new About("", "", "", "", "", "", "");

  /** A title and an author alone. */
  public static About of(String title, String author) {
    return new About(title, author, "", "", "", "", "");
  }
}
