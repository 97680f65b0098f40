package cluewright.lab.plot;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A decade of times, between two powers of ten.
 *
 * @param power the exponent of the lower one, in seconds
 */
record Decade(int power) {
  private static final int LEAST = (int) Math.round(Math.log10(Plot.LEAST_SECONDS));

  /** The decades that some series cover, in ascending order without gaps; at least one. */
  static List<Decade> of(List<Series> all) {
    int[] powers =
        all.stream()
            .flatMap(series -> series.seconds().stream())
            .mapToInt(Decade::power)
            .sorted()
            .toArray();
    return powers.length == 0
        ? List.of(new Decade(0))
        : IntStream.rangeClosed(powers[0], powers[powers.length - 1])
            .mapToObj(Decade::new)
            .toList();
  }

  private static int power(double seconds) {
    return Math.max(LEAST, (int) Math.floor(Math.log10(Math.max(seconds, Plot.LEAST_SECONDS))));
  }

  double from() {
    return Math.pow(10, power);
  }

  double to() {
    return Math.pow(10, power + 1);
  }

  /** The decade in words, for example {@code 10–100 ms}. */
  String label() {
    int unit = power >= -1 ? 0 : power >= -4 ? -3 : -6;
    String name = unit == 0 ? "s" : unit == -3 ? "ms" : "µs";
    DecimalFormat format =
        new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ENGLISH));
    String from = format.format(Math.pow(10, power - unit));
    return from + "–" + format.format(Math.pow(10, power - unit + 1)) + " " + name;
  }

  long count(Series series) {
    return series.seconds().stream().filter(seconds -> power(seconds) == power).count();
  }
}
