package cluewright.studio.printing;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Wrap;
import cluewright.print.canvas.Page;
import java.io.IOException;
import java.util.Optional;

/**
 * The cover of a paperback as it will be saved.
 *
 * @param page back, spine and front; absent if they cannot be drawn
 * @param spine its width in points
 * @param words the measures, or why there is nothing to see
 */
record CoverSheet(Optional<Page> page, double spine, Phrase words) {

  /** The cover of an edition that takes a number of pages. */
  static CoverSheet of(Edition edition, Wrap wrap, int pages, Typesetter typesetter) {
    double spine = wrap.spine(pages);
    try {
      Page page = typesetter.cover(edition, wrap, pages);
      Phrase words =
          Phrase.of(
              "printing.cover-measures",
              pages,
              millimetres(spine),
              page.paper().widthInMillimetres(),
              page.paper().heightInMillimetres());
      return new CoverSheet(Optional.of(page), spine, words);
    } catch (IOException e) {
      return new CoverSheet(Optional.empty(), spine, Faults.phrase(e));
    }
  }

  private static double millimetres(double points) {
    return points / PageSetup.POINTS_PER_MILLIMETRE;
  }
}
