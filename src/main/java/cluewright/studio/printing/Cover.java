package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import java.util.Set;

/** The words on the cover of a book. */
record Cover(String title, String subtitle, String author) {
  static final Cover EMPTY = new Cover("", "", "");

  /** What the document on the desk says. */
  static Cover of(Document document) {
    return new Cover(document.title(), "", document.author());
  }

  Cover withTitle(String words) {
    return new Cover(words, subtitle, author);
  }

  Cover withSubtitle(String words) {
    return new Cover(title, words, author);
  }

  Cover withAuthor(String words) {
    return new Cover(title, subtitle, words);
  }

  Book book(Set<Section> sections) {
    return new Book(title, subtitle, author, sections);
  }
}
