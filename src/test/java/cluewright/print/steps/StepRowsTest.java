package cluewright.print.steps;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.print.Area;
import cluewright.print.Colours;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.block.Block;
import cluewright.print.block.Flow;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.PdfCanvas;
import cluewright.print.canvas.Typeface;
import cluewright.print.image.PuzzlePicture;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.replay.guess.Guess;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.single.HiddenSingle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

final class StepRowsTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "900160200000009508001050906000687002000020000200391000506070800809500000007018004");
  private static final SolvingPath PATH = new Replay(PUZZLE.board(), Catalogue.all()).human(PUZZLE);
  private static final Area BODY = new Area(0, 0, 490, 690);

  private static StepRows rows(Locale language, Typeface typeface, DigitSet digits) {
    return rows(PATH, Style.USUAL, language, typeface, digits);
  }

  private static StepRows rows(
      SolvingPath path, Style style, Locale language, Typeface typeface, DigitSet digits) {
    return new StepRows(path, BODY, 0, new Typesetting(style, language, typeface), digits);
  }

  private static String printed(Locale language) throws IOException {
    return printed(PATH, Style.USUAL, language);
  }

  private static String printed(SolvingPath path, Style style, Locale language) throws IOException {
    try (Typeface typeface = new Typeface();
        PDDocument document = new PDDocument()) {
      PdfCanvas canvas = new PdfCanvas(document, typeface, Press.NONE);
      Flow flow = new Flow(BODY.height());
      rows(path, style, language, typeface, DigitSet.USUAL).pour(flow, Block.gap(0), 0);
      for (Block page : flow.pages()) {
        Drawing drawing = on -> page.draw(on, 50, 50);
        canvas.addPage(new Page(1, Paper.A4, Colours.BLACK, drawing));
      }
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      document.save(file);
      try (PDDocument written = Loader.loadPDF(file.toByteArray())) {
        return new PDFTextStripper().getText(written).replaceAll("[\\s\u00a0]+", " ");
      }
    }
  }

  @Test
  void sentencesAndBoardsHaveTheCharactersOfTheDesigner() throws IOException {
    try (Typeface typeface = new Typeface()) {
      DigitSet letters = DigitSet.own(PUZZLE.board(), "WIZARDSON");
      List<StepCard> usual = rows(Locale.ENGLISH, typeface, DigitSet.USUAL).cards();
      List<StepCard> cards = rows(Locale.ENGLISH, typeface, letters).cards();
      assertThat(String.join(" ", usual.get(0).words().lines())).containsPattern("=.[1-9]");
      assertThat(String.join(" ", cards.get(0).words().lines()))
          .containsPattern("=.[WIZARDSON]")
          .doesNotContainPattern("=.[1-9]");
    }
  }

  @Test
  void everyStepHasItsNumberAndSinglesInARowShareABoard() {
    List<StepPart> all = StepPart.all(PATH);

    assertThat(all)
        .extracting(StepPart::number)
        .containsExactly("1–16", "17", "18", "19", "20", "21–54");
    assertThat(all.get(0).title()).hasToString("Singles");
    assertThat(all.get(all.size() - 1).last()).isEqualTo(PATH.length());
  }

  @Test
  void aBoardOfSinglesHasArrowsOfTheirOrderButNoCandidates() {
    PuzzlePicture singles = StepPart.all(PATH).get(0).picture();
    PuzzlePicture other = StepPart.all(PATH).get(1).picture();

    assertThat(singles.extras()).doesNotContain(PuzzlePicture.Extra.CANDIDATES);
    assertThat(other.extras()).contains(PuzzlePicture.Extra.CANDIDATES);
    assertThat(singles.firstNumber()).hasValue(1);
  }

  @InTurn
  @Test
  void aStepSaysItsNameAndItsArgumentInTheLanguageAsked() throws IOException {
    assertThat(printed(Locale.ENGLISH))
        .contains("17 Pointing", "4 in box 3 lies only in the cells shared with column 8")
        .contains("Hidden single: r3c4 = 8");
    assertThat(printed(Locale.GERMAN)).contains("also streicht man");
    assertThat(printed(Locale.JAPANESE)).contains("よって");
  }

  @InTurn
  @Test
  void aGuessSaysThatItIsNoStrategysStep() {
    Puzzle hard =
        PuzzleText.read(
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    SolvingPath whole =
        new Replay(hard.board(), List.of(new HiddenSingle(), new Guess())).human(hard);
    StepPart first = StepPart.all(whole).get(0);

    assertThat(first.title()).hasToString("Guess");
    assertThat(first.words())
        .extracting(sentence -> sentence.whole().toString())
        .satisfiesExactly(
            lead -> assertThat(lead).startsWith("No strategy makes progress here."),
            why -> assertThat(why).contains("contradiction", "so 9 is eliminated from r2c8."));
  }

  @InTurn
  @Test
  void aStepOfFewReasonsUnfoldsInNumberedLinesIfWanted() throws IOException {
    Puzzle few = PuzzleText.read("1..4.........32.");
    SolvingPath path = new Replay(few.board(), StrategySet.parse("reasons-2")).human(few);
    Style why =
        Style.USUAL.withDetails(
            Stream.concat(Style.USUAL.details().stream(), Stream.of(Detail.WHY))
                .collect(Collectors.toSet()));
    for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)) {
      String whole = printed(path, why, language).replace(" ", "");
      path.steps().stream()
          .flatMap(step -> step.deductions().stream())
          .forEach(
              deduction -> {
                int number = 1;
                for (Consequence line : deduction.unfolded()) {
                  String words = line.words().in(language).replaceAll("[\\s\u00a0]+", "");
                  assertThat(whole).contains(number + "." + words);
                  number++;
                }
              });
    }
    assertThat(printed(path, Style.USUAL, Locale.ENGLISH))
        .contains("One reason")
        .doesNotContain("Suppose");
  }

  @Test
  void aPathOfStatesSaysHowManyConclusionsEachHas() {
    SolvingPath parallel = new Replay(PUZZLE.board(), Catalogue.all()).parallel(PUZZLE);
    List<StepPart> steps = StepPart.all(parallel);

    assertThat(steps).hasSizeLessThanOrEqualTo(parallel.length());
    assertThat(steps.get(0).words()).isNotEmpty();
  }
}
