package cluewright.cli.bench;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.model.Boards;
import cluewright.replay.explainer.Edition;
import cluewright.replay.explainer.Explainer;
import cluewright.replay.explainer.ExplainerRating;
import cluewright.replay.rating.Rater;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Rates 9x9 puzzles, and reports the time on each scale and the agreement with published ratings.
 */
final class RateBench {
  private static final double MILLION = 1e6;
  private static final int MEDIAN = 50;

  private final Console console;
  private final Watch watch;

  /** The time for rating a puzzle, in milliseconds. */
  private record Row(
      OptionalDouble published, ExplainerRating rating, double explainer, double hodoku) {

    /** The integer part of the rating. */
    int band() {
      return (int) rating.hardest();
    }

    boolean isSame() {
      return rating.ended() && published.orElse(rating.hardest()) == rating.hardest();
    }
  }

  RateBench(Console console, Watch watch) {
    this.console = console;
    this.watch = watch;
  }

  int run(String text, Duration warmUp) {
    List<RatedPuzzle> puzzles = RatedPuzzle.all(text);
    Explainer explainer = new Explainer(Edition.SUCCESSOR, watch);
    Rater hodoku = new Rater(Boards.NINE);
    long end = System.nanoTime() + (warmUp == null ? 0 : warmUp.toNanos());
    for (int i = 0; System.nanoTime() < end && !watch.isStopped(); i = (i + 1) % puzzles.size()) {
      row(puzzles.get(i), explainer, hodoku);
    }
    ProgressLine progress = new ProgressLine(console);
    List<Row> rows = new ArrayList<>();
    for (RatedPuzzle puzzle : puzzles) {
      Row row = row(puzzle, explainer, hodoku);
      if (watch.isStopped()) {
        break;
      }
      rows.add(row);
      progress.show(
          String.format(Locale.ROOT, "%,d of %,d puzzles rated", rows.size(), puzzles.size()));
    }
    progress.clear();
    console.out().print(table(rows));
    return rows.size() < puzzles.size() ? ExitCode.UNDECIDED : ExitCode.OK;
  }

  private static Row row(RatedPuzzle rated, Explainer explainer, Rater hodoku) {
    long start = System.nanoTime();
    ExplainerRating rating = explainer.rate(rated.puzzle());
    long between = System.nanoTime();
    hodoku.rateByHodoku(rated.puzzle());
    return new Row(
        rated.published(),
        rating,
        (between - start) / MILLION,
        (System.nanoTime() - between) / MILLION);
  }

  private static String table(List<Row> rows) {
    Map<Integer, List<Row>> bands = new TreeMap<>();
    rows.forEach(row -> bands.computeIfAbsent(row.band(), band -> new ArrayList<>()).add(row));
    StringBuilder text = new StringBuilder();
    text.append(
        "%-6s %8s %8s %12s %12s %12s %14s%n"
            .formatted(
                "SE", "puzzles", "same", "median ms", "longest ms", "seconds", "HoDoKu median"));
    bands.forEach((band, mine) -> text.append(line(band + ".x", mine)));
    text.append(line("all", rows));
    return text.toString();
  }

  private static String line(String name, List<Row> rows) {
    long published = rows.stream().filter(row -> row.published.isPresent()).count();
    long same = rows.stream().filter(r -> r.published.isPresent() && r.isSame()).count();
    return String.format(
        Locale.ROOT,
        "%-6s %,8d %8s %,12.1f %,12.1f %,12.1f %,14.1f%n",
        name,
        rows.size(),
        published == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100.0 * same / published),
        median(rows, Row::explainer),
        rows.stream().mapToDouble(Row::explainer).max().orElse(0),
        rows.stream().mapToDouble(Row::explainer).sum() / 1000,
        median(rows, Row::hodoku));
  }

  private static double median(List<Row> rows, ToDoubleFunction<Row> value) {
    return rows.isEmpty()
        ? 0
        : BenchSummary.percentile(
            rows.stream().mapToDouble(value).sorted().boxed().toList(), MEDIAN);
  }
}
