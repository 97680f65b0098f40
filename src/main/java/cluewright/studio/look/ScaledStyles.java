package cluewright.studio.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Scales stylesheets by multiplying every length in pixels.
 *
 * <p>JavaFX scales a window only as the system says, once, at its start. A stylesheet that is read,
 * changed and handed on as a data URI scales at any time, and everything in it: letters, icons,
 * paddings, rows, the theme's own and the studio's. Hair lines of at most 2 pixels stay crisp: they
 * grow by whole pixels only. One length is a word, not a size: {@code -fx-cell-size: 24px} tells
 * JavaFX that a row is as high as its contents.
 */
final class ScaledStyles {
  private static final int WHOLE = 100;
  private static final double HAIR = 2;
  private static final Pattern LENGTH =
      Pattern.compile("-fx-cell-size: 24px|(?<![\\w#.-])(-?\\d+(?:\\.\\d+)?)px");
  private static final Map<String, String> MADE = new ConcurrentHashMap<>();

  private ScaledStyles() {}

  /** The address of a stylesheet at a scale in percent. */
  static String at(String address, int percent) {
    return percent == WHOLE
        ? address
        : MADE.computeIfAbsent(percent + " " + address, key -> made(address, percent));
  }

  private static String made(String address, int percent) {
    try (InputStream in = URI.create(address).toURL().openStream()) {
      String scaled = scaled(new String(in.readAllBytes(), StandardCharsets.UTF_8), percent);
      byte[] bytes = scaled.getBytes(StandardCharsets.UTF_8);
      return "data:text/css;charset=utf-8;base64," + Base64.getEncoder().encodeToString(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String scaled(String css, int percent) {
    return LENGTH.matcher(css).replaceAll(length -> scaled(length, percent));
  }

  private static String scaled(MatchResult length, int percent) {
    if (length.group(1) == null) {
      return length.group();
    }
    double size = Double.parseDouble(length.group(1));
    boolean isHair = Math.abs(size) <= HAIR;
    return isHair
        ? size * Math.floorDiv(percent, WHOLE) + "px"
        : Math.round(size * percent / WHOLE) + "px";
  }
}
