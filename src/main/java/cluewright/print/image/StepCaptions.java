package cluewright.print.image;

import cluewright.print.Colours;
import cluewright.print.block.Paragraph;
import cluewright.print.canvas.ImageCanvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import cluewright.replay.SolvingPath;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The captions below the pictures of a path: the number of each step, its conclusion and its
 * reason. All have room for as many lines as the longest needs.
 */
public final class StepCaptions implements AutoCloseable {
  /** The width of a picture in ems. */
  private static final double EMS = 34;

  private static final double SMALLEST = 9;
  private static final int MOST_LINES = 5;
  private static final double EDGE = 1;
  private static final int SAMPLES = 17;
  private static final int DARK = 3 * 128;

  private final int width;
  private final double em;
  private final List<String> texts;
  private final Typeface typeface = new Typeface();
  private final int height;

  /**
   * The captions for the states of a path.
   *
   * @param width of the pictures, in pixels
   */
  public StepCaptions(SolvingPath path, Locale language, int width) {
    this.width = width;
    this.em = Math.max(SMALLEST, width / EMS);
    this.texts =
        IntStream.rangeClosed(0, path.length())
            .mapToObj(state -> text(path, state, language))
            .toList();
    double most =
        IntStream.range(0, texts.size())
            .mapToDouble(state -> paragraph(state, Ink.BLACK).height())
            .max()
            .orElse(0);
    this.height = (int) Math.ceil(most + 2 * EDGE * em);
  }

  private static String text(SolvingPath path, int state, Locale language) {
    return state == 0
        ? ""
        : path.steps().get(state - 1).deductions().stream()
            .map(deduction -> deduction.sentence().in(language))
            .collect(Collectors.joining(" ", state + "  ", ""));
  }

  /** The height of each caption, in pixels. */
  public int height() {
    return height;
  }

  /** The picture's background colour, estimated from a few of its points. */
  private static int ground(BufferedImage picture) {
    Map<Integer, Integer> seen = new HashMap<>();
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
      int x = (2 * (i % SAMPLES) + 1) * picture.getWidth() / (2 * SAMPLES);
      int y = (2 * (i / SAMPLES) + 1) * picture.getHeight() / (2 * SAMPLES);
      seen.merge(picture.getRGB(x, y), 1, Integer::sum);
    }
    return Collections.max(seen.entrySet(), Map.Entry.comparingByValue()).getKey();
  }

  private static boolean isDark(int rgb) {
    return (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff) < DARK;
  }

  private Paragraph paragraph(int state, Ink ink) {
    return Paragraph.set(
        texts.get(state),
        new Lettering(Weight.REGULAR, em, ink),
        new Paragraph.Room(width - 2 * EDGE * em, MOST_LINES, SMALLEST),
        typeface);
  }

  /** A picture of a state with its caption added below. */
  public BufferedImage below(BufferedImage picture, int state) {
    BufferedImage whole =
        new BufferedImage(width, picture.getHeight() + height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = whole.createGraphics();
    try {
      int ground = ground(picture);
      graphics.setColor(new Color(ground));
      graphics.fillRect(0, 0, width, whole.getHeight());
      graphics.drawImage(picture, 0, 0, null);
      paragraph(state, isDark(ground) ? Ink.PAPER : Ink.BLACK)
          .draw(
              new ImageCanvas(graphics, typeface, Colours.THEME),
              EDGE * em,
              picture.getHeight() + EDGE * em);
    } finally {
      graphics.dispose();
    }
    return whole;
  }

  @Override
  public void close() throws IOException {
    typeface.close();
  }
}
