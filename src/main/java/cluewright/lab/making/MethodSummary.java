package cluewright.lab.making;

import cluewright.lab.Spread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

/**
 * What a method achieved on many masks.
 *
 * @param method its name
 * @param rows its rows
 * @param masks how many masks there were to try
 */
public record MethodSummary(String method, List<MaskRow> rows, int masks) {
  /** The smallest time in seconds that a row can resolve, used as a minimum divisor. */
  private static final double LEAST = 1e-6;

  public int found() {
    return count("found", row -> 1);
  }

  public int impossible() {
    return count("impossible", row -> 1);
  }

  public int open() {
    return count("undecided", row -> 1);
  }

  /** The number of masks that were skipped after the method gave up or was stopped. */
  public int notTried() {
    return masks - rows.size();
  }

  /**
   * Counts the rows with an outcome, each with its weight.
   *
   * @param weight how many masks a row stands for
   */
  public int count(String outcome, ToIntFunction<MaskRow> weight) {
    return rows.stream().filter(row -> row.outcome().equals(outcome)).mapToInt(weight).sum();
  }

  /** The times of the runs with an answer, in seconds; empty if there are none. */
  public Optional<Spread> seconds() {
    List<Double> decided = rows.stream().filter(MaskRow::isDecided).map(MaskRow::taken).toList();
    return decided.isEmpty() ? Optional.empty() : Optional.of(Spread.of(decided));
  }

  /** The processor time of all runs, with and without an answer, in seconds, as far as noted. */
  public double processor() {
    return rows.stream().mapToDouble(row -> row.effort().processor().orElse(0)).sum();
  }

  /**
   * The spread of a number of the formulas solved, over all runs; empty if there were none.
   *
   * @param number of variables or of clauses
   */
  public Optional<Spread> formulas(ToDoubleFunction<FormulaSize> number) {
    double[] all =
        rows.stream().flatMap(row -> row.effort().formula().stream()).mapToDouble(number).toArray();
    return all.length == 0 ? Optional.empty() : Optional.of(Spread.of(Arrays.stream(all)));
  }

  /**
   * How much longer this method takes than another on the masks that both decide, as the ratio of
   * total times; empty if there are none.
   */
  public Optional<Ratio> ratioTo(MethodSummary other) {
    double mine = 0;
    double others = 0;
    List<Double> single = new ArrayList<>();
    for (MaskRow row : rows) {
      Optional<MaskRow> partner = other.partner(row);
      if (row.isDecided() && partner.isPresent()) {
        mine += row.taken();
        others += partner.get().taken();
        single.add(row.taken() / Math.max(partner.get().taken(), LEAST));
      }
    }
    return single.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Ratio(single.size(), mine / Math.max(others, LEAST), Spread.of(single).median()));
  }

  private Optional<MaskRow> partner(MaskRow row) {
    return rows.stream()
        .filter(MaskRow::isDecided)
        .filter(each -> each.line() == row.line() && each.seed() == row.seed())
        .findFirst();
  }

  /**
   * The time of one method divided by another's.
   *
   * @param masks on how many masks, those that both decide
   * @param total of the sums
   * @param median of the quotients
   */
  public record Ratio(int masks, double total, double median) {
    /** The ratio in words, for example {@code 130 (median 45, of 61)}. */
    public String words() {
      return String.format(Locale.ROOT, "%.3g (median %.3g, of %d)", total, median, masks);
    }
  }
}
