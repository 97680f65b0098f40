package cluewright.studio.printing;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.TypeFamily;
import cluewright.print.Wrap;
import cluewright.print.book.CoverWrap;
import cluewright.print.book.PrintedOrder;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.press.CoverCheck;
import cluewright.print.press.Preflight;
import java.awt.Shape;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lays out editions and draws their pages, one at a time for any number of threads.
 *
 * <p>The fonts are read when they are first needed. Digits come again and again, so the outlines of
 * single characters are kept until another edition is laid out.
 */
final class Typesetter {
  private record Glyph(String text, Lettering lettering) {}

  private final Map<Glyph, Shape> outlines = new HashMap<>();
  private TypeFamily family = TypeFamily.SANS;
  private Typeface typeface;

  /**
   * A laid out edition.
   *
   * @throws IOException if the font lacks a character, or something has no room, with one sentence
   */
  synchronized Volume volume(Edition edition) throws IOException {
    outlines.clear();
    if (typeface != null && typeface.family() != edition.style().family()) {
      rest();
    }
    family = edition.style().family();
    return Volume.of(edition, typeface());
  }

  /** The printing order of a laid out edition's puzzles. */
  synchronized List<Integer> order(Edition edition) throws IOException {
    return PrintedOrder.of(edition, typeface());
  }

  /**
   * The cover of a laid out edition.
   *
   * @throws IOException if the font lacks a character, with one sentence
   */
  synchronized Page cover(Edition edition, Wrap wrap, int pages) throws IOException {
    return CoverWrap.of(edition, wrap, pages, typeface());
  }

  /** What a press would refuse of a laid out edition and a book's cover. */
  synchronized List<Phrase> findings(Edition edition, Wrap wrap) {
    try {
      Volume volume = volume(edition);
      List<Phrase> findings = new ArrayList<>(Preflight.findings(edition, volume, typeface()));
      if (edition.book().isPresent()) {
        findings.addAll(CoverCheck.findings(edition, wrap, volume.pages().size(), typeface()));
      }
      return findings;
    } catch (IOException e) {
      return List.of(Faults.phrase(e));
    }
  }

  /** The shapes on a laid out page. */
  synchronized PageShapes shapes(Page page) {
    return ShapeCanvas.shapes(page, this::outline);
  }

  private Typeface typeface() {
    if (typeface == null) {
      typeface = new Typeface(family);
    }
    return typeface;
  }

  private Shape outline(String text, Lettering lettering) {
    return text.length() == 1
        ? outlines.computeIfAbsent(
            new Glyph(text, lettering), key -> typeface().outline(text, lettering))
        : typeface().outline(text, lettering);
  }

  /** Releases memory; pages laid out before can no longer be drawn. */
  synchronized void rest() {
    outlines.clear();
    if (typeface != null) {
      typeface.close();
      typeface = null;
    }
  }
}
