package cluewright.print.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NodeList;

final class AnimatedGifTest {
  private static final List<Color> COLORS = List.of(Color.RED, Color.WHITE, Color.BLUE);

  private static BufferedImage plain(Color color) {
    BufferedImage image = new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(color);
    graphics.fillRect(0, 0, 20, 20);
    graphics.dispose();
    return image;
  }

  private static ImageReader written() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Frames frames =
        new Frames() {
          @Override
          public int count() {
            return COLORS.size();
          }

          @Override
          public BufferedImage frame(int index) {
            return plain(COLORS.get(index));
          }
        };
    AnimatedGif.write(out, frames, index -> Duration.ofMillis(500L * (index + 1)));
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(out.toByteArray())));
    return reader;
  }

  private static IIOMetadataNode node(ImageReader reader, int frame, String name)
      throws IOException {
    IIOMetadataNode root =
        (IIOMetadataNode) reader.getImageMetadata(frame).getAsTree("javax_imageio_gif_image_1.0");
    NodeList found = root.getElementsByTagName(name);
    assertThat(found.getLength()).as(name).isEqualTo(1);
    return (IIOMetadataNode) found.item(0);
  }

  @Test
  void everyPictureIsAFrameInItsColours() throws IOException {
    ImageReader reader = written();
    assertThat(reader.getNumImages(true)).isEqualTo(3);
    for (int i = 0; i < COLORS.size(); i++) {
      assertThat(reader.read(i).getRGB(10, 10)).isEqualTo(COLORS.get(i).getRGB());
    }
  }

  @Test
  void everyFrameStandsAsLongAsItShould() throws IOException {
    ImageReader reader = written();
    for (int i = 0; i < COLORS.size(); i++) {
      assertThat(node(reader, i, "GraphicControlExtension").getAttribute("delayTime"))
          .isEqualTo(String.valueOf(50 * (i + 1)));
    }
  }

  @Test
  void itPlaysAgainAndAgain() throws IOException {
    IIOMetadataNode extension = node(written(), 0, "ApplicationExtension");
    assertThat(extension.getAttribute("applicationID")).isEqualTo("NETSCAPE");
    assertThat((byte[]) extension.getUserObject()).containsExactly(1, 0, 0);
  }
}
