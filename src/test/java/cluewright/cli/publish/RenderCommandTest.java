package cluewright.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.cli.Run;
import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

final class RenderCommandTest {
  private static final String PUZZLE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
  private static final Puzzle CLUES = PuzzleText.read(PUZZLE);

  @TempDir Path folder;

  private static Document svg(String... options) throws Exception {
    String[] arguments = {"render", PUZZLE, "-", "--to", "svg"};
    String[] all =
        IntStream.range(0, arguments.length + options.length)
            .mapToObj(i -> i < arguments.length ? arguments[i] : options[i - arguments.length])
            .toArray(String[]::new);
    Run run = Run.of(all);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(run.out().getBytes(StandardCharsets.UTF_8)));
  }

  /** The texts of a kind, one after the other. */
  private static String texts(Document svg, String kind) {
    NodeList groups = svg.getElementsByTagName("g");
    return IntStream.range(0, groups.getLength())
        .mapToObj(groups::item)
        .map(Element.class::cast)
        .filter(group -> group.getAttribute("class").equals(kind))
        .map(group -> group.getTextContent().replaceAll("\\s", ""))
        .findFirst()
        .orElse("");
  }

  @Test
  void anSvgHoldsTheCluesInTheirOrder() throws Exception {
    Document svg = svg();
    assertThat(texts(svg, "clue")).isEqualTo(PUZZLE.replace(".", ""));
    assertThat(texts(svg, "found") + texts(svg, "candidate") + texts(svg, "label")).isEmpty();
    assertThat(svg.getDocumentElement().getAttribute("width")).isEqualTo("90mm");
    assertThat(svg.getElementsByTagName("path").getLength()).isEqualTo(3);
  }

  @Test
  void aProjectIsDrawnWithItsOwnCharacters() throws Exception {
    Path file = folder.resolve("word.cluewright");
    Project project =
        Project.of(
            cluewright.document.Document.untitled(CLUES.mask(), StrategySet.parse("NHL"))
                .withPuzzle(CLUES)
                .withDigitSet(DigitSet.own(CLUES.board(), "WIZARDSON")));
    ProjectFile.write(file, project, puzzle -> Optional.empty());
    Run run = Run.of("render", file.toString(), "-", "--to", "svg");
    assertThat(run.out()).contains(">I</").doesNotContain(">1</", ">2</");
    assertThat(Run.of("convert", file.toString(), "-", "--to", "sdm").out().strip())
        .isEqualTo(PUZZLE.replace('.', '0'));
  }

  @Test
  void solutionCandidatesAndCoordinatesComeOnDemand() throws Exception {
    assertThat(texts(svg("--solution"), "found")).hasSize(81 - CLUES.mask().size());
    Document whole = svg("--candidates", "--coordinates", "--width", "2in");
    assertThat(texts(whole, "candidate")).contains("89").hasSizeGreaterThan(81);
    assertThat(texts(whole, "label")).isEqualTo("123456789123456789");
    assertThat(whole.getDocumentElement().getAttribute("width")).isEqualTo("50.8mm");
  }

  @Test
  void aStepIsDrawnWithWhatItDoesAndWhy() throws Exception {
    Document step = svg("--step", "1", "--candidates", "--strategies", "NHL");
    assertThat(texts(step, "new")).hasSize(1);
    assertThat(texts(step, "candidate")).isNotEmpty();
    Document plain = svg("--step", "1", "--no-evidence");
    assertThat(texts(plain, "new")).isEmpty();
    assertThat(texts(plain, "found")).hasSize(1);
    assertThat(texts(svg("--step", "0"), "found")).isEmpty();
  }

  @Test
  void theSolutionStandsPaleBehindAStepAndCandidates() throws Exception {
    int open = 81 - CLUES.mask().size();
    Document step = svg("--step", "1", "--solution", "--candidates", "--coordinates");
    assertThat(texts(step, "pale")).hasSize(open - 1);
    assertThat(texts(step, "label")).isNotEmpty();
    assertThat(texts(svg("--solution", "--candidates"), "pale")).hasSize(open);
  }

  @Test
  void aStepBeyondTheEndIsToldHowManyThereAre() {
    Run run = Run.of("render", PUZZLE, "-", "--to", "svg", "--step", "99");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).containsPattern("after \\d+ steps; give 0 to \\d+");
    refused("is out of range", "render", PUZZLE, "-", "--to", "svg", "--step", "-1");
    Run none = Run.of("render", "11" + ".".repeat(79), "-", "--to", "svg", "--step", "1");
    assertThat(none.err()).contains("no solution after 0 steps; give 0 to 0");
  }

  @Test
  void aPositionIsDrawnAsFarAsItIsSolved() throws Exception {
    Run sdk = Run.of("convert", PUZZLE, "--to", "hodoku");
    String placed = sdk.out().replaceFirst("2\\.\\.1", "2+7.1");
    Run run = Run.reading(placed, "render", "-", "-", "--to", "svg");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsOnlyOnce("class=\"found\"");
  }

  @Test
  void aPngHasItsSizeItsResolutionAndInkInTheClueCellsAlone() throws IOException {
    File file = folder.resolve("puzzle.png").toFile();
    Run run = Run.of("render", PUZZLE, file.toString(), "--width", "60mm", "--dpi", "254");
    assertThat(run.err()).isEmpty();
    BufferedImage image = ImageIO.read(file);
    assertThat(image.getWidth()).isEqualTo(600);
    assertThat(image.getHeight()).isEqualTo(600);
    for (int cell = 0; cell < 81; cell++) {
      assertThat(isInked(image, cell)).as("cell %d", cell).isEqualTo(CLUES.digit(cell) != 0);
    }
    assertThat(pixelsAMetre(file)).isEqualTo(10_000);
  }

  /** True if something dark is in the middle of a cell. */
  private static boolean isInked(BufferedImage image, int cell) {
    double side = image.getWidth() / 9.06;
    int row = cell / 9;
    Rectangle middle =
        new Rectangle(
            (int) (side * (cell % 9 + 0.25)),
            (int) (side * (row + 0.25)),
            (int) (side / 2),
            (int) (side / 2));
    return IntStream.range(middle.x, middle.x + middle.width)
        .anyMatch(
            x ->
                IntStream.range(middle.y, middle.y + middle.height)
                    .anyMatch(y -> (image.getRGB(x, y) & 0xff) < 64));
  }

  private static int pixelsAMetre(File file) throws IOException {
    try (ImageInputStream in = ImageIO.createImageInputStream(file)) {
      ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
      reader.setInput(in);
      IIOMetadata metadata = reader.getImageMetadata(0);
      IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree("javax_imageio_png_1.0");
      Element size = (Element) root.getElementsByTagName("pHYs").item(0);
      assertThat(size.getAttribute("unitSpecifier")).isEqualTo("meter");
      return Integer.parseInt(size.getAttribute("pixelsPerUnitXAxis"));
    }
  }

  @Test
  void aMaskHasTintedCellsAndQuestionMarksForOpenValues() throws IOException {
    Path open =
        Files.writeString(
            folder.resolve("open.json"),
            """
            {"cluewright-puzzles": 1, "puzzles": [
              {"board": "4x4+cage?=r1c1r1c2", "mask": "..x............."}]}
            """);

    String shape = Run.of("render", "x..x............", "-", "--to", "svg").out();
    String skeleton = Run.of("render", open.toString(), "-", "--to", "svg").out();

    assertThat(shape).contains("class=\"placed\"").doesNotContain("?</text>");
    assertThat(skeleton).contains("class=\"placed\"", "?</text>");
    assertThat(Run.of("render", "heart", folder.resolve("heart.png").toString()).code()).isZero();
  }

  @Test
  void whatCannotBeDrawnIsRefusedInOneSentenceAndCostsNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("kept.png"), "mine");
    refused(
        "does not end in .svg, .png, .tiff, .pdf, .eps or .gif", "render", PUZZLE, "puzzle.jpg");
    refused("is not a size", "render", PUZZLE, file.toString(), "--width", "3");
    refused("out of range", "render", PUZZLE, file.toString(), "--width", "99999px");
    refused("out of range", "render", PUZZLE, file.toString(), "--dpi", "1");
    refused("more than one solution", "render", ".".repeat(81), file.toString(), "--solution");
    refused("no solution", "render", "11" + ".".repeat(79), file.toString(), "--solution");
    String two = PUZZLE + "\n" + PUZZLE + "\n";
    Run run = Run.reading(two, "render", "-", file.toString());
    assertThat(run.err())
        .contains("contains 2 puzzles, but a picture shows one: choose it with --only");
    refused("a mask has no digits", "render", "heart", file.toString(), "--solution");
    refused("a mask has no digits", "render", "x..x............", file.toString(), "--step", "1");
    refused("--only is 3, but", "render", PUZZLE, file.toString(), "--only", "3");
    assertThat(Run.reading(two, "render", "-", "-", "--to", "svg", "--only", "2").code()).isZero();
    assertThat(file).hasContent("mine");
  }

  private static void refused(String words, String... arguments) {
    Run run = Run.of(arguments);
    assertThat(run.err()).startsWith("cluewright: ").hasLineCount(1).contains(words);
    assertThat(run.code()).isEqualTo(2);
  }

  private Path rendered(String name, String... options) {
    Path file = folder.resolve(name);
    String[] all =
        Stream.concat(Stream.of("render", PUZZLE, file.toString()), Stream.of(options))
            .toArray(String[]::new);
    Run run = Run.of(all);
    assertThat(run.code()).as(run.err()).isIn(0, 10); // On another board it may have no solution.
    return file;
  }

  @Test
  void aPdfForALayoutProgramIsAsLargeAsThePictureAndNeedsNoFont() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(rendered("a.pdf", "--width", "60mm").toFile())) {
      PDPage page = pdf.getPage(0);
      assertThat((double) page.getTrimBox().getWidth()).isCloseTo(60 * 72 / 25.4, within(0.01));
      assertThat(page.getResources().getFontNames()).isEmpty();
      String content = new String(page.getContents().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(content).doesNotContain(" rg", " RG", " cs", " k\n").contains("0 g");
    }
    try (PDDocument pdf = Loader.loadPDF(rendered("b.pdf", "--digits", "font").toFile())) {
      assertThat(new PDFTextStripper().getText(pdf).replaceAll("\\s", ""))
          .isEqualTo(PUZZLE.replace(".", ""));
    }
  }

  @Test
  void anEpsSaysItsSizeAndHasBlackOnOnePlate() throws IOException {
    String eps = Files.readString(rendered("a.eps", "--width", "72pt"));
    assertThat(eps)
        .startsWith("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 72 72\n")
        .contains("%%HiResBoundingBox: 0 0 72 72\n", "%%LanguageLevel: 2\n", "0 g ")
        .endsWith("%%EOF\n");
    assertThat(eps.lines().filter(line -> line.endsWith(" k "))).isEmpty();
    assertThat(eps).matches("[\\x20-\\x7e\n]+");
    refused("eps has outlines always", "render", PUZZLE, "a.eps", "--digits", "font");
  }

  @Test
  void aTiffHasItsResolutionAndOnlyTheInksAskedFor() throws IOException {
    TIFFDirectory grey = tiff(rendered("grey.tiff", "--dpi", "600"));
    assertThat(grey.getTIFFField(BaselineTIFFTagSet.TAG_X_RESOLUTION).getAsRational(0))
        .containsExactly(600, 1);
    assertThat(grey.getTIFFField(BaselineTIFFTagSet.TAG_BITS_PER_SAMPLE).getAsInt(0)).isEqualTo(8);
    TIFFDirectory black = tiff(rendered("black.tif", "--ink", "black", "--dpi", "1200"));
    assertThat(black.getTIFFField(BaselineTIFFTagSet.TAG_COMPRESSION).getAsInt(0)).isEqualTo(4);
    BufferedImage png = ImageIO.read(rendered("black.png", "--ink", "black").toFile());
    assertThat(png.getColorModel().getPixelSize()).isEqualTo(1);
  }

  /** Each line between cells is at least one black pixel, all along. */
  @Test
  void noLineIsLostInBlackAlone() throws IOException {
    BufferedImage png =
        ImageIO.read(
            rendered("thin.png", "--ink", "black", "--width", "100px", "--dpi", "72").toFile());
    int middle = png.getHeight() / 18;
    int lines = 0;
    for (int x = 1; x < png.getWidth(); x++) {
      boolean isLine = true;
      for (int y = 0; y < png.getHeight(); y++) {
        isLine &= (png.getRGB(x, y) & 0xff) == 0 || y == 0 || y > png.getHeight() - 2;
      }
      lines += isLine && (png.getRGB(x - 1, middle) & 0xff) != 0 ? 1 : 0;
    }
    assertThat(lines).isBetween(9, 10);
  }

  /** At 1200 dots, half a point is eight pixels, and the lines of boxes are three times that. */
  @Test
  void linesInGreyAndBlackAreAsStrongAsInAPdf() throws IOException {
    for (String ink : List.of("grey", "black")) {
      Path file = rendered("lines.png", "--ink", ink, "--width", "90mm", "--dpi", "1200");
      BufferedImage png = ImageIO.read(file.toFile());
      int cell = png.getWidth() / 9;
      int row = cell / 8;
      assertThat(darkAlong(png, row, cell)).as(ink).isBetween(8, 10);
      assertThat(darkAlong(png, row, 3 * cell)).as(ink).isBetween(24, 40);
    }
  }

  /** The black pixels of a row of pixels near a place. */
  private static int darkAlong(BufferedImage image, int row, int place) {
    return (int)
        IntStream.range(place - 60, place + 60)
            .filter(x -> (image.getRGB(x, row) & 0xff) < 64)
            .count();
  }

  /** In black alone, the windows of a windoku are dots: without them it were another puzzle. */
  @Test
  void groundsAreNotLostInBlackAlone() throws IOException {
    Path file = rendered("w.png", "--ink", "black", "--dpi", "300", "--board", "9x9+windoku");
    BufferedImage png = ImageIO.read(file.toFile());
    int cell = png.getWidth() / 9;
    assertThat(darkIn(png, cell + cell / 8, cell + cell / 8, cell / 8)).isPositive();
    assertThat(darkIn(png, cell / 8, cell + cell / 8, cell / 8)).isZero();
  }

  private static long darkIn(BufferedImage image, int left, int top, int side) {
    return IntStream.range(0, side * side)
        .filter(i -> (image.getRGB(left + i % side, top + i / side) & 0xff) == 0)
        .count();
  }

  private static TIFFDirectory tiff(Path file) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("tiff").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      return TIFFDirectory.createFromMetadata(reader.getImageMetadata(0));
    } finally {
      reader.dispose();
    }
  }

  @Test
  void outlinesInAnSvgNeedNoFont() throws Exception {
    Document svg = svg("--digits", "outlines");
    assertThat(svg.getElementsByTagName("text").getLength()).isZero();
    assertThat(texts(svg, "clue")).isEmpty();
  }

  @Test
  void theRulesOfAnSvgAreForItAlone() throws Exception {
    Document svg = svg();
    String id = svg.getDocumentElement().getAttribute("id");
    assertThat(svg.getElementsByTagName("style").item(0).getTextContent().strip().lines())
        .allMatch(rule -> rule.startsWith("#" + id + " "));
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Sudoku 9x9, 36 clues");
    Element first = (Element) svg.getElementsByTagName("text").item(0);
    assertThat(first.getAttribute("class")).isEqualTo("r1c1");
  }

  private Run series(String text, String... options) throws IOException {
    Path in = Files.writeString(folder.resolve("week.txt"), text);
    String[] all =
        Stream.concat(
                Stream.of("render", in.toString(), folder.resolve("out").toString()),
                Stream.of(options))
            .toArray(String[]::new);
    return Run.of(all);
  }

  @Test
  void aWeekOfDailiesHasFilesByDateWithSolutionsAndCaptions() throws IOException {
    Run run =
        series(
            (PUZZLE + "\n").repeat(7),
            "--daily=2026-12-28",
            "--name={date}-{weekday}-{level}",
            "--to=svg",
            "--with-solution",
            "--with-caption",
            "--language=de");
    assertThat(run.code()).as(run.err()).isZero();
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .hasSize(21)
          .contains(
              "2026-12-28-montag-easy.svg",
              "2026-12-31-donnerstag-easy-solution.svg",
              "2027-01-03-sonntag-easy.txt");
    }
    assertThat(Files.readString(folder.resolve("out/2027-01-03-sonntag-easy.txt")))
        .isEqualTo("Sonntag, 3. Januar 2027\nLeicht\n36 Vorgaben\n");
  }

  @Test
  void aSeriesThatCannotBeWrittenLeavesNothing() throws IOException {
    String two = PUZZLE + "\n" + PUZZLE + "\n";
    assertThat(series(two, "--name={level}", "--to=svg").err())
        .contains("puzzles 1 and 2 would both be written to easy");
    assertThat(series(two, "--name={date}", "--to=svg").err()).contains("need --daily");
    assertThat(series(two, "--name=a/{number}", "--to=svg").err()).contains("no folders");
    assertThat(series(two, "--daily=tomorrow", "--to=svg").err()).contains("is no date");
    assertThat(
            series(PUZZLE + "\n" + ".".repeat(81), "--name={number}", "--to=svg", "--with-solution")
                .err())
        .contains("puzzle 2");
    assertThat(Run.of("render", PUZZLE, "a.svg", "--with-caption").err())
        .contains("need --daily or --name");
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void aSeriesReplacesFilesAndLeavesNoOthers() throws IOException {
    Files.createDirectories(folder.resolve("out"));
    Files.writeString(folder.resolve("out/sudoku-1.svg"), "old");
    Files.writeString(folder.resolve("out/mine.txt"), "mine");
    assertThat(series(PUZZLE + "\n" + PUZZLE + "\n", "--name=sudoku-{number}", "--to=svg").code())
        .isZero();
    assertThat(Files.readString(folder.resolve("out/sudoku-1.svg"))).startsWith("<svg");
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("mine.txt", "sudoku-1.svg", "sudoku-2.svg");
    }
  }

  @Test
  void thePictureOfATitledPuzzleHasItsTitle() throws IOException {
    for (String title : List.of("Kite (2) \\", "Größe", "凧")) {
      Path json = folder.resolve("titled.json");
      Item item = Item.of(PuzzleText.read(PUZZLE));
      Metadata about = new Metadata(title, "", "", "", "", "", "");
      Files.writeString(json, Formats.named("json").orElseThrow().write(List.of(item.with(about))));
      Path eps = folder.resolve("titled.eps");
      Run run = Run.of("render", json.toString(), eps.toString());
      assertThat(run.code()).as(run.err()).isZero();
      String line =
          Files.readString(eps)
              .lines()
              .filter(each -> each.startsWith("%%Title: "))
              .findFirst()
              .get();
      assertThat(line)
          .isEqualTo(
              title.startsWith("Kite")
                  ? "%%Title: (Kite \\(2\\) \\\\)"
                  : title.equals("凧")
                      ? "%%Title: (\\376\\377\\121\\347)"
                      : "%%Title: (\\376\\377\\000G".replace("G", "\\107")
                          + "\\000\\162\\000\\366\\000\\337\\000\\145)");
      Path pdf = folder.resolve("titled.pdf");
      assertThat(Run.of("render", json.toString(), pdf.toString()).code()).isZero();
      try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
        assertThat(document.getDocumentInformation().getTitle()).isEqualTo(title);
      }
    }
  }

  @InTurn
  @Test
  void aGifShowsAllStepsEachWithItsCaption() throws IOException {
    Path file = rendered("steps.gif", "--width", "300px", "--pause", "2s");
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      int steps = 81 - 36;
      assertThat(reader.getNumImages(true)).isEqualTo(steps + 1);
      BufferedImage first = reader.read(0);
      BufferedImage second = reader.read(1);
      assertThat(first.getWidth()).isEqualTo(300);
      assertThat(first.getHeight()).isGreaterThan(310).isEqualTo(second.getHeight());
      assertThat(inked(first)).isZero();
      assertThat(inked(second)).isGreaterThan(100);
    } finally {
      reader.dispose();
    }
    refused("at most 2,000 pixels wide", "render", PUZZLE, "a.gif", "--width", "3000px");
    refused("leave out --step", "render", PUZZLE, "a.gif", "--width", "300px", "--step", "2");
  }

  /** The dark pixels below the board. */
  private static long inked(BufferedImage image) {
    return IntStream.range(305, image.getHeight())
        .mapToLong(
            y ->
                IntStream.range(0, image.getWidth())
                    .filter(x -> (image.getRGB(x, y) & 0xff) < 128)
                    .count())
        .sum();
  }
}
