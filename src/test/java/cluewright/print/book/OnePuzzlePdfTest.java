package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.Decoration;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class OnePuzzlePdfTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("page.pdf");
  }

  static Stream<Board> boards() {
    return ContractBoards.ALL.stream();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boards")
  void thePuzzlePageHasTheCluesAndNoOtherDigit(Board board) throws IOException {
    Puzzle puzzle = diagonal(board);
    write(page("", "", puzzle, Optional.empty(), Paper.A4));

    try (PDDocument document = open()) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      if (!Boards.isClassic(board)) {
        String rules = BoardKinds.rules(board).in(Locale.ENGLISH);
        assertThat(text(document, 1).replaceAll("\\s+", " ")).contains(rules.replace('\'', '’'));
        return;
      }
      String clues = puzzle.line().replace(".", "");
      String printed = digits(document, 1, board.digits() + " clues");
      if (board.layout().leastValue() == 1) {
        assertThat(printed).isEqualTo(clues);
      } else {
        assertThat(printed).startsWith(clues + "·Digits:0123");
      }
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boards")
  void theSolutionPageHasEveryDigit(Board board) throws IOException {
    Puzzle puzzle = diagonal(board);
    Puzzle solution = solution(puzzle);
    write(page("", "", puzzle, Optional.of(solution), Paper.A4));

    try (PDDocument document = open()) {
      assertThat(document.getNumberOfPages()).isEqualTo(2);
      assertThat(text(document, 2)).startsWith("Solution");
      String letters = "Solution|[XV]"; // These stand between cells.
      assertThat(text(document, 2).replaceAll(letters + "|\\s", "")).isEqualTo(solution.line());
    }
  }

  @InTurn
  @ParameterizedTest
  @FieldSource("cluewright.print.Paper#KNOWN")
  void thePagesHaveTheSizeOfThePaper(Paper paper) throws IOException {
    Puzzle puzzle = diagonal(Boards.FOUR);
    write(page("T", "A", puzzle, Optional.of(solution(puzzle)), paper));

    try (PDDocument document = open()) {
      for (PDPage page : document.getPages()) {
        PDRectangle size = page.getMediaBox();
        assertThat((double) size.getWidth()).isCloseTo(paper.width(), within(0.01));
        assertThat((double) size.getHeight()).isCloseTo(paper.height(), within(0.01));
      }
    }
  }

  @Test
  void titleAuthorAndNoteArePrintedAndDescribeTheDocument() throws IOException {
    write(
        page(
            "Heart of the matter",
            "Łukasz Жанна Ντίνα Nguyễn",
            diagonal(Boards.NINE),
            Optional.empty(),
            Paper.LETTER,
            "Hidden single"));

    try (PDDocument document = open()) {
      assertThat(text(document, 1))
          .startsWith("Heart of the matter\nŁukasz Жанна Ντίνα Nguyễn\n")
          .endsWith("\n9 clues · Hidden single\n");
      PDDocumentInformation information = document.getDocumentInformation();
      assertThat(information.getTitle()).isEqualTo("Heart of the matter");
      assertThat(information.getAuthor()).isEqualTo("Łukasz Жанна Ντίνα Nguyễn");
      assertThat(information.getProducer()).isEqualTo("Cluewright");
    }
  }

  @Test
  void everyFontIsAnEmbeddedSubset() throws IOException {
    Puzzle puzzle = diagonal(Boards.SIX);
    write(page("Title", "Author", puzzle, Optional.of(solution(puzzle)), Paper.A4));

    try (PDDocument document = open()) {
      List<PDFont> fonts = fonts(document);
      assertThat(fonts).hasSizeGreaterThanOrEqualTo(4);
      assertThat(fonts).allMatch(PDFont::isEmbedded);
      assertThat(fonts).allMatch(font -> font.getName().matches("[A-Z]{6}\\+Inter-\\w+"));
    }
    assertThat(Files.size(file)).isLessThan(60_000);
  }

  @Test
  void aTitleOfTenThousandWordsIsCut() throws IOException {
    String title = "word ".repeat(Tries.of(10_000));
    write(page(title, "", diagonal(Boards.FOUR), Optional.empty(), Paper.A4));

    try (PDDocument document = open()) {
      assertThat(text(document, 1).lines().limit(3)).allMatch(line -> line.startsWith("word word"));
      assertThat(text(document, 1).lines().skip(2).findFirst().orElseThrow()).endsWith("…");
    }
  }

  @Test
  void aCharacterThatTheFontLacksIsRefusedByName() throws IOException {
    Files.writeString(file, "old");

    assertThatThrownBy(
            () -> write(page("My 스도", "", diagonal(Boards.FOUR), Optional.empty(), Paper.A4)))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "Cannot print the title: the font Inter has no 스 (U+C2A4), 도 (U+B3C4); please"
                + " use other characters.");
    assertThat(file).hasContent("old");
  }

  @Test
  void aJapaneseTitleIsSetInTheSameEmbeddedSubset() throws IOException {
    String title = "ハートの数独、蜻蛉と麒麟";
    write(page(title, "山田 花子", diagonal(Boards.NINE), Optional.empty(), Paper.A4));

    try (PDDocument document = open()) {
      assertThat(text(document, 1)).startsWith(title + "\n山田 花子\n");
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo(title);
      assertThat(fonts(document)).allMatch(PDFont::isEmbedded);
    }
    assertThat(Files.size(file)).isLessThan(60_000);
  }

  @Test
  void aLongJapaneseTitleBreaksWhereNoLineBeginsWithAStop() throws IOException {
    String title = "心の形をした数独の問題、".repeat(6);
    write(page(title, "", diagonal(Boards.NINE), Optional.empty(), Paper.A4));

    try (PDDocument document = open()) {
      List<String> lines = text(document, 1).lines().limit(3).toList();
      assertThat(String.join("", lines)).startsWith(title);
      assertThat(lines).noneMatch(line -> line.startsWith("、"));
    }
  }

  @Test
  void lineBreaksAndInvisibleCharactersInATitleDoNotMatter() throws IOException {
    String title = " Two\n\tlines\u200b, e\u0301 ";
    write(page(title, "", diagonal(Boards.FOUR), Optional.empty(), Paper.A4));

    try (PDDocument document = open()) {
      assertThat(text(document, 1)).startsWith("Two lines, é\n");
    }
  }

  @Test
  void aMissingFolderIsNamed() {
    Path lost = folder.resolve("nowhere").resolve("page.pdf");

    assertThatThrownBy(() -> EditionPdf.write(lost, plain(), (pages, of) -> {}))
        .isInstanceOf(IOException.class)
        .hasMessage("Cannot write " + lost + ": the folder does not exist.");
  }

  @Test
  void anExistingFileIsReplacedAndNothingElseIsLeft() throws IOException {
    Files.writeString(file, "old");

    write(plain());

    try (PDDocument document = open();
        Stream<Path> files = Files.list(folder)) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aSolutionOfAnotherPuzzleIsRefused() {
    Puzzle puzzle = diagonal(Boards.FOUR);
    int[] wrong = new int[16];
    Arrays.fill(wrong, 1);

    assertThatThrownBy(
            () -> page("", "", puzzle, Optional.of(new Puzzle(Boards.FOUR, wrong)), Paper.A4))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void charactersInThePlaceOfDigitsArePrintedOrRefusedByName() throws IOException {
    Puzzle puzzle = diagonal(Boards.FOUR);
    write(written(puzzle, DigitSet.own(Boards.FOUR, "W☼一Ж")));
    try (PDDocument document = Loader.loadPDF(file.toFile())) {
      String expected =
          puzzle.mask().clues().stream()
              .mapToObj(cell -> "W☼一Ж".substring(puzzle.digit(cell) - 1, puzzle.digit(cell)))
              .collect(Collectors.joining());
      assertThat(text(document, 1).replaceAll("\\s", ""))
          .isEqualTo(expected + "4clues·Characters:W☼一Ж.");
    }
    assertThatThrownBy(() -> write(written(puzzle, DigitSet.own(Boards.FOUR, "WI가Z"))))
        .isInstanceOf(IOException.class)
        .hasMessage(
            "Cannot print the digits: the font Inter has no 가 (U+AC00); please use other"
                + " characters.");
  }

  private static Edition written(Puzzle puzzle, DigitSet digits) {
    Entry entry =
        new Entry(
            "",
            "",
            "",
            puzzle,
            Answer.UNKNOWN,
            Optional.empty(),
            Optional.empty(),
            digits,
            Optional.empty());
    return EditionSamples.loose(List.of(entry), Style.alone(Paper.A4));
  }

  private static final String WORDS =
      "Es gelten die üblichen Regeln.\n\nGrüne Striche:\n• größer als 5\n"
          + "A long sentence of the setter. ".repeat(30)
          + "End.";

  @Test
  void theRulesOfASetterKeepTheirLinesAndAreWhole() throws IOException {
    write(page("", "", diagonal(Boards.FOUR), Optional.empty(), Paper.of("a5"), WORDS));
    try (PDDocument document = open()) {
      assertThat(text(document, 1))
          .contains("\nEs gelten die üblichen Regeln.\nGrüne Striche:\n• größer als 5\nA long")
          .contains("End.");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void wordsAboutDecorationArePrintedWithoutBeingAskedFor(boolean isDecorated) throws IOException {
    Decoration line =
        new Decoration(
            List.of(new Stroke(List.of(new Place(0, 0), new Place(2, 2)), "red", 0.1, 0)),
            List.of(),
            List.of(),
            List.of());
    Puzzle plain = diagonal(Boards.FOUR);
    Board board = isDecorated ? Boards.FOUR.decorated(line) : Boards.FOUR;
    Edition asked =
        page(
            "",
            "",
            new Puzzle(board, plain.line().chars().map(each -> Math.max(0, each - 48)).toArray()),
            Optional.empty(),
            Paper.A4,
            "Red is odd.");
    write(
        EditionSamples.loose(asked.entries(), asked.style().withDetails(Style.DETAILS_OF_SEVERAL)));
    try (PDDocument document = open()) {
      assertThat(text(document, 1).contains("Red is odd.")).isEqualTo(isDecorated);
    }
  }

  @Test
  void aPuzzleUnderFogIsPrintedWithoutIt() throws IOException {
    Decoration fog = new Decoration(List.of(), List.of(), List.of(), List.of(0));
    Puzzle plain = diagonal(Boards.FOUR);
    int[] digits = plain.line().chars().map(each -> Math.max(0, each - '0')).toArray();
    Puzzle fogged = new Puzzle(Boards.FOUR.decorated(fog), digits);
    write(page("", "", fogged, Optional.empty(), Paper.A4, "Mind."));
    try (PDDocument document = open()) {
      assertThat(text(document, 1)).contains("fog that lifts").contains("Mind.");
      assertThat(whiteShare(new PDFRenderer(document).renderImage(0))).isGreaterThan(0.9);
    }
  }

  private static double whiteShare(BufferedImage page) {
    int[] pixels = page.getRGB(0, 0, page.getWidth(), page.getHeight(), null, 0, page.getWidth());
    return Arrays.stream(pixels).filter(pixel -> (pixel & 0xff) > 250).count()
        / (double) pixels.length;
  }

  private void write(Edition edition) throws IOException {
    EditionPdf.write(file, edition, (pages, of) -> {});
  }

  private static Edition page(
      String title, String author, Puzzle puzzle, Optional<Puzzle> solution, Paper paper) {
    return page(title, author, puzzle, solution, paper, "");
  }

  private static Edition page(
      String title,
      String author,
      Puzzle puzzle,
      Optional<Puzzle> solution,
      Paper paper,
      String notes) {
    Entry entry =
        new Entry(
            title, author, notes, puzzle, answer(solution), Optional.empty(), Optional.empty());
    return EditionSamples.loose(List.of(entry), Style.alone(paper));
  }

  private static Edition plain() {
    return page("", "", diagonal(Boards.FOUR), Optional.empty(), Paper.A4);
  }

  /** A solvable puzzle whose clues are the diagonal of a solution. */
  private static Puzzle diagonal(Board board) {
    Puzzle solution = solution(new Puzzle(board, new int[board.cells()]));
    int[] digits = new int[board.cells()];
    for (int i = 0; board.has(i, i); i++) {
      digits[board.cell(i, i)] = solution.digit(board.cell(i, i));
    }
    return new Puzzle(board, digits);
  }

  private static Puzzle solution(Puzzle puzzle) {
    return new SolutionCounter(puzzle.board()).solutions(puzzle, 1).get(0);
  }

  private PDDocument open() throws IOException {
    return Loader.loadPDF(file.toFile());
  }

  private static String text(PDDocument document, int page) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setLineSeparator("\n");
    stripper.setStartPage(page);
    stripper.setEndPage(page);
    return stripper.getText(document);
  }

  /** The text of a page, row by row, without spaces and {@code other} words. */
  private static String digits(PDDocument document, int page, String other) throws IOException {
    return text(document, page).replace(other, "").replaceAll("\\s", "");
  }

  private static List<PDFont> fonts(PDDocument document) throws IOException {
    List<PDFont> fonts = new ArrayList<>();
    for (PDPage page : document.getPages()) {
      for (COSName name : page.getResources().getFontNames()) {
        fonts.add(page.getResources().getFont(name));
      }
    }
    return fonts;
  }

  private static Answer answer(Optional<Puzzle> solution) {
    return solution.map(Answer::of).orElse(Answer.UNKNOWN);
  }
}
