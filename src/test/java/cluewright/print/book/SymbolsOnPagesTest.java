package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which characters a puzzle is filled with can be read in its PDF. */
final class SymbolsOnPagesTest {
  private static final String WORD = "CLUEWRIGT";
  private static final String NOTES = "A note of the designer that says much. ".repeat(12);

  private static Entry entry(Board board, DigitSet digits, String notes) {
    Entry plain = EditionSamples.entry("A", EditionSamples.checkered(board), 0);
    return new Entry(
        plain.title(),
        plain.author(),
        notes,
        plain.puzzle(),
        plain.answer(),
        plain.grade(),
        plain.path(),
        digits,
        Optional.empty());
  }

  private static Style style(String paper, int perPage) {
    return EditionSamples.style(perPage)
        .withSetup(PageSetup.on(Paper.of(paper)))
        .withSolutions(Solutions.NONE);
  }

  /** Without breaks and blanks, which depend on the lines of a page. */
  private static String text(Edition edition) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EditionPdf.write(out, edition, (pages, of) -> {});
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setSortByPosition(true);
      return stripper.getText(document).replaceAll("\\s+", "");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "en, 1, a4, Letters:CLUEWRIGT.",
    "de, 1, 6x9, Buchstaben:CLUEWRIGT.",
    "ja, 2, 11x8.5, 使う文字：CLUEWRIGT。",
    "en, 6, a4, Letters:CLUEWRIGT."
  })
  void aWordSudokuNamesItsLetters(String language, int perPage, String paper, String said)
      throws IOException {
    Entry word = entry(Boards.NINE, DigitSet.own(Boards.NINE, WORD), "");
    Edition edition =
        new Edition(
            List.of(word),
            style(paper, perPage),
            Optional.empty(),
            Locale.forLanguageTag(language));
    assertThat(text(edition)).contains(said);
  }

  @ParameterizedTest
  @CsvSource({"1, a4", "2, 6x9", "2, 11x8.5"})
  void aBoardOfSixteenNamesItsRanges(int perPage, String paper) throws IOException {
    Entry sixteen = entry(Boards.SIXTEEN, DigitSet.USUAL, "");
    assertThat(text(EditionSamples.loose(List.of(sixteen), style(paper, perPage))))
        .contains("Characters:1to9,AtoG.");
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12})
  void theyAreNeverCutWhateverTheDesignerNotes(int perPage) throws IOException {
    Entry word = entry(Boards.NINE, DigitSet.own(Boards.NINE, "ABCDEFGHI"), NOTES);
    for (TypeSize size : TypeSize.values()) {
      Style style = style("a4", perPage).withSize(size);
      assertThat(text(EditionSamples.loose(Collections.nCopies(1, word), style)))
          .contains("Letters:ABCDEFGHI.");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"HEXADECIMAL", "USUAL"})
  void theRulesOfABookNameThem(DigitSet.Kind kind) throws IOException {
    Entry entry = entry(Boards.SIXTEEN, DigitSet.of(kind), "");
    Book book = new Book("B", "", "", Set.of(Book.Section.RULES));
    Edition edition =
        new Edition(List.of(entry), style("a4", 1), Optional.of(book), Locale.ENGLISH);
    String named = kind == DigitSet.Kind.USUAL ? "1to9,AtoG." : "0to9,AtoF.";
    assertThat(text(edition)).contains("eachofthesecharactersexactlyonce:" + named);
  }

  /** The boldest font, in which clues stand in solutions, lacks them. */
  @Test
  void kanaMayStandForDigitsInSolutionsToo() throws IOException {
    Entry kana = entry(Boards.NINE, DigitSet.own(Boards.NINE, "あいうえおかきくけ"), "");
    Style style = style("a4", 1).withSolutions(Solutions.BACK);
    assertThat(text(EditionSamples.loose(List.of(kana, kana), style)))
        .contains("あ", "け", "Letters:あいうえおかきくけ.");
  }

  @Test
  void usualBoardsSayNothing() throws IOException {
    Entry plain = entry(Boards.NINE, DigitSet.USUAL, "");
    assertThat(text(EditionSamples.loose(List.of(plain), style("a4", 1))))
        .doesNotContain("Letters", "Characters", "Digits");
  }
}
