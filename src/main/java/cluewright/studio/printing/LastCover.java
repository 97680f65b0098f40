package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.document.Document;
import cluewright.print.Book;
import cluewright.studio.settings.Settings;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;

/** The cover text of the last book, for printing the same project again. */
final class LastCover {
  private static final List<Choice<Book, String>> TEXTS =
      Stream.concat(Book.NAMES.stream(), Stream.of(Book.IMPRINT)).toList();

  private final ObjectProperty<List<String>> kept;

  LastCover(Settings settings) {
    kept = settings.property(PrintChoicesSetting.COVER);
  }

  /**
   * The cover text that the project had, or else one given by the document.
   *
   * @param project what the project is known by
   */
  Book of(String project, Document document) {
    List<String> last = kept.get();
    if (last.size() != 1 + TEXTS.size() || !last.get(0).equals(project)) {
      return said(document);
    }
    Book book = Book.USUAL;
    for (int i = 0; i < TEXTS.size(); i++) {
      book = TEXTS.get(i).with(book, last.get(i + 1));
    }
    return book;
  }

  /** The cover text given by the current document. */
  static Book said(Document document) {
    return Book.USUAL.withTitle(document.title()).withAuthor(document.author());
  }

  void keep(String project, Book cover) {
    kept.set(
        Stream.concat(Stream.of(project), TEXTS.stream().map(text -> text.get(cover))).toList());
  }
}
