package cluewright.cli.bench;

import cluewright.lab.Spread;
import cluewright.search.EngineChoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Sums up the rows of a benchmark.
 *
 * @param rows in the order in which they were run
 * @param strategies as they are called in the summary
 */
record BenchSummary(List<BenchRow> rows, String strategies) {

  /** One block for each engine that was asked and each seed, then what is made of several. */
  String text() {
    if (rows.isEmpty()) {
      return "No mask was decided.\n";
    }
    StringBuilder text = new StringBuilder();
    for (EngineChoice choice : choices()) {
      for (long seed : seeds()) {
        text.append(block(choice, seed));
      }
      text.append(overSeeds(choice));
    }
    return text.append(ratio()).toString();
  }

  private List<EngineChoice> choices() {
    return rows.stream().map(BenchRow::choice).distinct().toList();
  }

  private List<Long> seeds() {
    return rows.stream().map(BenchRow::seed).distinct().toList();
  }

  private List<BenchRow> of(EngineChoice choice, long seed) {
    return rows.stream().filter(row -> row.choice() == choice && row.seed() == seed).toList();
  }

  private String block(EngineChoice choice, long seed) {
    List<BenchRow> mine = of(choice, seed);
    List<Double> all = seconds(mine);
    List<Double> decided = seconds(mine.stream().filter(BenchRow::isDecided).toList());
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

  /** The medians over the seeds, if there is more than one. */
  private String overSeeds(EngineChoice choice) {
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

  private double median(EngineChoice choice, ToDoubleFunction<List<BenchRow>> value) {
    return percentile(
        seeds().stream().map(seed -> value.applyAsDouble(of(choice, seed))).sorted().toList(), 50);
  }

  private static List<Double> decided(List<BenchRow> mine) {
    return seconds(mine.stream().filter(BenchRow::isDecided).toList());
  }

  /** The comparison of two engines on the masks and seeds that both decided. */
  private String ratio() {
    if (choices().size() < 2) {
      return "";
    }
    EngineChoice one = choices().get(0);
    EngineChoice two = choices().get(1);
    List<BenchRow> ones = new ArrayList<>();
    List<BenchRow> twos = new ArrayList<>();
    for (BenchRow row : rows) {
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

  private Optional<BenchRow> partner(BenchRow row, EngineChoice one, EngineChoice two) {
    if (row.choice() != one || !row.isDecided()) {
      return Optional.empty();
    }
    return rows.stream()
        .filter(other -> other.choice() == two && other.isDecided())
        .filter(other -> other.line() == row.line() && other.seed() == row.seed())
        .findFirst();
  }

  private static double total(List<BenchRow> rows) {
    return rows.stream().mapToDouble(BenchRow::seconds).sum();
  }

  private static List<Double> seconds(List<BenchRow> rows) {
    return rows.stream().map(BenchRow::seconds).sorted().toList();
  }

  private static long count(List<BenchRow> rows, String verdict) {
    return rows.stream().filter(row -> row.outcome().verdict().equals(verdict)).count();
  }

  /** The nearest-rank percentile of values. */
  static double percentile(List<Double> values, int percent) {
    return Spread.of(values).percentile(percent);
  }
}
