package cluewright.studio.printing;

import cluewright.document.Document;
import cluewright.studio.settings.Settings;
import java.util.List;
import javafx.beans.property.ObjectProperty;

/** The cover of the last book, for when its project is printed again. */
final class LastCover {
  private static final int PARTS = 5;

  private final ObjectProperty<List<String>> kept;

  LastCover(Settings settings) {
    kept = settings.property(PrintChoicesSetting.COVER);
  }

  /**
   * The cover that the project had, or else one of what the document says.
   *
   * @param project what the project is known by
   */
  CoverText of(String project, Document document) {
    List<String> last = kept.get();
    boolean isSame = last.size() == PARTS && last.get(0).equals(project);
    return isSame
        ? new CoverText(last.get(1), last.get(2), last.get(3), last.get(4))
        : CoverText.of(document);
  }

  void keep(String project, CoverText cover) {
    kept.set(List.of(project, cover.title(), cover.subtitle(), cover.author(), cover.imprint()));
  }
}
