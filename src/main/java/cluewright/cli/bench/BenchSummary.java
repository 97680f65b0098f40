package cluewright.cli.bench;

import cluewright.lab.Spread;
import cluewright.lab.making.MaskRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Summarizes the rows of a benchmark.
 *
 * @param rows in the order in which they were run
 * @param strategies as they are called in the summary
 */
record BenchSummary(List<MaskRow> rows, String strategies) {

  static final String HEADER =
      " line  clues  seed  asked       answered     outcome      seconds  steps\n";

  /** A row as a line of a table. */
  static String text(MaskRow row) {
    return String.format(
        Locale.ROOT,
        "%5d  %5d  %4d  %-10s  %-11s  %-10s  %8.4f  %5s%n",
        row.line(),
        row.clues(),
        row.seed(),
        row.asked(),
        row.answered(),
        row.outcome(),
        row.seconds(),
        row.steps());
  }

  /** A block for each requested engine and seed, then statistics over several. */
  String text() {
    if (rows.isEmpty()) {
      return "No mask was decided.\n";
    }
    StringBuilder text = new StringBuilder();
    for (String choice : choices()) {
      for (long seed : seeds()) {
        text.append(block(choice, seed));
      }
      text.append(overSeeds(choice));
    }
    return text.append(ratio()).toString();
  }

  private List<String> choices() {
    return rows.stream().map(MaskRow::asked).distinct().toList();
  }

  private List<Long> seeds() {
    return rows.stream().map(MaskRow::seed).distinct().toList();
  }

  private List<MaskRow> of(String choice, long seed) {
    return rows.stream().filter(row -> row.asked().equals(choice) && row.seed() == seed).toList();
  }

  private String block(String choice, long seed) {
    List<MaskRow> mine = of(choice, seed);
    List<Double> all = seconds(mine);
    List<Double> decided = seconds(mine.stream().filter(MaskRow::isDecided).toList());
    return String.format(
            Locale.ROOT,
            "%n%s, %s, seed %d, %d masks: %d found, %d impossible, %d undecided%n",
            strategies,
            choice,
            seed,
            mine.size(),
            count(mine, "found"),
            count(mine, "impossible"),
            count(mine, "undecided"))
        + times("seconds", all)
        + (decided.size() < all.size() ? times("of the decided masks", decided) : "");
  }

  private static String times(String title, List<Double> ascending) {
    if (ascending.isEmpty()) {
      return title + ": none\n";
    }
    return String.format(
        Locale.ROOT,
        "%s: total %.3f, median %.4f, p90 %.4f, max %.3f%n",
        title,
        ascending.stream().mapToDouble(Double::doubleValue).sum(),
        percentile(ascending, 50),
        percentile(ascending, 90),
        ascending.get(ascending.size() - 1));
  }

  /** The medians over the seeds, if there are several. */
  private String overSeeds(String choice) {
    if (seeds().size() == 1) {
      return "";
    }
    return String.format(
        Locale.ROOT,
        "%n%s, %s, medians over %d seeds: %.0f found, %.0f impossible; of the decided masks: total"
            + " %.3f, max %.3f%n",
        strategies,
        choice,
        seeds().size(),
        median(choice, mine -> count(mine, "found")),
        median(choice, mine -> count(mine, "impossible")),
        median(choice, mine -> decided(mine).stream().mapToDouble(Double::doubleValue).sum()),
        median(choice, mine -> decided(mine).stream().reduce(0.0, Math::max)));
  }

  private double median(String choice, ToDoubleFunction<List<MaskRow>> value) {
    return percentile(
        seeds().stream().map(seed -> value.applyAsDouble(of(choice, seed))).sorted().toList(), 50);
  }

  private static List<Double> decided(List<MaskRow> mine) {
    return seconds(mine.stream().filter(MaskRow::isDecided).toList());
  }

  /** The comparison of two engines on the masks and seeds that both decided. */
  private String ratio() {
    if (choices().size() < 2) {
      return "";
    }
    String one = choices().get(0);
    String two = choices().get(1);
    List<MaskRow> ones = new ArrayList<>();
    List<MaskRow> twos = new ArrayList<>();
    for (MaskRow row : rows) {
      partner(row, one, two)
          .ifPresent(
              other -> {
                ones.add(row);
                twos.add(other);
              });
    }
    if (ones.isEmpty()) {
      return String.format("%n%s and %s: no mask was decided by both%n", one, two);
    }
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < ones.size(); i++) {
      ratios.add(twos.get(i).seconds() / ones.get(i).seconds());
    }
    ratios.sort(null);
    return String.format(
        Locale.ROOT,
        "%n%s is faster than %s, on %d runs that both decided: %.2f times in total, %.2f times at"
            + " the median%n",
        one,
        two,
        ones.size(),
        total(twos) / total(ones),
        percentile(ratios, 50));
  }

  private Optional<MaskRow> partner(MaskRow row, String one, String two) {
    if (!row.asked().equals(one) || !row.isDecided()) {
      return Optional.empty();
    }
    return rows.stream()
        .filter(other -> other.asked().equals(two) && other.isDecided())
        .filter(other -> other.line() == row.line() && other.seed() == row.seed())
        .findFirst();
  }

  private static double total(List<MaskRow> rows) {
    return rows.stream().mapToDouble(MaskRow::seconds).sum();
  }

  private static List<Double> seconds(List<MaskRow> rows) {
    return rows.stream().map(MaskRow::seconds).sorted().toList();
  }

  private static long count(List<MaskRow> rows, String verdict) {
    return rows.stream().filter(row -> row.outcome().equals(verdict)).count();
  }

  /** The nearest-rank percentile of values. */
  static double percentile(List<Double> values, int percent) {
    return Spread.of(values).percentile(percent);
  }
}
