package cluewright.print.walk;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.print.Colours;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.block.Block;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.PdfCanvas;
import cluewright.print.canvas.Typeface;
import cluewright.print.walk.WalkPlan.Singles;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

final class WalkRowsTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "900160200000009508001050906000687002000020000200391000506070800809500000007018004");
  private static final SolvingPath PATH = new Replay(PUZZLE.board(), Catalogue.all()).human(PUZZLE);
  private static final double WIDTH = 490;

  private static WalkPlan plan(Singles singles) {
    return new WalkPlan(2, 20, 160, 8, 60, singles);
  }

  private static String printed(Locale language) throws IOException {
    try (Typeface typeface = new Typeface();
        PDDocument document = new PDDocument()) {
      PdfCanvas canvas = new PdfCanvas(document, typeface, Press.NONE);
      for (Block row :
          WalkRows.of(PATH, plan(Singles.TOGETHER), WIDTH, language, typeface, DigitSet.USUAL)) {
        Drawing drawing = on -> row.draw(on, 50, 50);
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
      List<WalkCard> usual =
          WalkRows.cards(
              PATH, plan(Singles.TOGETHER), WIDTH, Locale.ENGLISH, typeface, DigitSet.USUAL);
      List<WalkCard> cards =
          WalkRows.cards(PATH, plan(Singles.TOGETHER), WIDTH, Locale.ENGLISH, typeface, letters);
      assertThat(String.join(" ", usual.get(0).words().lines())).containsPattern("=.[1-9]");
      assertThat(String.join(" ", cards.get(0).words().lines()))
          .containsPattern("=.[WIZARDSON]")
          .doesNotContainPattern("=.[1-9]");
    }
  }

  @Test
  void everyStepHasItsNumberAndUpToNineSinglesInARowShareABoard() {
    List<WalkStep> apart = WalkStep.all(PATH, Singles.APART);
    List<WalkStep> together = WalkStep.all(PATH, Singles.TOGETHER);

    assertThat(apart).hasSize(PATH.length());
    assertThat(apart.get(2).number()).isEqualTo("3");
    assertThat(together).extracting(WalkStep::number).startsWith("1–9", "10–16", "17", "18");
    assertThat(together.get(0).title()).hasToString("Singles");
    assertThat(together.get(together.size() - 1).last()).isEqualTo(PATH.length());
    for (int i = 1; i < together.size(); i++) {
      assertThat(together.get(i).first()).isEqualTo(together.get(i - 1).last() + 1);
    }
  }

  @Test
  void aStepSaysItsNameAndItsArgumentInTheLanguageAsked() throws IOException {
    assertThat(printed(Locale.ENGLISH))
        .contains("17 Pointing", "4 in box 3 lies only in the cells shared with column 8")
        .contains("Hidden single: r3c4 = 8");
    assertThat(printed(Locale.GERMAN)).contains("also streicht man");
    assertThat(printed(Locale.JAPANESE)).contains("よって");
  }

  @Test
  void aGuessSaysThatItIsNoStrategysStep() {
    Puzzle hard =
        PuzzleText.read(
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    SolvingPath stuck = new Replay(hard.board(), Catalogue.all()).human(hard);
    SolvingPath whole =
        new Explorer(hard.board(), StrategySet.of(Catalogue.all()), () -> false)
            .finish(stuck, Replay.Pace.SINGLE);
    WalkStep first = WalkStep.all(whole, Singles.TOGETHER).get(0);

    assertThat(first.title()).hasToString("Guess");
    assertThat(first.words())
        .extracting(Object::toString)
        .satisfiesExactly(
            lead -> assertThat(lead).startsWith("No strategy makes progress here."),
            why -> assertThat(why).contains("contradiction", "so 9 is eliminated from r2c8."));
  }

  @Test
  void aRowIsAsHighAsItsHighestCard() throws IOException {
    try (Typeface typeface = new Typeface()) {
      List<Block> rows =
          WalkRows.of(
              PATH, plan(Singles.TOGETHER), WIDTH, Locale.ENGLISH, typeface, DigitSet.USUAL);
      int steps = WalkStep.all(PATH, Singles.TOGETHER).size();
      assertThat(rows).hasSize((steps + 1) / 2);
      assertThat(rows).allMatch(row -> row.height() > 160 && row.height() < 340);
    }
  }

  @Test
  void aPathOfStatesSaysHowManyConclusionsEachHas() {
    SolvingPath parallel = new Replay(PUZZLE.board(), Catalogue.all()).parallel(PUZZLE);
    List<WalkStep> steps = WalkStep.all(parallel, Singles.APART);

    assertThat(steps).hasSize(parallel.length());
    assertThat(steps.get(0).words()).isNotEmpty();
  }
}
