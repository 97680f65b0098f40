package cluewright.print;

import cluewright.format.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;

/** Writes a puzzle as a PDF file: vector lines, embedded fonts, black ink only. */
public final class PuzzlePdf {
  private static final String PRODUCER = "Cluewright";

  private PuzzlePdf() {}

  /**
   * Writes a page, and a second one if there is a solution; replaces an existing file.
   *
   * <p>A long title is broken, then set smaller, at last cut. Whatever fails, an existing file
   * stays as it was.
   *
   * @throws IOException if the file cannot be written, or the title, author or note has a character
   *     that the font lacks; with one sentence that says so
   */
  public static void write(Path target, PuzzlePage page) throws IOException {
    try (Typeface typeface = new Typeface()) {
      PageLayout layout = new PageLayout(page, typeface);
      WholeFile.write(target, out -> save(page, layout, typeface, out));
    }
  }

  private static void save(PuzzlePage page, PageLayout layout, Typeface typeface, OutputStream out)
      throws IOException {
    try (PDDocument document = new PDDocument()) {
      describe(document.getDocumentInformation(), layout);
      PdfCanvas pages = new PdfCanvas(document, typeface);
      pages.addPage(new Page(1, page.paper(), Colours.BLACK, layout::drawPuzzle));
      if (page.solution().isPresent()) {
        Drawing solution = canvas -> layout.drawSolution(canvas, page.solution().get());
        pages.addPage(new Page(2, page.paper(), Colours.BLACK, solution));
      }
      document.save(out);
    }
  }

  private static void describe(PDDocumentInformation information, PageLayout layout) {
    information.setProducer(PRODUCER);
    information.setCreator(PRODUCER);
    if (!layout.title().isEmpty()) {
      information.setTitle(layout.title());
    }
    if (!layout.author().isEmpty()) {
      information.setAuthor(layout.author());
    }
  }
}
