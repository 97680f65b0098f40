package cluewright.cli.bench;

import cluewright.model.Mask;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import java.util.Locale;

/**
 * One decision of one mask.
 *
 * @param line where the mask stands in its file
 * @param choice who was asked; the outcome says who answered
 */
public record BenchRow(int line, Mask mask, EngineChoice choice, long seed, Outcome outcome) {
  static final String HEADER =
      " line  clues  seed  asked       answered     outcome      seconds  steps\n";
  static final String CSV_HEADER =
      "line,clues,seed,asked,outcome,seconds,steps,engine,mask,puzzle,proof\n";

  private static final double NANOS = 1e9;

  String text() {
    return String.format(
        Locale.ROOT,
        "%5d  %5d  %4d  %-10s  %-11s  %-10s  %8.4f  %5s%n",
        line,
        mask.size(),
        seed,
        choice,
        outcome.engine(),
        outcome.verdict(),
        seconds(),
        steps());
  }

  String csv() {
    String puzzle = outcome instanceof Outcome.Found found ? found.puzzle().line() : "";
    String proof = outcome instanceof Outcome.Impossible no ? no.proof().kind().id() : "";
    return String.join(
            ",",
            String.valueOf(line),
            String.valueOf(mask.size()),
            String.valueOf(seed),
            choice.toString(),
            outcome.verdict(),
            String.format(Locale.ROOT, "%.6f", seconds()),
            steps(),
            outcome.engine(),
            mask.line(),
            puzzle,
            proof)
        + "\n";
  }

  private String steps() {
    return outcome instanceof Outcome.Found found && found.steps().isPresent()
        ? String.valueOf(found.steps().getAsInt())
        : "";
  }

  double seconds() {
    return outcome.elapsed().toNanos() / NANOS;
  }

  boolean isDecided() {
    return !(outcome instanceof Outcome.Undecided);
  }

  /** True if both answer the same question, and one of the two answers must be wrong. */
  boolean contradicts(BenchRow other) {
    return line == other.line
        && isDecided()
        && other.isDecided()
        && !outcome.verdict().equals(other.outcome.verdict());
  }
}
