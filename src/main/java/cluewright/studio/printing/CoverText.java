package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import java.util.Set;

/** The words on the cover of a book, and those of its imprint. */
record CoverText(String title, String subtitle, String author, String imprint) {
  static final CoverText EMPTY = new CoverText("", "", "", "");

  /** The cover text as the document on the desk says it. */
  static CoverText of(Document document) {
    return new CoverText(document.title(), "", document.author(), "");
  }

  CoverText withTitle(String words) {
    return new CoverText(words, subtitle, author, imprint);
  }

  CoverText withSubtitle(String words) {
    return new CoverText(title, words, author, imprint);
  }

  CoverText withAuthor(String words) {
    return new CoverText(title, subtitle, words, imprint);
  }

  CoverText withImprint(String words) {
    return new CoverText(title, subtitle, author, words);
  }

  Book book(Set<Section> sections, ChapterOrder order) {
    return new Book(title, subtitle, author, imprint, sections, order);
  }
}
