package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.Colours;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.Edition;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.TypeFamily;
import cluewright.print.Wrap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.verapdf.pdfa.flavours.PDFAFlavour;

final class ConformanceTest {
  private static final Delivery ARCHIVE = Delivery.PLAIN.withStandard(Standard.A_2B);
  private static final Delivery SPOKEN = Delivery.PLAIN.withStructure(Structure.TAGGED);

  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  static byte[] written(Edition edition, Delivery delivery) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EditionPdf.write(out, edition.with(delivery), (pages, of) -> {});
    return out.toByteArray();
  }

  static Edition walked(String puzzle) {
    Set<Detail> details = EnumSet.of(Detail.TITLE, Detail.WALK, Detail.RATING, Detail.PROFILE);
    Style style = EditionSamples.style(1).withDetails(details).withColours(Colours.THEME);
    return EditionSamples.loose(List.of(EditionSamples.walked(puzzle)), style);
  }

  static Stream<Edition> editions() {
    Style four = EditionSamples.style(4);
    List<Edition> all =
        List.of(
            EditionSamples.book(EditionSamples.strange(9), four, Locale.JAPANESE),
            EditionSamples.book(
                EditionSamples.entries(6), four.withColours(Colours.THEME), Locale.GERMAN),
            EditionSamples.book(
                EditionSamples.strange(9),
                four.withFamily(TypeFamily.SERIF)
                    .withLook(BoardLook.USUAL.withStyle(BoardStyle.CHILDREN)),
                Locale.JAPANESE),
            EditionSamples.loose(
                EditionSamples.mixed(),
                EditionSamples.style(2).withSolutions(Style.Solutions.UPSIDE_DOWN)),
            walked(EASY));
    return Tries.few(all, 2).stream();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void anArchiveMayKeepEveryKindOfEdition(Edition edition) throws Exception {
    assertThat(VeraPdf.faults(written(edition, ARCHIVE), PDFAFlavour.PDFA_2_B)).isEmpty();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void aTaggedEditionCanBeReadAloud(Edition edition) throws Exception {
    assertThat(VeraPdf.faults(written(edition, SPOKEN), PDFAFlavour.PDFUA_1)).isEmpty();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void anArchiveMayKeepWhatCanBeReadAloud(Edition edition) throws Exception {
    byte[] pdf = written(edition, ARCHIVE.withStructure(Structure.TAGGED));
    assertThat(VeraPdf.faults(pdf, PDFAFlavour.PDFA_2_A)).isEmpty();
    assertThat(VeraPdf.faults(pdf, PDFAFlavour.PDFUA_1)).isEmpty();
  }

  @InTurn
  @ParameterizedTest
  @EnumSource(Wrap.Template.class)
  void theCoverOfABookConformsAsWell(Wrap.Template template) throws Exception {
    Delivery delivery = ARCHIVE.withStructure(Structure.TAGGED);
    Edition book =
        EditionSamples.book(EditionSamples.entries(6), EditionSamples.style(4), Locale.GERMAN);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Wrap wrap = new Wrap(template, Wrap.Stock.WHITE, OptionalDouble.of(20), "A text for the back");
    EditionPdf.writeCover(out, book.with(delivery), wrap);
    assertThat(VeraPdf.faults(out.toByteArray(), PDFAFlavour.PDFA_2_A)).isEmpty();
    assertThat(VeraPdf.faults(out.toByteArray(), PDFAFlavour.PDFUA_1)).isEmpty();
  }

  @InTurn
  @Test
  void anEditionThatPromisesNothingIsNoneOfThese() throws Exception {
    byte[] pdf = written(walked(EASY), Delivery.PLAIN);
    assertThat(VeraPdf.faults(pdf, PDFAFlavour.PDFA_2_B)).isNotEmpty();
    assertThat(VeraPdf.faults(pdf, PDFAFlavour.PDFUA_1)).isNotEmpty();
    try (PDDocument document = Loader.loadPDF(pdf)) {
      assertThat(document.getDocumentCatalog().getMetadata()).isNull();
      assertThat(document.getDocumentCatalog().getOutputIntents()).isEmpty();
      assertThat(document.getDocumentCatalog().getStructureTreeRoot()).isNull();
    }
  }
}
