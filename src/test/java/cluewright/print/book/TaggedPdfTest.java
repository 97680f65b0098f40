package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Structure;
import cluewright.print.Edition;
import cluewright.print.Style.Solutions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDMarkedContent;
import org.apache.pdfbox.text.PDFMarkedContentExtractor;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TaggedPdfTest {
  private static final Delivery TAGGED = Delivery.PLAIN.withStructure(Structure.TAGGED);

  /**
   * An element of the tree as a reader meets it.
   *
   * @param text of its own parts, or what stands for them
   */
  private record Heard(String type, String text, COSDictionary element) {
    @Override
    public String toString() {
      return type + " " + text;
    }
  }

  private static List<Heard> heard(PDDocument document) throws Exception {
    Map<PDPage, Map<Integer, String>> texts = new HashMap<>();
    for (PDPage page : document.getPages()) {
      PDFMarkedContentExtractor extractor = new PDFMarkedContentExtractor();
      extractor.processPage(page);
      Map<Integer, String> parts = texts.computeIfAbsent(page, any -> new HashMap<>());
      for (PDMarkedContent part : extractor.getMarkedContents()) {
        assertThat(part.getTag().equals("Artifact")).isEqualTo(part.getMCID() < 0);
        if (part.getMCID() >= 0) {
          assertThat(parts.put(part.getMCID(), text(part))).isNull();
        }
      }
    }
    PDStructureElement root =
        (PDStructureElement) document.getDocumentCatalog().getStructureTreeRoot().getKids().get(0);
    assertThat(root.getStructureType()).isEqualTo("Document");
    List<Heard> heard = new ArrayList<>();
    for (Object kid : root.getKids()) {
      PDStructureElement element = (PDStructureElement) kid;
      Map<Integer, String> parts = texts.get(element.getPage());
      String text =
          element.getKids().stream()
              .map(number -> parts.remove((Integer) number))
              .collect(Collectors.joining());
      String words = element.getAlternateDescription();
      heard.add(
          new Heard(
              element.getStructureType(), words == null ? text : words, element.getCOSObject()));
    }
    assertThat(texts.values()).allMatch(Map::isEmpty);
    return heard;
  }

  private static String text(PDMarkedContent part) {
    return part.getContents().stream()
        .filter(TextPosition.class::isInstance)
        .map(text -> ((TextPosition) text).getUnicode())
        .collect(Collectors.joining());
  }

  private static PDDocument tagged(Edition edition) throws Exception {
    return Loader.loadPDF(ConformanceTest.written(edition, TAGGED));
  }

  @Test
  void aBookIsHeardInItsOrder() throws Exception {
    Edition book =
        EditionSamples.book(EditionSamples.entries(2), EditionSamples.style(2), Locale.ENGLISH);
    try (PDDocument document = tagged(book)) {
      List<String> heard = heard(document).stream().map(Heard::toString).toList();
      assertThat(heard.stream().map(part -> part.replaceAll("Row 1.*", "…")))
          .containsExactly(
              "H1 Hearts and Rockets",
              "P Sixty Sudoku in three degrees of difficulty",
              "P Ada Lovelace",
              "H2 Contents",
              "P Easy 5",
              "P 2 puzzles, nos. 1 to 2",
              "P 1  Broken heart 6",
              "P 2  Turning arrow 6",
              "P Solutions 7",
              "H2 Easy",
              "P 2 puzzles, nos. 1 to 2",
              "H3 1 Broken heart",
              "P Easy · 200 · 38 clues",
              "P Ada Lovelace",
              "Figure Sudoku grid, 9 rows, 9 columns. …",
              "H3 2 Turning arrow",
              "P Easy · 237 · 42 clues",
              "P Ada Lovelace",
              "Figure Sudoku grid, 9 rows, 9 columns. …",
              "H2 Solutions",
              "H3 Easy",
              "P 1 p. 6",
              "Figure Solution, 9 rows, 9 columns. …",
              "P 2 p. 6",
              "Figure Solution, 9 rows, 9 columns. …");
    }
  }

  @Test
  void aWalkThroughIsHeardStepByStep() throws Exception {
    try (PDDocument document =
        tagged(
            ConformanceTest.walked(
                "1....96..2....6..9.4.....1.5..39.48..8.6.5.7..92.87..1.2.....5.7..5....8..39....7"))) {
      List<Heard> heard = heard(document);
      int walk = heard.stream().map(Heard::toString).toList().indexOf("H1 Step by step");
      assertThat(heard.get(walk + 1).type).isEqualTo("H2");
      List<String> steps =
          heard.subList(walk + 2, heard.size()).stream()
              .map(Heard::type)
              .dropWhile(type -> !type.equals("Figure"))
              .limit(4)
              .toList();
      assertThat(steps).containsExactly("Figure", "P", "P", "Figure");
    }
  }

  @Test
  void loosePuzzlesHaveHeadingsOfTheFirstLevel() throws Exception {
    Edition loose =
        EditionSamples.loose(
            EditionSamples.entries(3), EditionSamples.style(4).withSolutions(Solutions.NONE));
    try (PDDocument document = tagged(loose)) {
      assertThat(heard(document).stream().map(Heard::type).filter(type -> type.startsWith("H")))
          .containsExactly("H1", "H1", "H1");
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("cluewright.print.book.ConformanceTest#editions")
  void nothingIsOutsideOfMarksAndEveryPartLeadsToItsElement(Edition edition) throws Exception {
    try (PDDocument document = tagged(edition)) {
      heard(document);
      PDNumberTreeNode parents =
          document.getDocumentCatalog().getStructureTreeRoot().getParentTree();
      for (PDPage page : document.getPages()) {
        assertNothingIsOutside(page);
        assertThat(page.getCOSObject().getNameAsString("Tabs")).isEqualTo("S");
      }
      assertThat(parents.getNumbers()).hasSize(document.getNumberOfPages());
    }
  }

  private static void assertNothingIsOutside(PDPage page) throws Exception {
    int depth = 0;
    for (Object token : new PDFStreamParser(page).parse()) {
      if (token instanceof Operator operator) {
        switch (operator.getName()) {
          case "BMC", "BDC" -> assertThat(++depth).isEqualTo(1);
          case "EMC" -> assertThat(--depth).isZero();
          case "Tj", "TJ", "S", "s", "f" -> assertThat(depth).isEqualTo(1);
          default -> {}
        }
      }
    }
    assertThat(depth).isZero();
  }

  /** A board is where its digits are, upside down as well. */
  @Test
  void aPictureSaysWhereItStands() throws Exception {
    Edition turned =
        EditionSamples.loose(
            EditionSamples.entries(1),
            EditionSamples.style(1).withSolutions(Solutions.UPSIDE_DOWN));
    try (PDDocument document = tagged(turned)) {
      List<Heard> figures =
          heard(document).stream().filter(part -> part.type.equals("Figure")).toList();
      assertThat(figures).hasSize(2);
      PDRectangle puzzle = box(figures.get(0));
      PDRectangle answer = box(figures.get(1));
      assertThat(answer.getUpperRightY()).isLessThan(puzzle.getLowerLeftY());
      PDFMarkedContentExtractor extractor = new PDFMarkedContentExtractor();
      extractor.processPage(document.getPage(0));
      List<PDMarkedContent> drawn =
          extractor.getMarkedContents().stream()
              .filter(part -> part.getTag().equals("Figure"))
              .toList();
      assertThat(drawn.get(0).getContents()).allMatch(digit -> isIn(puzzle, digit));
      assertThat(drawn.get(1).getContents()).hasSize(81).allMatch(digit -> isIn(answer, digit));
    }
  }

  private static boolean isIn(PDRectangle box, Object digit) {
    TextPosition position = (TextPosition) digit;
    return box.contains(
        position.getTextMatrix().getTranslateX(), position.getTextMatrix().getTranslateY());
  }

  private static PDRectangle box(Heard figure) {
    COSBase box = figure.element.getCOSDictionary(COSName.A).getDictionaryObject(COSName.BBOX);
    float[] sides = ((COSArray) box).toFloatArray();
    return new PDRectangle(sides[0], sides[1], sides[2] - sides[0], sides[3] - sides[1]);
  }
}
