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
 * <p>The fonts are read when they are first needed, and take about 6 MB each. Digits come again and
 * again, so the outlines of single characters are kept until another edition is laid out. While
 * nobody looks at the pages, nothing is held beyond the work that asks for it.
 */
final class Typesetter {
  private record Glyph(String text, Lettering lettering) {}

  private final Map<Glyph, Shape> outlines = new HashMap<>();
  private TypeFamily family = TypeFamily.SANS;
  private Typeface typeface;
  private volatile boolean isInUse = true;

  /** Work with the fonts. */
  private interface Work<T, E extends Exception> {
    T done() throws E;
  }

  /**
   * A laid out edition.
   *
   * @throws IOException if the font lacks a character, or something has no room, with one sentence
   */
  Volume volume(Edition edition) throws IOException {
    return with(() -> laid(edition));
  }

  private Volume laid(Edition edition) throws IOException {
    outlines.clear();
    if (holdsFonts() && typeface.family() != edition.style().family()) {
      rest();
    }
    family = edition.style().family();
    return Volume.of(edition, typeface());
  }

  /** The printing order of a laid out edition's puzzles. */
  List<Integer> order(Edition edition) throws IOException {
    return with(() -> PrintedOrder.of(edition, typeface()));
  }

  /**
   * The cover of a laid out edition.
   *
   * @throws IOException if the font lacks a character, with one sentence
   */
  Page cover(Edition edition, Wrap wrap, int pages) throws IOException {
    return with(() -> CoverWrap.of(edition, wrap, pages, typeface()));
  }

  /** What a press would refuse of a laid out edition and a book's cover. */
  List<Phrase> findings(Edition edition, Wrap wrap) {
    return with(() -> found(edition, wrap));
  }

  private List<Phrase> found(Edition edition, Wrap wrap) {
    try {
      Volume volume = laid(edition);
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
  PageShapes shapes(Page page) {
    return with(() -> ShapeCanvas.shapes(page, this::outline));
  }

  private synchronized <T, E extends Exception> T with(Work<T, E> work) throws E {
    try {
      return work.done();
    } finally {
      if (!isInUse) {
        rest();
      }
    }
  }

  /** Whether somebody looks at the pages, so that the fonts stay; never waits. */
  void setInUse(boolean isInUse) {
    this.isInUse = isInUse;
  }

  synchronized boolean holdsFonts() {
    return typeface != null;
  }

  private Typeface typeface() {
    if (!holdsFonts()) {
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

  /** Releases memory. */
  synchronized void rest() {
    outlines.clear();
    if (holdsFonts()) {
      typeface.close();
      typeface = null;
    }
  }
}
