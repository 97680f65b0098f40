package cluewright.cli.bench;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.lab.RankCorrelation;
import cluewright.lab.Spread;
import cluewright.model.Boards;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import cluewright.search.Watch;
import cluewright.strategy.reason.FewReasons;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Rates 9x9 puzzles by reasons, and compares the numbers with published ratings of Sudoku Explainer
 * and with HoDoKu's score, by their ranks.
 */
final class ReasonsBench {
  private static final double BILLION = 1e9;

  /** Above every number. */
  private static final double BEYOND = FewReasons.MOST + 1;

  private final Console console;
  private final Watch watch;

  /**
   * A puzzle's ratings.
   *
   * @param number empty if four reasons do not solve it
   * @param score empty if HoDoKu would have to guess
   */
  private record Row(
      double published, Optional<ReasonRating.Rated> number, Optional<Integer> score, double time) {

    int band() {
      return (int) published;
    }

    double onScale() {
      return number.map(ReasonRating.Rated::number).orElse(BEYOND);
    }

    /** How many reasons its hardest steps have, 0 for too many. */
    int reasons() {
      return number.map(ReasonRating.Rated::reasons).orElse(0);
    }
  }

  ReasonsBench(Console console, Watch watch) {
    this.console = console;
    this.watch = watch;
  }

  /**
   * Rates some of the puzzles.
   *
   * @param most how many are drawn by lot, if there are more
   */
  int run(String text, int most, long seed) {
    List<RatedPuzzle> puzzles = new ArrayList<>(RatedPuzzle.all(text));
    if (puzzles.stream().anyMatch(puzzle -> puzzle.published().isEmpty())) {
      throw new UsageException(
          "--correlate compares with published ratings: write one behind each puzzle");
    }
    Collections.shuffle(puzzles, new Random(seed));
    List<RatedPuzzle> drawn = puzzles.subList(0, Math.min(most, puzzles.size()));
    Rater rater = new Rater(Boards.NINE);
    ProgressLine progress = new ProgressLine(console);
    List<Row> rows = new ArrayList<>();
    for (RatedPuzzle puzzle : drawn) {
      if (watch.isStopped()) {
        break;
      }
      row(rater, puzzle).ifPresent(rows::add);
      progress.show(
          String.format(Locale.ROOT, "%,d of %,d puzzles rated", rows.size(), drawn.size()));
    }
    progress.clear();
    console.out().print(table(rows) + correlations(rows));
    return watch.isStopped() ? ExitCode.UNDECIDED : ExitCode.OK;
  }

  /** The ratings of a puzzle; empty if it does not have exactly one solution. */
  private static Optional<Row> row(Rater rater, RatedPuzzle puzzle) {
    if (!(rater.rateByHodoku(puzzle.puzzle()) instanceof Rating.Rated hodoku)) {
      return Optional.empty();
    }
    long start = System.nanoTime();
    ReasonRating rating =
        rater.withReasons(puzzle.puzzle(), hodoku, bound -> {}).reasons().orElseThrow();
    double time = (System.nanoTime() - start) / BILLION;
    return Optional.of(
        new Row(
            puzzle.published().orElseThrow(),
            rating instanceof ReasonRating.Rated rated ? Optional.of(rated) : Optional.empty(),
            hodoku.isComplete() ? Optional.of(hodoku.score()) : Optional.empty(),
            time));
  }

  private static String table(List<Row> rows) {
    StringBuilder text = new StringBuilder("%-6s %8s".formatted("SE", "puzzles"));
    for (int reasons = 1; reasons <= FewReasons.MOST; reasons++) {
      text.append("%6d".formatted(reasons));
    }
    text.append("%6s %9s %9s%n".formatted("more", "median s", "longest s"));
    Map<Integer, List<Row>> bands = new TreeMap<>();
    rows.forEach(row -> bands.computeIfAbsent(row.band(), band -> new ArrayList<>()).add(row));
    bands.forEach((band, mine) -> text.append(line(band + ".x", mine)));
    return text.append(rows.isEmpty() ? "" : line("all", rows)).toString();
  }

  private static String line(String name, List<Row> rows) {
    StringBuilder text = new StringBuilder("%-6s %8d".formatted(name, rows.size()));
    for (int reasons = 1; reasons <= FewReasons.MOST; reasons++) {
      text.append("%6d".formatted(count(rows, reasons)));
    }
    Spread times = Spread.of(rows.stream().mapToDouble(Row::time));
    return text.append(
            String.format(
                Locale.ROOT,
                "%6d %9.2f %9.2f%n",
                count(rows, 0),
                times.median(),
                times.percentile(100)))
        .toString();
  }

  private static long count(List<Row> rows, int reasons) {
    return rows.stream().filter(row -> row.reasons() == reasons).count();
  }

  private static String correlations(List<Row> rows) {
    List<Row> solved = rows.stream().filter(row -> row.number().isPresent()).toList();
    List<Row> scored = rows.stream().filter(row -> row.score().isPresent()).toList();
    List<Row> both = solved.stream().filter(row -> row.score().isPresent()).toList();
    return "%nSpearman's rank correlation, where each has a value; in the second column, more than %d reasons rank highest%n"
            .formatted(FewReasons.MOST)
        + both("reasons and Sudoku Explainer", solved, rows, Row::onScale, Row::published)
        + both("reasons and HoDoKu's score", both, scored, Row::onScale, ReasonsBench::score)
        + one("Sudoku Explainer and HoDoKu", scored, Row::published, ReasonsBench::score);
  }

  private static double score(Row row) {
    return row.score().orElseThrow();
  }

  private static String both(
      String name,
      List<Row> some,
      List<Row> more,
      ToDoubleFunction<Row> first,
      ToDoubleFunction<Row> second) {
    return "%-30s%s%s%n"
        .formatted(name, correlation(some, first, second), correlation(more, first, second));
  }

  private static String one(
      String name, List<Row> rows, ToDoubleFunction<Row> first, ToDoubleFunction<Row> second) {
    return "%-30s%s%n".formatted(name, correlation(rows, first, second));
  }

  private static String correlation(
      List<Row> rows, ToDoubleFunction<Row> first, ToDoubleFunction<Row> second) {
    double value =
        RankCorrelation.of(
            rows.stream().mapToDouble(first).boxed().toList(),
            rows.stream().mapToDouble(second).boxed().toList());
    return String.format(Locale.ROOT, " %6.3f (%,d puzzles)", value, rows.size());
  }
}
