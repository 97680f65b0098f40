package cluewright.cli.lab;

import cluewright.choice.Kind;
import cluewright.lab.Spread;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.SolveRow;
import cluewright.lab.solve.Solved;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table of the methods' runs in a row, with what they count below.
 *
 * @param methods in the order of the rows
 */
record SolveTable(List<SolveRow> rows, List<Method> methods) {
  private static final int[] PERCENTILES = {50, 90, 99, 100};
  private static final double[] LIMITS = {0.1, 1, 10, 100};
  private static final String HEADER =
      "%-25s %7s %6s %8s | %9s %9s %9s %9s %9s %8s | %13s %15s | %11s %13s%n"
          .formatted(
              "method",
              "decided",
              "found",
              "stopped",
              "median s",
              "90 %",
              "99 %",
              "max",
              "total",
              "x ours",
              "iterations",
              "max",
              "guesses",
              "max");

  private static final String MORE =
      "%n%-25s %9s %9s %9s | %8s %8s %8s %8s | %13s %7s | %9s%n"
          .formatted(
              "method",
              "mean s",
              "deviation",
              "processor",
              "> 0.1 s",
              "> 1 s",
              "> 10 s",
              "> 100 s",
              "mean guesses",
              "squares",
              "solutions");

  String text() {
    if (rows.isEmpty()) {
      return "No puzzle was solved.\n";
    }
    StringBuilder text = new StringBuilder(HEADER);
    methods.forEach(method -> text.append(line(method)));
    text.append(MORE);
    methods.forEach(method -> text.append(more(method)));
    text.append(
        """

        Decided: as many solutions as asked for, or shown that there are no others. Found: a solution.
        Stopped: out of time, and counted with that time. x ours: total seconds, on the puzzles where neither was stopped.
        Iterations and guesses: median and most. Processor: total seconds of its thread there, and not of what waits for others.
        Squares: the most that were searched one inside another, or with places and links such places. Solutions: different ones.
        """);
    methods.forEach(method -> text.append(legend(method)));
    return text.toString();
  }

  private static String legend(Method method) {
    return "%-25s iterations are %s; guesses are %s%n"
        .formatted(Kind.word(method), method.iterations(), method.guesses());
  }

  private Stream<SolveRow> of(Method method) {
    return rows.stream().filter(row -> row.method() == method);
  }

  private String line(Method method) {
    Spread seconds = spread(method, SolveRow::seconds);
    Spread iterations = spread(method, SolveRow::iterations);
    Spread guesses = spread(method, SolveRow::guesses);
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "%-25s %,7d %,6d %,8d |",
            Kind.word(method),
            of(method).filter(row -> row.isDecided()).count(),
            of(method).filter(row -> row.solutions() > 0).count(),
            of(method).filter(SolveTable::isStopped).count()));
    for (int percentile : PERCENTILES) {
      line.append(String.format(Locale.ROOT, " %9s", time(seconds.percentile(percentile))));
    }
    return line.append(
            String.format(
                Locale.ROOT,
                " %9s %8s | %,13.0f %,15.0f | %,11.0f %,13.0f%n",
                time(seconds.total()),
                ratio(method),
                iterations.median(),
                iterations.max(),
                guesses.median(),
                guesses.max()))
        .toString();
  }

  private String more(Method method) {
    Spread seconds = spread(method, SolveRow::seconds);
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "%-25s %9s %9s %9s |",
            Kind.word(method),
            time(seconds.mean()),
            time(seconds.deviation()),
            of(method).anyMatch(row -> row.processor() < 0)
                ? "-"
                : time(spread(method, SolveRow::processor).total())));
    for (double limit : LIMITS) {
      line.append(String.format(Locale.ROOT, " %,8d", seconds.above(limit)));
    }
    return line.append(
            String.format(
                Locale.ROOT,
                " | %,13.1f %7s | %,9d%n",
                spread(method, SolveRow::guesses).mean(),
                method.countsDepth()
                    ? String.format(Locale.ROOT, "%.0f", spread(method, SolveRow::depth).max())
                    : "-",
                differentSolutions(method)))
        .toString();
  }

  private long differentSolutions(Method method) {
    return of(method)
        .filter(row -> row.solutions() > 0)
        .map(row -> row.line() + " " + row.solution())
        .distinct()
        .count();
  }

  private Spread spread(Method method, ToDoubleFunction<SolveRow> value) {
    return Spread.of(of(method).mapToDouble(row -> value.applyAsDouble(row)));
  }

  private static boolean isStopped(SolveRow row) {
    return row.ending() == Solved.Ending.STOPPED;
  }

  /** A time with three significant digits. */
  private static String time(double seconds) {
    if (seconds >= 100) {
      return String.format(Locale.ROOT, "%,.0f", seconds);
    }
    int decimals = seconds <= 0 ? 0 : Math.max(0, 2 - (int) Math.floor(Math.log10(seconds)));
    return String.format(Locale.ROOT, "%." + Math.min(7, decimals) + "f", seconds);
  }

  /** How many times longer than Cluewright's own method, where both finished. */
  private String ratio(Method method) {
    Map<Integer, Double> ours =
        of(Method.OURS)
            .filter(row -> !isStopped(row))
            .collect(Collectors.toMap(SolveRow::line, row -> row.seconds(), (a, b) -> a));
    List<SolveRow> both =
        of(method).filter(row -> !isStopped(row) && ours.containsKey(row.line())).toList();
    double mine = both.stream().mapToDouble(row -> row.seconds()).sum();
    double theirs = both.stream().mapToDouble(row -> ours.get(row.line())).sum();
    return theirs <= 0 ? "-" : String.format(Locale.ROOT, "%,.2f", mine / theirs);
  }
}
