package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.print.Book;
import cluewright.studio.settings.Settings;
import java.util.List;
import javafx.beans.property.ObjectProperty;

/** The cover text of the last book, for printing the same project again. */
final class LastCover {
  private static final int PARTS = 5;

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
    boolean isSame = last.size() == PARTS && last.get(0).equals(project);
    return isSame
        ? Book.USUAL
            .withTitle(last.get(1))
            .withSubtitle(last.get(2))
            .withAuthor(last.get(3))
            .withImprint(last.get(4))
        : said(document);
  }

  /** The cover text given by the current document. */
  static Book said(Document document) {
    return Book.USUAL.withTitle(document.title()).withAuthor(document.author());
  }

  void keep(String project, Book cover) {
    kept.set(List.of(project, cover.title(), cover.subtitle(), cover.author(), cover.imprint()));
  }
}
