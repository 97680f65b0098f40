package cluewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.RasterPicture;
import com.sun.management.ThreadMXBean;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

final class BandedImageTest {
  /** A curve is cut where a band ends, and its parts are rounded each on its own. */
  private static final int ROUNDING = 40;

  private static int red(int color) {
    return color >> 16 & 0xff;
  }

  private static void circles(Graphics2D pen) {
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.setColor(Color.BLUE);
    pen.setStroke(new BasicStroke(3.3f));
    pen.draw(new Ellipse2D.Double(10.5, 20.25, 250, 280));
  }

  @Test
  void theBandsTogetherAreThePictureThatIsDrawnAtOnce() throws IOException {
    BufferedImage whole = new BufferedImage(300, 333, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = whole.createGraphics();
    pen.setColor(Color.WHITE);
    pen.fillRect(0, 0, 300, 333);
    circles(pen);
    pen.dispose();
    ByteArrayOutputStream png = new ByteArrayOutputStream();

    ImageIO.write(
        new BandedImage(300, 333, BufferedImage.TYPE_INT_RGB, BandedImageTest::circles),
        "png",
        png);

    BufferedImage read = ImageIO.read(new ByteArrayInputStream(png.toByteArray()));
    assertThat(read.getHeight()).isEqualTo(333);
    for (int pixel = 0; pixel < 300 * 333; pixel++) {
      int y = pixel / 300;
      assertThat(red(read.getRGB(pixel % 300, y)))
          .as("row %d", y)
          .isCloseTo(red(whole.getRGB(pixel % 300, y)), within(ROUNDING));
    }
  }

  @InTurn
  @Test
  void aLargePictureNeedsAFewMegabytes() throws IOException {
    PuzzlePicture picture =
        PuzzlePicture.of(PuzzleText.read("1..4............"), Optional.empty(), Set.of());
    write(picture, 100);
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = thread.getCurrentThreadAllocatedBytes();

    write(picture, 5_000);

    assertThat(thread.getCurrentThreadAllocatedBytes() - before).isLessThan(30L << 20);
  }

  private static void write(PuzzlePicture picture, int pixels) throws IOException {
    RasterPicture.write(
        OutputStream.nullOutputStream(),
        picture,
        PictureKind.PNG,
        Inks.COLOUR,
        TypeFamily.SANS,
        pixels,
        300);
  }
}
