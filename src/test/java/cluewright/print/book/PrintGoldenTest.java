package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.FamilyStep;
import cluewright.Golden;
import cluewright.MarkedBoards;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Style;
import cluewright.print.canvas.ImageCanvas;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.RasterPicture;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Pictures of steps, and the pages of a book, look as they are meant to. */
final class PrintGoldenTest {
  private static final int WIDTH = 320;
  private static final double PIXELS_A_POINT = 0.5;

  @Test
  void aStepOfEachFamily() throws IOException {
    for (Map.Entry<String, FamilyStep> each : FamilyStep.all().entrySet()) {
      FamilyStep step = each.getValue();
      Golden.check("picture-" + each.getKey(), draw(step, step.deduction()));
    }
  }

  @Test
  void boardsOfEveryKind() throws IOException {
    for (Map.Entry<String, Puzzle> each : MarkedBoards.all().entrySet()) {
      PuzzlePicture picture =
          PuzzlePicture.of(
              each.getValue(), Optional.empty(), Set.of(PuzzlePicture.Extra.CANDIDATES));
      Golden.check("picture-" + each.getKey(), RasterPicture.draw(picture, WIDTH));
    }
  }

  @Test
  void aLostHatchingIsSeen() throws IOException {
    differs("fish", FamilyStep::withoutCovers);
  }

  @Test
  void aLostLinkIsSeen() throws IOException {
    differs("chain", FamilyStep::withoutALink);
  }

  private static void differs(String family, UnaryOperator<Evidence> change) throws IOException {
    FamilyStep step = FamilyStep.all().get(family);
    BufferedImage meant = draw(step, step.deduction());
    BufferedImage lacking = draw(step, step.with(change));
    assertThatThrownBy(() -> Golden.compare(family, lacking, meant))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(family);
  }

  private static BufferedImage draw(FamilyStep step, Deduction shown) throws IOException {
    PuzzlePicture picture =
        new PuzzlePicture(
            step.path().puzzle(),
            Optional.of(step.path().state(step.state())),
            Optional.empty(),
            List.of(shown),
            Set.of(PuzzlePicture.Extra.CANDIDATES, PuzzlePicture.Extra.COORDINATES));
    return RasterPicture.draw(picture, WIDTH);
  }

  @Test
  void eachPageOfABook() throws IOException {
    Entry walked =
        EditionSamples.walked(
            "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");
    Entry plain = EditionSamples.entry("Diagonals", EditionSamples.checkered(Boards.SIXTEEN), 1);
    Style style =
        EditionSamples.style(2)
            .withDetails(EnumSet.allOf(Style.Detail.class))
            .withColours(Colours.THEME);
    Edition book = EditionSamples.book(List.of(walked, plain), style, Locale.ENGLISH);
    try (Typeface typeface = new Typeface()) {
      List<Page> pages = Volume.of(book, typeface).pages();
      for (Page page : pages) {
        Golden.check("page-%02d".formatted(page.number()), draw(page, typeface));
      }
    }
  }

  private static BufferedImage draw(Page page, Typeface typeface) {
    BufferedImage image =
        new BufferedImage(
            (int) (page.paper().width() * PIXELS_A_POINT),
            (int) (page.paper().height() * PIXELS_A_POINT),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(PIXELS_A_POINT, PIXELS_A_POINT);
    page.drawing().on(new ImageCanvas(graphics, typeface, page.colours()));
    graphics.dispose();
    return image;
  }
}
