package cluewright.print;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines at the head and foot of sheets of puzzles. Several underscores are a line to write on,
 * and words in braces stand for what differs from sheet to sheet.
 *
 * @param header may be empty
 * @param footer may be empty
 */
public record HeadAndFoot(String header, String footer) {
  /** The placeholder for the page number. */
  public static final String PAGE = "{page}";

  private static final Pattern PLACE = Pattern.compile("\\{[^}]*}?");

  public static final HeadAndFoot NONE = new HeadAndFoot("", "");

  /** True if either line contains the page number. */
  public boolean hasNumber() {
    return header.contains(PAGE) || footer.contains(PAGE);
  }

  /**
   * Checks the placeholders in braces.
   *
   * @throws IllegalArgumentException if one stands for nothing, with a sentence that names it
   */
  public HeadAndFoot {
    Objects.requireNonNull(header);
    Objects.requireNonNull(footer);
    for (String text : new String[] {header, footer}) {
      Matcher places = PLACE.matcher(text);
      while (places.find()) {
        if (!places.group().equals(PAGE)) {
          throw new IllegalArgumentException(
              "%s stands for nothing: write %s for the number of the page"
                  .formatted(places.group(), PAGE));
        }
      }
    }
  }
}
