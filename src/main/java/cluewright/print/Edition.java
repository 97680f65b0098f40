package cluewright.print;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A print order: puzzles, how they look, and what binds them together.
 *
 * @param entries at least one
 * @param book absent for mere pages
 * @param language of the words that Cluewright adds
 * @param delivery what the file is that is written of it
 */
public record Edition(
    List<Entry> entries, Style style, Optional<Book> book, Locale language, Delivery delivery) {

  /** An order for a file that follows no standard. */
  public Edition(List<Entry> entries, Style style, Optional<Book> book, Locale language) {
    this(entries, style, book, language, Delivery.PLAIN);
  }

  /**
   * Checks that there is something to print.
   *
   * @throws IllegalArgumentException if there is no puzzle
   */
  public Edition {
    entries = List.copyOf(entries);
    Objects.requireNonNull(style);
    Objects.requireNonNull(language);
    Objects.requireNonNull(delivery);
    if (entries.isEmpty()) {
      throw new IllegalArgumentException("there is no puzzle to print");
    }
  }

  public Edition with(Style next) {
    return new Edition(entries, next, book, language, delivery);
  }

  public Edition with(Delivery next) {
    return new Edition(entries, style, book, language, next);
  }
}
