package cluewright.print.press;

import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.Edition;
import cluewright.print.InnerMargin;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Wrap;
import cluewright.print.book.CoverWrap;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.TextInk;
import cluewright.print.canvas.Typeface;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Checks the cover of a book for what presses refuse: text that is small, cut, or too close to an
 * edge, a fold or the bar code, and a spine that does not match the number of pages.
 */
public final class CoverCheck {
  private static final double ROUNDING = 0.01;
  private static final String ELLIPSIS = "…";

  private final Edition edition;
  private final Wrap wrap;
  private final int pages;
  private final List<Phrase> findings = new ArrayList<>();

  /** A part of the cover, from left to right. */
  private enum Part {
    BACK("print.press-back"),
    SPINE("print.press-spine"),
    FRONT("print.press-front");

    private final String key;

    Part(String key) {
      this.key = key;
    }
  }

  private CoverCheck(Edition edition, Wrap wrap, int pages) {
    this.edition = edition;
    this.wrap = wrap;
    this.pages = pages;
  }

  /**
   * The problems of a cover for a number of pages, a sentence each.
   *
   * @param typeface open, and of the edition's family
   * @throws IOException if the font lacks a character, with one sentence that says where
   */
  public static List<Phrase> findings(Edition edition, Wrap wrap, int pages, Typeface typeface)
      throws IOException {
    return findings(edition, wrap, pages, CoverWrap.of(edition, wrap, pages, typeface), typeface);
  }

  static List<Phrase> findings(
      Edition edition, Wrap wrap, int pages, Page cover, Typeface typeface) {
    CoverCheck check = new CoverCheck(edition, wrap, pages);
    check.checkSpine();
    check.checkTexts(TextInk.of(cover.drawing(), typeface));
    return check.findings;
  }

  /**
   * Checks that the spine differs from the book's thickness by no more than the space that text
   * leaves at the folds.
   */
  private void checkSpine() {
    double width = wrap.spine(pages) / PageSetup.POINTS_PER_MILLIMETRE;
    double thickness = wrap.thickness(pages);
    if (Math.abs(width - thickness) > Wrap.FOLD / PageSetup.POINTS_PER_MILLIMETRE) {
      findings.add(Phrase.of("print.press-spine-width", width, pages, thickness));
    }
  }

  private void checkTexts(List<TextInk.Text> texts) {
    Map<Part, List<TextInk.Text>> parts = new EnumMap<>(Part.class);
    texts.forEach(text -> parts.computeIfAbsent(part(text), any -> new ArrayList<>()).add(text));
    parts.forEach(this::checkPart);
  }

  private Part part(TextInk.Text text) {
    double middle = text.ink().getCenterX();
    return middle < left(Part.SPINE)
        ? Part.BACK
        : middle < left(Part.FRONT) ? Part.SPINE : Part.FRONT;
  }

  private void checkPart(Part part, List<TextInk.Text> texts) {
    note("print.press-cover-type", part, 1, Concern.SMALL_TYPE.limit(), smallest(texts));
    double point = 1 / PageSetup.POINTS_PER_MILLIMETRE;
    Rectangle2D ink =
        texts.stream().map(TextInk.Text::ink).reduce(Rectangle2D::createUnion).orElseThrow();
    double edge = InnerMargin.LEAST_MARGIN / point;
    note("print.press-cover-edge", part, point, edge, toEdge(part, ink));
    note("print.press-cover-fold", part, point, Wrap.FOLD, toFold(part, ink));
    if (part == Part.BACK && texts.stream().anyMatch(this::isInCode)) {
      findings.add(Phrase.of("print.press-cover-code"));
    }
    if (texts.stream().map(TextInk.Text::text).anyMatch(this::isCut)) {
      findings.add(Phrase.of("print.press-cover-cut", Phrase.of(part.key)));
    }
  }

  private static double smallest(List<TextInk.Text> texts) {
    return texts.stream().mapToDouble(text -> text.lettering().size()).min().orElseThrow();
  }

  private double toEdge(Part part, Rectangle2D ink) {
    double upright = Math.min(ink.getMinY(), trimmed().height() - ink.getMaxY());
    return switch (part) {
      case BACK -> Math.min(upright, ink.getMinX());
      case SPINE -> upright;
      case FRONT -> Math.min(upright, left(Part.FRONT) + trimmed().width() - ink.getMaxX());
    };
  }

  private double toFold(Part part, Rectangle2D ink) {
    double before = ink.getMinX() - left(part);
    double after = left(Part.FRONT) - ink.getMaxX();
    return switch (part) {
      case BACK -> left(Part.SPINE) - ink.getMaxX();
      case SPINE -> Math.min(before, after);
      case FRONT -> before;
    };
  }

  private double left(Part part) {
    return switch (part) {
      case BACK -> 0;
      case SPINE -> trimmed().width();
      case FRONT -> trimmed().width() + wrap.spine(pages);
    };
  }

  private Paper trimmed() {
    return edition.style().setup().paper();
  }

  private boolean isInCode(TextInk.Text text) {
    Area code = CoverWrap.code(edition);
    return text.ink().intersects(code.left(), code.top(), code.width(), code.height());
  }

  /** True if a text ends with an ellipsis that its author did not write. */
  private boolean isCut(String text) {
    return text.endsWith(ELLIPSIS)
        && Stream.concat(
                edition.book().stream()
                    .flatMap(book -> Stream.of(book.title(), book.subtitle(), book.author())),
                Stream.of(wrap.blurb()))
            .noneMatch(words -> words.contains(text));
  }

  private void note(String key, Part part, double unit, double least, double value) {
    if (value < least - ROUNDING) {
      findings.add(Phrase.of(key, Phrase.of(part.key), value * unit, least * unit));
    }
  }
}
