package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Recorder;
import cluewright.print.Style;
import cluewright.print.Wrap;
import cluewright.print.Wrap.Stock;
import cluewright.print.Wrap.Template;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
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
import java.util.function.BiPredicate;
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

  /** Of several masks that are as regular, the cover inside has the first as it is printed. */
  @Test
  void theFrontHasTheMaskOfTheCoverInside() throws IOException {
    Mask cross = mask((row, column) -> row == 4 || column == 4);
    Mask ring = mask((row, column) -> row % 8 == 0 || column % 8 == 0);
    Edition book =
        new Edition(
            List.of(
                EditionSamples.entry("extreme", cross, 10), EditionSamples.entry("easy", ring, 0)),
            EditionSamples.style(1),
            Optional.of(
                new Book("Kites", "", "", Set.of(Book.Section.COVER, Book.Section.CHAPTERS))),
            Locale.ENGLISH);
    try (Typeface typeface = new Typeface()) {
      Page inside = Volume.of(book, typeface).pages().get(0);
      Page wrapped = CoverWrap.of(book, wrap(Template.LIGHT, 4), 30, typeface);
      assertThat(squares(inside, typeface)).isEqualTo(ring.size());
      assertThat(squares(wrapped, typeface)).isEqualTo(ring.size());
    }
  }

  private static Mask mask(BiPredicate<Integer, Integer> isClue) {
    Board board = Boards.NINE;
    return new Mask(
        board,
        CellSet.where(board.cells(), cell -> isClue.test(board.row(cell), board.column(cell))));
  }

  private static long squares(Page page, Typeface typeface) {
    return Recorder.of(page, typeface).areas.stream()
        .filter(each -> each.width() > 20 && Math.abs(each.width() - each.height()) < 0.01)
        .count();
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

  @Test
  void japaneseCharactersStandUprightOnTheSpine() throws IOException {
    Edition book = book("静かな凧", Locale.JAPANESE);
    try (PDDocument document = written(book, wrap(Template.LIGHT, 8));
        PDDocument narrow = written(book, wrap(Template.LIGHT, 5))) {
      assertThat(turns(document)).containsOnly(0);
      assertThat(texts(document)).as("characters of their own").contains("凧");
      assertThat(texts(narrow)).doesNotContain("凧");
    }
    try (PDDocument mixed = written(book("ゲーム Kites", Locale.JAPANESE), wrap(Template.LIGHT, 8))) {
      assertThat(turns(mixed)).contains(0, 90).doesNotContain(270);
    }
  }

  private static Edition book(String title, Locale language) {
    Edition other = book(Press.NONE, language);
    Book book = new Book(title, "", "凧野あだ", Set.of(Book.Section.COVER));
    return new Edition(other.entries(), other.style(), Optional.of(book), language);
  }

  private static Set<String> texts(PDDocument document) throws IOException {
    Places places = new Places();
    places.getText(document);
    return places.lefts.keySet();
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
