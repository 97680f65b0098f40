package cluewright.print.book;

import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Press;
import cluewright.print.Wrap;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.PdfCanvas;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Writes editions as PDF with vector lines and embedded font subsets. */
public final class EditionPdf {
  private EditionPdf() {}

  /** Receives the progress of writing; may throw {@code CancellationException} to stop it. */
  @FunctionalInterface
  public interface Progress {
    void drawn(int pages, int of);
  }

  /**
   * Writes all pages to a file and replaces an existing one, which stays untouched if anything
   * fails.
   *
   * @return the edition's {@linkplain Volume#remarks() remarks}
   * @throws IOException if the file cannot be written, or a text has a character that the font
   *     lacks; with one sentence that says so
   */
  public static List<Phrase> write(Path target, Edition edition, Progress progress)
      throws IOException {
    try (Typeface typeface = new Typeface(edition.style().family())) {
      Volume volume = Volume.of(edition, typeface);
      WholeFile.write(target, out -> write(out, edition, volume, typeface, progress));
      return volume.remarks();
    }
  }

  /** Writes all pages to a stream, which stays open. */
  public static List<Phrase> write(OutputStream out, Edition edition, Progress progress)
      throws IOException {
    try (Typeface typeface = new Typeface(edition.style().family())) {
      Volume volume = Volume.of(edition, typeface);
      write(out, edition, volume, typeface, progress);
      return volume.remarks();
    }
  }

  /** Writes the cover of a book to a file, which stays untouched if anything fails. */
  public static void writeCover(Path target, Edition edition, Wrap wrap) throws IOException {
    WholeFile.write(target, out -> writeCover(out, edition, wrap));
  }

  /**
   * Writes the cover of a book as one page: back, spine and front.
   *
   * @throws IOException as when the book itself is written
   */
  public static void writeCover(OutputStream out, Edition edition, Wrap wrap) throws IOException {
    try (Typeface typeface = new Typeface(edition.style().family())) {
      writeCover(out, edition, wrap, Volume.of(edition, typeface).pages().size(), typeface);
    }
  }

  /** Writes the cover of a laid out book with a number of pages. */
  public static void writeCover(
      OutputStream out, Edition edition, Wrap wrap, int pages, Typeface typeface)
      throws IOException {
    try (PDDocument document = new PDDocument()) {
      Page cover = CoverWrap.of(edition, wrap, pages, typeface);
      canvas(document, typeface, CoverWrap.press(edition), edition).addPage(cover);
      PdfDescription.describe(
          document, new Volume(List.of(cover), List.of(), List.of(), "", ""), edition);
      Conformance.make(document, edition);
      document.save(out);
    }
  }

  /** Writes all pages of a laid out edition. */
  public static void write(
      OutputStream out, Edition edition, Volume volume, Typeface typeface, Progress progress)
      throws IOException {
    try (PDDocument document = new PDDocument()) {
      PdfCanvas canvas = canvas(document, typeface, edition.style().setup().press(), edition);
      List<Page> pages = volume.pages();
      for (int i = 0; i < pages.size(); i++) {
        canvas.addPage(pages.get(i));
        progress.drawn(i + 1, pages.size());
      }
      PdfDescription.describe(document, volume, edition);
      Conformance.make(document, edition);
      document.save(out);
    }
  }

  private static PdfCanvas canvas(
      PDDocument document, Typeface typeface, Press press, Edition edition) {
    return new PdfCanvas(document, typeface, press, edition.delivery(), edition.language());
  }
}
