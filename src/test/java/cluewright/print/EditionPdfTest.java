package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EditionPdfTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12})
  void everyPuzzleIsOnAPageWithItsNumber(int perPage) throws IOException {
    Puzzle puzzle = PuzzleText.read("5" + ".".repeat(80), Boards.NINE);
    List<Entry> entries = Collections.nCopies(25, Entry.of(puzzle));
    Style style =
        new Style(
            PageSetup.A4,
            perPage,
            Style.Solutions.NONE,
            Set.of(Style.Detail.NUMBER),
            Colours.BLACK,
            Style.TypeSize.NORMAL);
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    EditionPdf.write(
        out, new Edition(entries, style, Optional.empty(), Locale.ENGLISH), (pages, of) -> {});

    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      assertThat(document.getNumberOfPages()).isEqualTo((25 + perPage - 1) / perPage);
      String text = new PDFTextStripper().getText(document);
      for (int number = 1; number <= 25; number++) {
        assertThat(text.split("\\s+", -1)).contains(String.valueOf(number));
      }
    }
  }
}
