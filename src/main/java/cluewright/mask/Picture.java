package cluewright.mask;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * A picture in shades of grey.
 *
 * <p>What is transparent is white; but where the picture would be all white then, as a white
 * drawing on nothing is, it is black.
 */
public final class Picture {
  private static final int LIGHTEST = 255;
  private static final int WHITE = LIGHTEST;
  private static final int BLACK = 0;
  private static final int FEWEST_SAMPLES = 4;
  private static final int MOST_SAMPLES = 64;

  private final int width;
  private final int height;
  private final byte[] darkness;

  /** How a picture is fitted to a board. */
  public enum Fit {
    /** As large as fits, in its own proportions, centred. */
    WHOLE,
    /** Stretched over the whole board. */
    STRETCH
  }

  private Picture(int width, int height, byte[] darkness) {
    this.width = width;
    this.height = height;
    this.darkness = darkness;
  }

  /**
   * Reads pixels.
   *
   * @param argb the colour of the pixel in column x and row y, as 0xAARRGGBB
   */
  public static Picture of(int width, int height, IntBinaryOperator argb) {
    byte[] onWhite = new byte[width * height];
    byte[] onBlack = new byte[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int color = argb.applyAsInt(x, y);
        onWhite[y * width + x] = darkness(color, WHITE);
        onBlack[y * width + x] = darkness(color, BLACK);
      }
    }
    return new Picture(width, height, isPlain(onWhite) ? onBlack : onWhite);
  }

  /** The darkness as the eye weighs red, green and blue. */
  private static byte darkness(int argb, int ground) {
    int alpha = argb >>> 24;
    double light = 0.299 * (argb >> 16 & 255) + 0.587 * (argb >> 8 & 255) + 0.114 * (argb & 255);
    double seen = (light * alpha + ground * (double) (255 - alpha)) / 255;
    return (byte) (LIGHTEST - Math.round(seen));
  }

  private static boolean isPlain(byte[] shades) {
    for (byte shade : shades) {
      if (shade != shades[0]) {
        return false;
      }
    }
    return true;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public Picture inverted() {
    byte[] negative = new byte[darkness.length];
    for (int i = 0; i < negative.length; i++) {
      negative[i] = (byte) (LIGHTEST - (darkness[i] & 255));
    }
    return new Picture(width, height, negative);
  }

  /** The darkness of a pixel, from 0 for white to 255 for black. */
  public int darknessAt(int x, int y) {
    return darkness[y * width + x] & 255;
  }

  /** A rectangle over a picture, in pixels; it may extend beyond the picture. */
  public record Frame(double left, double top, double width, double height) {}

  /** The frame of a board over this picture. */
  public Frame frame(Board board, Fit fit, Crop crop) {
    double across = (double) width / board.columns();
    double down = (double) height / board.rows();
    if (fit == Fit.WHOLE) {
      across = Math.max(across, down);
      down = across;
    }
    double wide = across * board.columns() / crop.zoom();
    double high = down * board.rows() / crop.zoom();
    return new Frame(crop.x() * width - wide / 2, crop.y() * height - high / 2, wide, high);
  }

  /** The mean darkness of each cell; outside the picture it is 0. */
  public Shading on(Board board, Fit fit) {
    return on(board, fit, Crop.NONE);
  }

  /**
   * The mean darkness of each cell, over the part of the picture that the crop leaves under the
   * board.
   */
  public Shading on(Board board, Fit fit, Crop crop) {
    Frame frame = frame(board, fit, crop);
    double across = frame.width() / board.columns();
    double down = frame.height() / board.rows();
    double[] shades = new double[board.cells()];
    for (int cell = 0; cell < shades.length; cell++) {
      double x = frame.left() + across * board.column(cell);
      double y = frame.top() + down * board.row(cell);
      shades[cell] = mean(x, y, across, down);
    }
    return new Shading(board, shades);
  }

  private double mean(double left, double top, double across, double down) {
    int samples =
        Math.max(FEWEST_SAMPLES, Math.min(MOST_SAMPLES, (int) Math.ceil(Math.max(across, down))));
    double[] lines = new double[samples];
    for (int i = 0; i < samples; i++) {
      double y = top + down * (i + 0.5) / samples;
      for (int j = 0; j < samples; j++) {
        lines[i] += at(left + across * (j + 0.5) / samples, y);
      }
    }
    return Arrays.stream(lines).sum() / ((double) samples * samples * LIGHTEST);
  }

  private int at(double x, double y) {
    boolean isInside = x >= 0 && y >= 0 && x < width && y < height;
    return isInside ? darknessAt((int) x, (int) y) : 0;
  }
}
