package cluewright.studio;

import cluewright.print.image.AnimatedGif;
import cluewright.print.image.Frames;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** An animated GIF of the studio, with a caption below each picture that says what happens. */
final class Film {
  private static final int LINE = 40;
  private static final float TYPE = 19;
  private static final Color INK = new Color(0x1F, 0x23, 0x28);

  private record Frame(BufferedImage picture, Duration time) {}

  private final List<Frame> frames = new ArrayList<>();
  private final int width;
  private final int height;
  private final Font font;

  Film(int width, int height) throws IOException {
    this.width = width;
    this.height = height;
    this.font = font();
  }

  private static Font font() throws IOException {
    try (InputStream in =
        Film.class.getResourceAsStream("/cluewright/assets/fonts/Inter-SemiBold.ttf")) {
      return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(TYPE);
    } catch (FontFormatException e) {
      throw new IOException(e);
    }
  }

  /** Adds a picture of the film's size, which stays for so many milliseconds. */
  void add(BufferedImage picture, String caption, int millis) {
    BufferedImage frame = new BufferedImage(width, height + LINE, BufferedImage.TYPE_INT_RGB);
    Graphics2D ink = frame.createGraphics();
    ink.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    ink.setColor(Color.WHITE);
    ink.fillRect(0, 0, width, height + LINE);
    ink.drawImage(picture, 0, 0, null);
    ink.setColor(INK);
    ink.setFont(font);
    int left = (width - ink.getFontMetrics().stringWidth(caption)) / 2;
    ink.drawString(caption, left, height + LINE - (LINE - font.getSize()) / 2 - 2);
    ink.dispose();
    frames.add(new Frame(frame, Duration.ofMillis(millis)));
  }

  void write(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      AnimatedGif.write(
          out,
          new Frames() {
            @Override
            public int count() {
              return frames.size();
            }

            @Override
            public BufferedImage frame(int index) {
              return frames.get(index).picture();
            }
          },
          index -> frames.get(index).time());
    }
  }
}
