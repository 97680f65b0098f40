package cluewright.print.book;

import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The words about an edition as a whole, each of which may be empty.
 *
 * @param imprint its lines; an empty one between paragraphs
 */
record BookWords(String title, String subtitle, String author, List<String> imprint) {

  /**
   * The words of the book; without a book, those of the only puzzle, or the author common to all
   * puzzles.
   *
   * @throws IOException if the font lacks a character, with a sentence that says where
   */
  static BookWords of(Edition edition, Typeface typeface) throws IOException {
    if (edition.book().isPresent()) {
      Book book = edition.book().get();
      return new BookWords(
          Wording.plain("print.book-title", book.title(), typeface),
          Wording.plain("print.book-subtitle", book.subtitle(), typeface),
          Wording.plain("print.book-author", book.author(), typeface),
          lines(book.imprint(), typeface));
    }
    List<Entry> entries = edition.entries();
    String title = entries.size() == 1 ? entries.get(0).title() : "";
    List<String> authors = entries.stream().map(Entry::author).distinct().toList();
    String author = authors.size() == 1 ? authors.get(0) : "";
    return new BookWords(
        Wording.plain("print.title", title, typeface),
        "",
        Wording.plain("print.author", author, typeface),
        List.of());
  }

  private static List<String> lines(String text, Typeface typeface) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line : text.strip().lines().toList()) {
      lines.add(Wording.plain("print.imprint", line, typeface));
    }
    return lines;
  }
}
