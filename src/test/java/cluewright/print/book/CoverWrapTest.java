package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.Wrap;
import cluewright.print.Wrap.Stock;
import cluewright.print.Wrap.Template;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class CoverWrapTest {
  private static final double POINTS = PageSetup.POINTS_PER_MILLIMETRE;

  private static Edition book(Press press, Locale language) {
    PageSetup setup = PageSetup.on(Paper.of("6x9")).withPress(press);
    Style style = EditionSamples.style(1).withSetup(setup);
    return new Edition(
        EditionSamples.entries(6),
        style,
        Optional.of(new Book("Kites", "Six Sudoku", "Ada Lovelace", Set.of(Book.Section.COVER))),
        language);
  }

  private static Wrap wrap(Template template, double spine) {
    return new Wrap(template, Stock.WHITE, OptionalDouble.of(spine), "A text for the back");
  }

  private static PDDocument written(Edition edition, Wrap wrap) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EditionPdf.writeCover(out, edition, wrap);
    return Loader.loadPDF(out.toByteArray());
  }

  @ParameterizedTest
  @EnumSource
  void backSpineAndFrontStandOnOneSheetThatBleeds(Template template) throws IOException {
    try (PDDocument document = written(book(Press.NONE, Locale.ENGLISH), wrap(template, 10))) {
      PDPage page = document.getPage(0);
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      double width = 2 * 152.4 + 10;
      assertThat((double) page.getTrimBox().getWidth()).isCloseTo(width * POINTS, within(0.01));
      assertThat((double) page.getTrimBox().getHeight()).isCloseTo(228.6 * POINTS, within(0.01));
      assertThat((double) page.getBleedBox().getWidth())
          .isCloseTo((width + 2 * 3.175) * POINTS, within(0.01));
      assertThat(page.getMediaBox().getWidth()).isEqualTo(page.getBleedBox().getWidth());
      Places places = new Places();
      places.getText(document);
      assertThat(places.of("Six Sudoku")).isBetween(162.4, 314.8);
      assertThat(places.of("A text for the back")).isBetween(0.0, 152.4);
    }
  }

  @Test
  void theSpineIsAsWideAsThePagesAreThick() {
    for (Stock stock : Stock.values()) {
      Wrap wrap = new Wrap(Template.LIGHT, stock, OptionalDouble.empty(), "");
      double inch = stock == Stock.WHITE ? 0.002252 : stock == Stock.CREAM ? 0.0025 : 0.002347;
      assertThat(wrap.spine(100)).isCloseTo(100 * inch * 72, within(1e-9));
    }
  }

  @Test
  void aSpineTooNarrowForTypeHasNone() throws IOException {
    try (PDDocument narrow = written(book(Press.NONE, Locale.ENGLISH), wrap(Template.LIGHT, 4));
        PDDocument wide = written(book(Press.NONE, Locale.ENGLISH), wrap(Template.LIGHT, 8))) {
      assertThat(turns(narrow)).containsOnly(0);
      assertThat(turns(wide)).contains(90).doesNotContain(270);
    }
  }

  /** German spines are read from below. */
  @Test
  void germanSpinesAreReadFromBelow() throws IOException {
    try (PDDocument document = written(book(Press.NONE, Locale.GERMAN), wrap(Template.DARK, 8))) {
      assertThat(turns(document)).contains(270).doesNotContain(90);
    }
  }

  private static List<Integer> turns(PDDocument document) throws IOException {
    Places places = new Places();
    places.getText(document);
    return places.turns;
  }

  /**
   * Where texts begin, in millimetres from the left edge of the trimmed sheet, and how they lie.
   */
  private static final class Places extends PDFTextStripper {
    private final Map<String, Double> lefts = new HashMap<>();
    private final List<Integer> turns = new ArrayList<>();

    @Override
    protected void writeString(String text, List<TextPosition> positions) {
      lefts.put(text.strip(), positions.get(0).getXDirAdj() / POINTS - 3.175);
      // PDF measures counter-clockwise.
      positions.forEach(each -> turns.add((360 - (int) each.getDir()) % 360));
    }

    double of(String text) {
      return lefts.get(text);
    }
  }
}
