package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.print.Colours;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.Edition;
import cluewright.print.OutputProfile;
import cluewright.print.OutputProfileTest;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.canvas.IccProfile;
import cluewright.print.canvas.Typeface;
import cluewright.print.press.Preflight;
import java.awt.color.ICC_Profile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.color.PDICCBased;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * What ISO 15930-7 asks of PDF/X-4, read from the files: there is no free judge of that standard.
 */
final class PressFileTest {
  private static final Delivery BLACK = Delivery.PLAIN.withStandard(Standard.X_4);

  static Stream<Edition> editions() throws Exception {
    Style style = EditionSamples.style(4);
    Edition black = EditionSamples.book(EditionSamples.entries(6), style, Locale.GERMAN);
    Edition colours =
        EditionSamples.book(
            EditionSamples.entries(6), style.withColours(Colours.THEME), Locale.ENGLISH);
    Edition bleeding =
        EditionSamples.loose(
            EditionSamples.entries(3),
            style.withSetup(style.setup().withPress(new Press(3, true))));
    Delivery press =
        new Delivery(
            Standard.X_4,
            Optional.of(OutputProfile.of(OutputProfileTest.fourInks())),
            Structure.UNTAGGED);
    return Stream.of(
        black.with(BLACK),
        black.with(BLACK.withStructure(Structure.TAGGED)),
        colours.with(BLACK),
        colours.with(press),
        bleeding.with(BLACK));
  }

  private static byte[] written(Edition edition) throws IOException {
    return ConformanceTest.written(edition, edition.delivery());
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void itIsOfVersionSixWithAnIdAndWithoutEncryption(Edition edition) throws Exception {
    try (PDDocument document = Loader.loadPDF(written(edition))) {
      assertThat(document.getVersion()).isEqualTo(1.6f);
      assertThat(document.getDocument().getVersion()).isEqualTo(1.6f);
      assertThat(document.getDocument().getDocumentID()).hasSize(2);
      assertThat(document.isEncrypted()).isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void oneOutputIntentHasTheProfileOfThePress(Edition edition) throws Exception {
    try (PDDocument document = Loader.loadPDF(written(edition))) {
      assertThat(document.getDocumentCatalog().getOutputIntents()).hasSize(1);
      PDOutputIntent intent = document.getDocumentCatalog().getOutputIntents().get(0);
      COSDictionary dictionary = intent.getCOSObject();
      assertThat(dictionary.getNameAsString(COSName.S)).isEqualTo("GTS_PDFX");
      assertThat(intent.getOutputConditionIdentifier()).isEqualTo("Custom");
      COSStream stream = intent.getDestOutputIntent();
      byte[] profile = stream.createInputStream().readAllBytes();
      assertThat(profile)
          .isEqualTo(
              edition
                  .delivery()
                  .profile()
                  .map(OutputProfile::bytes)
                  .orElseGet(IccProfile::blackInk));
      assertThat(intent.getInfo()).isEqualTo(OutputProfile.of(profile).description());
      ICC_Profile read = ICC_Profile.getInstance(profile);
      assertThat(read.getProfileClass()).isEqualTo(ICC_Profile.CLASS_OUTPUT);
      assertThat(stream.getInt(COSName.N)).isEqualTo(read.getNumComponents());
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyPageSaysWhereItIsCut(Edition edition) throws Exception {
    try (PDDocument document = Loader.loadPDF(written(edition))) {
      for (PDPage page : document.getPages()) {
        assertThat(page.getCOSObject().containsKey(COSName.TRIM_BOX)).isTrue();
        assertThat(page.getCOSObject().containsKey(COSName.ART_BOX)).isFalse();
        assertThat(holds(page.getBleedBox(), page.getTrimBox())).isTrue();
        assertThat(holds(page.getMediaBox(), page.getBleedBox())).isTrue();
      }
    }
  }

  private static boolean holds(PDRectangle outer, PDRectangle inner) {
    return outer.getLowerLeftX() <= inner.getLowerLeftX()
        && outer.getLowerLeftY() <= inner.getLowerLeftY()
        && outer.getUpperRightX() >= inner.getUpperRightX()
        && outer.getUpperRightY() >= inner.getUpperRightY();
  }

  /** Greys are of the plate of black; colours say of which screen they are. */
  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void inkIsBlackOrOfAScreenThatIsNamed(Edition edition) throws Exception {
    try (PDDocument document = Loader.loadPDF(written(edition))) {
      Set<String> operators = new HashSet<>();
      for (PDPage page : document.getPages()) {
        new PDFStreamParser(page)
            .parse().stream()
                .filter(Operator.class::isInstance)
                .map(token -> ((Operator) token).getName())
                .forEach(operators::add);
        for (COSName name : page.getResources().getColorSpaceNames()) {
          assertThat(page.getResources().getColorSpace(name)).isInstanceOf(PDICCBased.class);
          assertThat(((PDICCBased) page.getResources().getColorSpace(name)).isSRGB()).isTrue();
        }
      }
      assertThat(operators).contains("g", "G").doesNotContain("rg", "RG", "k", "K");
      boolean isColoured = edition.style().colours() == Colours.THEME;
      assertThat(operators.contains("cs")).isEqualTo(isColoured);
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void fontsAreEmbeddedAndNothingShinesThroughOrRuns(Edition edition) throws Exception {
    try (PDDocument document = Loader.loadPDF(written(edition))) {
      for (PDPage page : document.getPages()) {
        assertThat(page.getAnnotations()).isEmpty();
        assertThat(page.getCOSObject().containsKey(COSName.GROUP)).isFalse();
        assertThat(page.getResources().getExtGStateNames()).isEmpty();
        assertThat(page.getResources().getXObjectNames()).isEmpty();
        for (COSName name : page.getResources().getFontNames()) {
          assertThat(page.getResources().getFont(name).isEmbedded()).isTrue();
        }
      }
      COSDictionary catalog = document.getDocumentCatalog().getCOSObject();
      for (String name : List.of("AcroForm", "OpenAction", "AA", "OCProperties", "Names")) {
        assertThat(catalog.containsKey(name)).as(name).isFalse();
      }
      assertThat(filters(document)).isSubsetOf("FlateDecode", "none");
    }
  }

  private static Set<String> filters(PDDocument document) {
    Set<String> filters = new HashSet<>();
    document.getDocument().getXrefTable().keySet().stream()
        .map(key -> document.getDocument().getObjectFromPool(key).getObject())
        .filter(COSStream.class::isInstance)
        .map(stream -> ((COSStream) stream).getFilters())
        .forEach(filter -> filters.add(filter == null ? "none" : ((COSName) filter).getName()));
    return filters;
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("editions")
  void itSaysOfItselfTwiceTheSame(Edition edition) throws Exception {
    try (PDDocument document = Loader.loadPDF(written(edition))) {
      Document xmp = xmp(document);
      assertThat(text(xmp, "pdfxid:GTS_PDFXVersion")).isEqualTo("PDF/X-4");
      assertThat(text(xmp, "pdf:Trapped")).isEqualTo("False");
      assertThat(document.getDocumentInformation().getTrapped()).isEqualTo("False");
      assertThat(text(xmp, "dc:title")).isEqualTo(document.getDocumentInformation().getTitle());
      assertThat(text(xmp, "pdf:Producer")).isEqualTo("Cluewright");
      assertThat(text(xmp, "xmp:CreatorTool")).isEqualTo("Cluewright");
      String made = document.getDocumentInformation().getCreationDate().toInstant().toString();
      assertThat(text(xmp, "xmp:CreateDate")).isEqualTo(made);
      assertThat(text(xmp, "xmp:ModifyDate")).isEqualTo(made);
      assertThat(text(xmp, "xmp:MetadataDate")).isEqualTo(made);
      assertThat(text(xmp, "xmpMM:DocumentID")).startsWith("uuid:");
      assertThat(text(xmp, "xmpMM:VersionID")).isEqualTo("1");
      assertThat(text(xmp, "xmpMM:RenditionClass")).isEqualTo("default");
    }
  }

  static Document xmp(PDDocument document) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory
        .newDocumentBuilder()
        .parse(document.getDocumentCatalog().getMetadata().exportXMPMetadata());
  }

  private static String text(Document xmp, String name) {
    assertThat(xmp.getElementsByTagName(name).getLength()).as(name).isEqualTo(1);
    return ((Element) xmp.getElementsByTagName(name).item(0)).getTextContent().strip();
  }

  @Test
  void coloursOnAPressWithBlackInkAreToldOf() throws Exception {
    List<Edition> all = editions().toList();
    List<Integer> remarks = all.stream().map(PressFileTest::remarksOfColours).toList();
    assertThat(remarks).containsExactly(0, 0, 1, 0, 0);
  }

  /** Only of a press that is known to have them, colours need not be asked about. */
  @Test
  void preflightAsksAboutColoursUnlessThePressHasThem() throws Exception {
    List<Boolean> asks = editions().map(PressFileTest::asksAboutColours).toList();
    assertThat(asks).containsExactly(false, false, true, false, false);
  }

  private static boolean asksAboutColours(Edition edition) {
    try (Typeface typeface = new Typeface()) {
      return Preflight.findings(edition, Volume.of(edition, typeface), typeface).stream()
          .anyMatch(finding -> finding.toString().contains("in colour"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int remarksOfColours(Edition edition) {
    try {
      return (int)
          EditionPdf.write(OutputStream.nullOutputStream(), edition, (pages, of) -> {}).stream()
              .filter(remark -> remark.toString().contains("colours are printed as greys"))
              .count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
