package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EditionPdfTest {

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12})
  void everyPuzzleIsOnAPageWithItsNumber(int perPage) throws IOException {
    Puzzle puzzle = PuzzleText.read("5" + ".".repeat(80), Boards.NINE);
    List<Entry> entries = Collections.nCopies(25, Entry.of(puzzle));
    Style style =
        Style.USUAL
            .withPerPage(perPage)
            .withSolutions(Style.Solutions.NONE)
            .withDetails(Set.of(Style.Detail.NUMBER));
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

  @InTurn
  @ParameterizedTest
  @EnumSource(Standard.class)
  void fontsAreEmbeddedSubsetsWithUnicodeAndTheFileIsSound(Standard standard, @TempDir Path folder)
      throws Exception {
    Path file = folder.resolve("book.pdf");
    EditionPdf.write(
        file,
        EditionSamples.book(EditionSamples.strange(12), EditionSamples.style(4), Locale.JAPANESE)
            .with(Delivery.PLAIN.withStandard(standard).withStructure(Structure.TAGGED)),
        (pages, of) -> {});

    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("ja");
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Hearts and Rockets");
      assertThat(document.getDocumentCatalog().getDocumentOutline().children()).isNotEmpty();
      for (PDPage page : document.getPages()) {
        for (COSName name : page.getResources().getFontNames()) {
          PDFont font = page.getResources().getFont(name);
          assertThat(font.isEmbedded()).isTrue();
          assertThat(font.getName()).matches("[A-Z]{6}\\+Inter-\\w+");
          assertThat(font.getCOSObject().containsKey(COSName.TO_UNICODE)).isTrue();
        }
      }
    }
    run("qpdf", "--check", file.toString())
        .ifPresent(said -> assertThat(said).contains("No syntax or stream encoding errors found"));
    run("pdffonts", file.toString())
        .ifPresent(
            said ->
                assertThat(said.lines().skip(2).toList())
                    .isNotEmpty()
                    .allMatch(line -> line.matches(".* yes +yes +yes +\\d+ +\\d+")));
  }

  /** The output of a program, if this machine has it. */
  private static Optional<String> run(String... command) throws Exception {
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException missing) {
      return Optional.empty();
    }
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return Optional.of(said);
  }

  @Test
  void blackOnlyUsesOnePlate(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("book.pdf");
    EditionPdf.write(
        file,
        EditionSamples.book(EditionSamples.entries(12), EditionSamples.style(4), Locale.ENGLISH),
        (pages, of) -> {});

    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      for (PDPage page : document.getPages()) {
        List<String> operators =
            new PDFStreamParser(page)
                .parse().stream()
                    .filter(Operator.class::isInstance)
                    .map(token -> ((Operator) token).getName())
                    .toList();
        assertThat(operators).doesNotContain("rg", "RG", "k", "K", "sc", "SC", "scn", "SCN");
      }
    }
  }

  @Test
  void aCancelledEditionLeavesTheOldFile(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("old.pdf"), "old");

    assertThatThrownBy(
            () ->
                EditionPdf.write(
                    file,
                    EditionSamples.loose(EditionSamples.entries(9), EditionSamples.style(1)),
                    (pages, of) -> {
                      throw new CancellationException();
                    }))
        .isInstanceOf(CancellationException.class);

    assertThat(file).hasContent("old");
    assertThat(folder.toFile().list()).containsExactly("old.pdf");
  }
}
