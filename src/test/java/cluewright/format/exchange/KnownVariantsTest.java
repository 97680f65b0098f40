package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.InTurn;
import cluewright.format.BoardKinds;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.link.FPuzzlesLink;
import cluewright.format.exchange.link.PenpaLink;
import cluewright.format.exchange.link.SudokuMakerLink;
import cluewright.format.exchange.link.SudokuPadLink;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.book.EditionPdf;
import cluewright.print.book.EditionSamples;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.SvgPicture;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Published puzzles of many kinds go through the formats, are solved, drawn and printed. */
final class KnownVariantsTest {
  private static final Set<String> SLOW =
      Set.of("I want to break free", "A kind of magic", "16x16: Windoku", "Hard renban 2");

  static List<IssPuzzle> all() {
    return IssPuzzle.all();
  }

  @Test
  void thereAreMany() {
    assertThat(all()).hasSizeGreaterThan(20);
  }

  /** Of some that take minutes to count, the counter is given a part of the solution. */
  @InTurn
  @ParameterizedTest
  @MethodSource("all")
  void hasTheSolutionThatWasPublishedAndNoOther(IssPuzzle known) {
    hasOneSolution(known);
  }

  private static void hasOneSolution(IssPuzzle known) {
    Puzzle clues = SLOW.contains(known.name()) ? known.withEverySixthDigit() : known.clues();
    assertThat(new SolutionCounter(clues.board()).solutions(clues, 2))
        .as(known.name())
        .containsExactly(known.solution());
  }

  private static final Set<Kind> LINES = Set.of(Kinds.RENBAN, Kinds.PALINDROME, Kinds.WHISPERS);

  private static List<IssPuzzle> withLines() throws IOException {
    assumeTrue(Files.exists(IssPuzzle.MORE), "no " + IssPuzzle.MORE);
    return IssPuzzle.more(LINES);
  }

  @InTurn
  @Test
  void puzzlesWithLinesHaveTheSolutionThatWasPublishedAndNoOther() throws IOException {
    List<IssPuzzle> puzzles = withLines();

    assertThat(puzzles)
        .extracting(IssPuzzle::name)
        .containsExactlyInAnyOrder(
            "Doggo Experiment #8",
            "Elementary",
            "Hard renban 2",
            "Sudoku Variants Series (013) - Palindrome Sudoku");
    puzzles.forEach(KnownVariantsTest::hasOneSolution);
  }

  @InTurn
  @Test
  void puzzlesWithLinesGoThroughFPuzzlesAndJson() throws IOException {
    for (IssPuzzle known : withLines()) {
      Item item = Item.of(known.clues()).with(Metadata.of(known.name(), "Ann"));
      for (Format format : List.of(new FPuzzlesLink(), Formats.named("json").orElseThrow())) {
        assertThat(format.refusal(List.of(item))).isEmpty();
        assertThat(Formats.read(format.write(List.of(item)))).containsExactly(item);
      }
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("all")
  void goesThroughLinksAndJson(IssPuzzle known) {
    Item item = Item.of(known.clues()).with(Metadata.of(known.name(), "Ann"));
    for (Format format :
        List.of(
            new FPuzzlesLink(),
            new SudokuPadLink(),
            new PenpaLink(),
            known.clues().board().drawn().stream()
                    .anyMatch(relation -> relation.kind() == Kinds.LESS)
                ? new PenpaLink()
                : new SudokuMakerLink(),
            Formats.named("json").orElseThrow())) {
      assertThat(format.refusal(List.of(item))).isEmpty();
      assertThat(Formats.read(format.write(List.of(item)))).containsExactly(item);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void isDrawn(IssPuzzle known) throws IOException {
    PuzzlePicture picture =
        PuzzlePicture.of(known.clues(), Optional.empty(), Set.of(PuzzlePicture.Extra.CANDIDATES));
    assertThat(SvgPicture.of(picture, 90)).contains("</svg>");
  }

  @Test
  void allArePrintedWithTheirSolutions() throws IOException {
    List<Entry> entries =
        all().stream()
            .map(
                known ->
                    new Entry(
                        known.name(),
                        "Ann",
                        "",
                        known.clues(),
                        new Answer(Optional.of(known.solution()), Solutions.ONE),
                        Optional.empty(),
                        Optional.empty()))
            .toList();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Edition edition = EditionSamples.loose(entries, Style.alone(Paper.A4));
    assertThat(EditionPdf.write(out, edition, (pages, of) -> {})).isEmpty();
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      String text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
      for (IssPuzzle known : all()) {
        String rules = BoardKinds.rules(known.clues().board()).in(Locale.ENGLISH);
        assertThat(text).contains(known.name()).contains(rules);
      }
    }
  }

  /** The link that f-puzzles itself made of one of these. */
  @Test
  void theLinkOfASetterIsTheSamePuzzle() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("bicycle-race-link.txt")) {
      String link = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      IssPuzzle known =
          all().stream()
              .filter(each -> each.name().equals("Bicycle race"))
              .findFirst()
              .orElseThrow();
      Item item = Formats.read(link).get(0);
      assertThat(item.content().board()).isEqualTo(known.clues().board());
      assertThat(item.about().author()).isEqualTo("Philip Newman");
    }
  }
}
