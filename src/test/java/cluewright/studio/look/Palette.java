package cluewright.studio.look;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;

/**
 * The named colours of a theme.
 *
 * <p>Colour blindness is simulated after Machado, Oliveira and Fernandes, A physiologically-based
 * model for simulation of color vision deficiency, 2009, at full severity, in linear RGB.
 */
record Palette(Map<String, String> values) {
  private static final Pattern RULE = Pattern.compile("(?m)^\\s*(-[a-z0-9-]+):\\s*([^;]+);");

  private static final Map<String, double[][]> EYES =
      Map.of(
          "usual", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
          "protan",
              new double[][] {
                {0.152286, 1.052583, -0.204868},
                {0.114503, 0.786281, 0.099216},
                {-0.003882, -0.048116, 1.051998}
              },
          "deutan",
              new double[][] {
                {0.367322, 0.860646, -0.227968},
                {0.280085, 0.672501, 0.047413},
                {-0.011820, 0.042940, 0.968881}
              },
          "tritan",
              new double[][] {
                {1.255528, -0.076749, -0.178779},
                {-0.078411, 0.930809, 0.147602},
                {0.004733, 0.691367, 0.303900}
              });

  /** Primer's root rules, then the studio's, then those of the theme. */
  static Palette of(Theme theme) throws IOException {
    Map<String, String> values = new HashMap<>();
    Path styles = Path.of("assets", "styles");
    String primer = Files.readString(styles.resolve("primer-" + theme.word() + ".css"));
    read(primer.substring(0, primer.indexOf('}')), values);
    read(Files.readString(styles.resolve("studio.css")), values);
    String own = theme.word() + ".css";
    String css = Files.readString(styles.resolve(own));
    read(css.substring(0, css.indexOf(":played")), values);
    return new Palette(values);
  }

  private static void read(String css, Map<String, String> values) {
    Matcher rule = RULE.matcher(css);
    while (rule.find()) {
      values.put(rule.group(1), rule.group(2).strip());
    }
  }

  Color color(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no colour " + name);
    }
    return value.startsWith("-") ? color(value) : Color.web(value);
  }

  /** A colour as it is seen upon another one, which may lie upon the window's ground. */
  private Color seen(String name, String ground) {
    Color above = color(name);
    Color below = color(ground);
    return below.interpolate(opaque(above), above.getOpacity());
  }

  private static Color opaque(Color color) {
    return Color.color(color.getRed(), color.getGreen(), color.getBlue());
  }

  /** A sentence if the contrast is lower than that. */
  Optional<String> below(double least, String name, String ground) {
    Color floor = seen(ground, "-color-bg-default");
    Color above = floor.interpolate(opaque(color(name)), color(name).getOpacity());
    double contrast = contrast(above, floor);
    return contrast >= least
        ? Optional.empty()
        : Optional.of(
            String.format(Locale.ROOT, "%s on %s: %.2f, not %.1f", name, ground, contrast, least));
  }

  private static double contrast(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color color) {
    double[] rgb = linear(color);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
  }

  private static double[] linear(Color color) {
    return new double[] {linear(color.getRed()), linear(color.getGreen()), linear(color.getBlue())};
  }

  private static double linear(double share) {
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  /** Pairs that some eyes see less than so far apart. */
  List<String> closerThan(double least, List<String> names) {
    List<String> close = new ArrayList<>();
    EYES.forEach(
        (eyes, matrix) -> {
          for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < i; j++) {
              double distance = distance(color(names.get(i)), color(names.get(j)), matrix);
              if (distance < least) {
                close.add(
                    "%s: %s and %s, %.1f".formatted(eyes, names.get(i), names.get(j), distance));
              }
            }
          }
        });
    return close;
  }

  private static double distance(Color one, Color other, double[][] eyes) {
    double[] a = lab(seenBy(eyes, linear(one)));
    double[] b = lab(seenBy(eyes, linear(other)));
    return Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
  }

  private static double square(double number) {
    return number * number;
  }

  private static double[] seenBy(double[][] eyes, double[] rgb) {
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = eyes[i][0] * rgb[0] + eyes[i][1] * rgb[1] + eyes[i][2] * rgb[2];
      seen[i] = Math.min(1, Math.max(0, sum));
    }
    return seen;
  }

  /** CIE Lab of linear sRGB, white D65. */
  private static double[] lab(double[] rgb) {
    double x = (0.4124564 * rgb[0] + 0.3575761 * rgb[1] + 0.1804375 * rgb[2]) / 0.95047;
    double y = 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2];
    double z = (0.0193339 * rgb[0] + 0.1191920 * rgb[1] + 0.9503041 * rgb[2]) / 1.08883;
    return new double[] {116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))};
  }

  private static double root(double share) {
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16.0 / 116;
  }
}
