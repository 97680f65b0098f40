package cluewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.print.Colours;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HalftoneScreenTest {
  private static final int SIDE = 840;

  private static BufferedImage filled(Ink ink, int dots) {
    BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_BINARY);
    Graphics2D graphics = image.createGraphics();
    graphics.setPaint(new HalftoneScreen(dots, 1).apply(ink));
    graphics.fillRect(0, 0, SIDE, SIDE);
    graphics.dispose();
    return image;
  }

  /** The share of black pixels. */
  private static double ink(BufferedImage image) {
    return (double)
            IntStream.range(0, SIDE * SIDE)
                .filter(i -> image.getRGB(i % SIDE, i / SIDE) == Color.BLACK.getRGB())
                .count()
        / (SIDE * SIDE);
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {72, 300, 600, 1200})
  void aGroundHasAsMuchInkAsItsGrey(int dots) {
    double coarse = dots < 600 ? 0.063 : 0.02; // Half of a pixel in each dot.
    for (Ink ink : List.of(Ink.WINDOW, Ink.GREY_LINE, Ink.PLACED_GROUND, Ink.TINT)) {
      double grey = 1 - (ink.rgb(Colours.BLACK) & 0xff) / 255.0;
      assertThat(ink(filled(ink, dots))).as(ink.name()).isCloseTo(grey, within(coarse));
    }
  }

  @Test
  void whatIsNearlyBlackIsBlackAndPaperIsLeftAlone() {
    assertThat(ink(filled(Ink.BLACK, 300))).isEqualTo(1);
    assertThat(ink(filled(Ink.CANDIDATE, 300))).isEqualTo(1);
    assertThat(ink(filled(Ink.PAPER, 300))).isZero();
  }

  /** At 600 dots, rows of 85 an inch are about seven pixels apart, across a slope of 45 degrees. */
  @Test
  void theDotsRepeatAsNewspapersPrintThem() {
    BufferedImage image = filled(Ink.WINDOW, 600);
    int tile = 10;
    for (int i = 0; i < 4 * tile * tile; i++) {
      int x = i % (2 * tile);
      int y = i / (2 * tile);
      assertThat(image.getRGB(x, y))
          .isEqualTo(image.getRGB(x + tile, y))
          .isEqualTo(image.getRGB(x + tile / 2, y + tile / 2));
    }
  }
}
