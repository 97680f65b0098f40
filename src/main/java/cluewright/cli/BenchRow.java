package cluewright.cli;

import cluewright.model.Mask;
import cluewright.search.Outcome;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * How one mask was decided.
 *
 * @param line where the mask stands in its file
 */
record BenchRow(int line, Mask mask, Outcome outcome) {
  static final String HEADER = " line  clues  outcome      seconds  steps\n";
  static final String CSV_HEADER = "line,clues,outcome,seconds,steps,engine,mask,puzzle,proof\n";

  String text() {
    return String.format(
        Locale.ROOT,
        "%5d  %5d  %-10s  %8s  %5s%n",
        line,
        mask.size(),
        outcome.verdict(),
        OutcomeText.seconds(outcome),
        steps());
  }

  String csv() {
    String puzzle = outcome instanceof Outcome.Found found ? found.puzzle().line() : "";
    String proof = outcome instanceof Outcome.Impossible no ? no.proof().kind().id() : "";
    return String.join(
            ",",
            String.valueOf(line),
            String.valueOf(mask.size()),
            outcome.verdict(),
            OutcomeText.seconds(outcome).toString(),
            steps(),
            outcome.engine(),
            mask.line(),
            puzzle,
            proof)
        + "\n";
  }

  private String steps() {
    return outcome instanceof Outcome.Found found ? String.valueOf(found.steps()) : "";
  }

  private double seconds() {
    return OutcomeText.seconds(outcome).doubleValue();
  }

  /** Counts of the outcomes, and the times of all rows in seconds. */
  static String summary(List<BenchRow> rows, String strategies) {
    List<Double> times =
        rows.stream().map(BenchRow::seconds).sorted(Comparator.naturalOrder()).toList();
    if (times.isEmpty()) {
      return "No mask was decided.\n";
    }
    return String.format(
        Locale.ROOT,
        "%n%s, %d masks: %d found, %d impossible, %d undecided%n"
            + "seconds: total %.2f, median %.2f, p90 %.2f, max %.2f%n",
        strategies,
        rows.size(),
        count(rows, "found"),
        count(rows, "impossible"),
        count(rows, "undecided"),
        times.stream().mapToDouble(Double::doubleValue).sum(),
        percentile(times, 50),
        percentile(times, 90),
        times.get(times.size() - 1));
  }

  private static long count(List<BenchRow> rows, String verdict) {
    return rows.stream().filter(row -> row.outcome().verdict().equals(verdict)).count();
  }

  /** The nearest-rank percentile of ascending values. */
  private static double percentile(List<Double> ascending, int percent) {
    int rank = (int) Math.ceil(percent / 100.0 * ascending.size());
    return ascending.get(Math.max(0, rank - 1));
  }
}
