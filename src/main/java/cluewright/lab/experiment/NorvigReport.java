package cluewright.lab.experiment;

import cluewright.choice.Kind;
import cluewright.lab.Machine;
import cluewright.lab.Spread;
import cluewright.lab.experiment.DrawRow.Answer;
import cluewright.lab.plot.Plot;
import cluewright.lab.plot.Series;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.SolveRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Reports P. Norvig's experiments: the tables of his essay in Markdown, beside samples of a
 * Gaussian as there, and the slowest puzzles as plots, linear and logarithmic.
 */
public record NorvigReport(NorvigExperiment experiment) {
  /** How many of the slowest are plotted: of his million, so many took more than a second. */
  public static final int SLOWEST = 139;

  private static final int WIDTH = 860;
  private static final int HEIGHT = 520;
  private static final double PNG_SCALE = 2;
  private static final double[] SECONDS = {0.001, 0.01, 0.1, 1, 10, 100};
  private static final long[] GUESSES = {100, 1_000, 10_000, 100_000, 1_000_000};

  /** What the report keeps of the rows of one method. */
  private static final class Drawn {
    private final Method method;
    private final double[] seconds;
    private final double[] guesses;
    private final int depth;
    private final BitSet none = new BitSet();
    private final long open;

    Drawn(Method method, List<DrawRow> rows) {
      this.method = method;
      this.seconds = rows.stream().mapToDouble(DrawRow::seconds).toArray();
      this.guesses = rows.stream().mapToDouble(DrawRow::guesses).toArray();
      this.depth = rows.stream().mapToInt(DrawRow::depth).max().orElse(0);
      this.open = rows.stream().filter(row -> row.answer() == Answer.STOPPED).count();
      rows.stream()
          .filter(row -> row.answer() == Answer.NONE)
          .forEach(row -> none.set(row.number()));
    }

    String name() {
      return Kind.word(method);
    }
  }

  /**
   * Writes {@code report.md}, the slowest puzzles and their plots into the experiment's folder.
   *
   * @return the files
   * @throws IllegalStateException if two methods contradict each other
   */
  public List<Path> write() throws IOException {
    List<Path> files = new ArrayList<>();
    StringBuilder text = new StringBuilder(head());
    for (EssayPart part : experiment.parts()) {
      List<SolveRow> rows = experiment.rows(part);
      if (!rows.isEmpty()) {
        refuseContradictions(part, rows);
        text.append("## ").append(part.title()).append("\n\nThe essay: ").append(part.said());
        text.append(".\n\n").append(part.names().isEmpty() ? table(rows) : printed(part, rows));
      }
    }
    List<SolveRow> trials = experiment.rows(EssayPart.byLot());
    if (!trials.isEmpty()) {
      text.append(byLot(trials));
    }
    List<Drawn> all = drawn();
    if (!all.isEmpty()) {
      text.append(draws(all));
      files.add(slowest(all.get(0)));
      text.append("![The slowest, linear](tail.svg)\n\n");
      text.append("![The slowest, logarithmic](tail-log.svg)\n");
      files.addAll(plots(all));
    }
    Path report = experiment.folder().resolve("report.md");
    Files.writeString(report, text);
    files.add(0, report);
    return files;
  }

  private String head() {
    return """
        # Norvig's experiments, with several methods

        P. Norvig, *Solving Every Sudoku Puzzle*. Measured on: %s. Methods take turns on each \
        puzzle. Seconds are those of the thread on the processor, as in the essay. Squares are \
        those searched at once, one inside another; the calls of the essay's search are one more.

        """
        .formatted(Machine.words());
  }

  private static void refuseContradictions(EssayPart part, List<SolveRow> rows) {
    for (SolveRow one : rows) {
      for (SolveRow other : rows) {
        if (one.line() == other.line() && one.contradicts(other)) {
          throw new IllegalStateException(
              "%s, puzzle %d: %s finds %s, but %s %s; one of them is wrong"
                  .formatted(
                      part.title(),
                      one.line(),
                      Kind.word(one.method()),
                      one.answer(),
                      Kind.word(other.method()),
                      other.answer()));
        }
      }
    }
  }

  private String printed(EssayPart part, List<SolveRow> rows) {
    StringBuilder text = new StringBuilder("| method |");
    part.names().forEach(name -> text.append(' ').append(name).append(" |"));
    text.append("\n|---|").append("---|".repeat(part.names().size())).append('\n');
    for (Method method : experiment.methods()) {
      text.append("| `").append(Kind.word(method)).append("` |");
      for (int number = 1; number <= part.names().size(); number++) {
        int line = number;
        text.append(
            rows.stream()
                .filter(row -> row.method() == method && row.line() == line)
                .findFirst()
                .map(
                    row ->
                        " %s%s s, %,d guesses%s |"
                            .formatted(
                                row.isDecided() ? "" : "out of time after ",
                                number(row.processor()),
                                row.guesses(),
                                method.countsDepth() ? ", " + row.depth() + " squares" : ""))
                .orElse(" |"));
      }
      text.append('\n');
    }
    return text.append('\n').toString();
  }

  private String table(List<SolveRow> rows) {
    StringBuilder text =
        new StringBuilder(
            """
            | method | answered | mean s | most s | mean guesses | most guesses | most squares |
            |---|---|---|---|---|---|---|
            """);
    for (Method method : experiment.methods()) {
      List<SolveRow> mine = rows.stream().filter(row -> row.method() == method).toList();
      if (!mine.isEmpty()) {
        Spread seconds = Spread.of(mine.stream().mapToDouble(SolveRow::processor));
        Spread guesses = Spread.of(mine.stream().mapToDouble(SolveRow::guesses));
        text.append(
            String.format(
                Locale.ROOT,
                "| `%s` | %d of %d | %s | %s | %,.1f | %,.0f | %s |\n",
                Kind.word(method),
                mine.stream().filter(SolveRow::isDecided).count(),
                mine.size(),
                number(seconds.mean()),
                number(seconds.max()),
                guesses.mean(),
                guesses.max(),
                method.countsDepth()
                    ? mine.stream().mapToInt(SolveRow::depth).max().orElse(0)
                    : "-"));
      }
    }
    return text.append('\n').toString();
  }

  private static String byLot(List<SolveRow> trials) {
    EssayPart part = EssayPart.byLot();
    StringBuilder text = new StringBuilder("## " + part.title() + "\n\nThe essay: " + part.said());
    text.append(".\n\n| trials | less than 0.02 s | most guesses of these |");
    text.append(" others, s | guesses | different solutions |\n|---|---|---|---|---|---|\n");
    List<SolveRow> quick =
        trials.stream().filter(row -> row.isDecided() && row.processor() < 0.02).toList();
    List<SolveRow> slow = trials.stream().filter(row -> !quick.contains(row)).toList();
    text.append(
        String.format(
            Locale.ROOT,
            "| %d | %d | %,d | %s | %s | %d |\n\n",
            trials.size(),
            quick.size(),
            quick.stream().mapToLong(SolveRow::guesses).max().orElse(0),
            range(slow.stream().mapToDouble(SolveRow::processor), NorvigReport::number),
            range(slow.stream().mapToDouble(SolveRow::guesses), "%,.0f"::formatted),
            trials.stream()
                .map(SolveRow::solution)
                .filter(solution -> !solution.isEmpty())
                .distinct()
                .count()));
    return text.toString();
  }

  private static String range(DoubleStream values, DoubleFunction<String> words) {
    double[] ascending = values.sorted().toArray();
    return ascending.length == 0
        ? "-"
        : words.apply(ascending[0]) + " to " + words.apply(ascending[ascending.length - 1]);
  }

  /** The rows of all methods so far, those of the puzzles that all have reached. */
  private List<Drawn> drawn() throws IOException {
    int reached = experiment.draws().count();
    Map<Method, List<DrawRow>> all = new LinkedHashMap<>();
    for (Method method : experiment.methods()) {
      List<DrawRow> rows = experiment.draws().rows(method);
      reached = Math.min(reached, rows.size());
      all.put(method, rows);
    }
    List<Drawn> drawn = new ArrayList<>();
    for (Method method : reached == 0 ? List.<Method>of() : experiment.methods()) {
      List<DrawRow> rows = all.remove(method).subList(0, reached);
      drawn.add(new Drawn(method, rows));
      refuseContradictions(drawn, rows);
    }
    return drawn;
  }

  /** A puzzle for which one method finds a solution, and another that there is none. */
  private static void refuseContradictions(List<Drawn> all, List<DrawRow> rows) {
    Drawn last = all.get(all.size() - 1);
    BitSet found = new BitSet();
    rows.stream()
        .filter(row -> row.answer() == Answer.FOUND)
        .forEach(row -> found.set(row.number()));
    for (Drawn other : all) {
      if (other.none.intersects(found)) {
        found.and(other.none);
        throw new IllegalStateException(
            "puzzle %d: %s finds a solution, but %s that there is none; one of them is wrong"
                .formatted(found.nextSetBit(0), last.name(), other.name()));
      }
    }
  }

  private String draws(List<Drawn> all) {
    int count = all.get(0).seconds.length;
    Drawn first = all.get(0);
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "## %,d puzzles by lot\n\nThe essay: 10^6 puzzles, about 0.2 %% without a solution; mean"
                + " 0.014 s, most 1,439.81 s, deviation 1.4794 s; 0.032 %% take more than 0.1 s,"
                + " 0.014 %% more than 1 s, 0.003 %% more than 10 s, 0.0001 %% more than 100 s.\n\n"
                + "%,d of the %,d have no solution (%s %%).\n\n",
            count,
            first.none.cardinality(),
            count,
            number(100.0 * first.none.cardinality() / count)));
    text.append(
        "The most of a column in brackets: how many deviations it lies above the mean.\n\n");
    for (Drawn drawn : all) {
      text.append("`%s`:\n\n".formatted(drawn.name())).append(growth(drawn.seconds));
    }
    Spread whole = Spread.of(DoubleStream.of(first.seconds));
    double mean = whole.mean();
    double deviation = whole.deviation();
    text.append(
        "A Gaussian with the mean and deviation of `%s`, %s and %s s:\n\n"
            .formatted(first.name(), number(mean), number(deviation)));
    Random random = new Random(experiment.draws().seed());
    text.append(
        growth(
            DoubleStream.generate(() -> mean + deviation * random.nextGaussian())
                .limit(count)
                .toArray()));
    text.append("Puzzles that took more seconds than so many, and more guesses:\n\n");
    return text.append(shares(all)).toString();
  }

  /** The table of the essay: statistics of the first 10, 100 and so on. */
  private static String growth(double[] seconds) {
    StringBuilder text =
        new StringBuilder(
            "| N | mean | 50 % | 90 % | 99 % | most | deviation |\n|---|---|---|---|---|---|---|\n");
    for (int n = Math.min(10, seconds.length); n > 0; n = next(n, seconds.length)) {
      Spread spread = Spread.of(DoubleStream.of(seconds).limit(n));
      double mean = spread.mean();
      double deviation = spread.deviation();
      text.append(
          String.format(
              Locale.ROOT,
              "| %,d | %s | %s | %s | %s | %s (%,.1f) | %s |\n",
              n,
              number(mean),
              number(spread.median()),
              number(spread.percentile(90)),
              number(spread.percentile(99)),
              number(spread.max()),
              deviation == 0 ? 0 : (spread.max() - mean) / deviation,
              number(deviation)));
    }
    return text.append('\n').toString();
  }

  private static int next(int n, int all) {
    return n == all ? 0 : (int) Math.min(all, 10L * n);
  }

  private String shares(List<Drawn> all) {
    StringBuilder text = new StringBuilder("| method | total s |");
    DoubleStream.of(SECONDS)
        .forEach(
            limit ->
                text.append(
                    " > %s s |".formatted(String.valueOf(limit).replaceFirst("[.]0$", ""))));
    for (long limit : GUESSES) {
      text.append(String.format(Locale.ROOT, " > %,d guesses |", limit));
    }
    text.append(" most guesses | most squares | out of time |\n|---|");
    text.append("---|".repeat(SECONDS.length + GUESSES.length + 4)).append('\n');
    for (Drawn drawn : all) {
      Spread seconds = Spread.of(DoubleStream.of(drawn.seconds));
      Spread guesses = Spread.of(DoubleStream.of(drawn.guesses));
      text.append("| `%s` | %s |".formatted(drawn.name(), number(seconds.total())));
      for (double limit : SECONDS) {
        text.append(share(seconds.above(limit), seconds.size()));
      }
      for (long limit : GUESSES) {
        text.append(share(guesses.above((double) limit), guesses.size()));
      }
      text.append(
          String.format(
              Locale.ROOT,
              " %,.0f | %s | %,d |\n",
              guesses.max(),
              drawn.method.countsDepth() ? drawn.depth : "-",
              drawn.open));
    }
    return text.append('\n').toString();
  }

  private static String share(long count, int all) {
    return count == 0
        ? " 0 |"
        : String.format(Locale.ROOT, " %,d (%s %%) |", count, number(100.0 * count / all));
  }

  /** The slowest puzzles of a method, the slowest first. */
  private Path slowest(Drawn drawn) throws IOException {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, drawn.seconds.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -drawn.seconds[i]))
        .limit(SLOWEST)
        .forEach(
            i ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        "%s # %,d: %s s, %,.0f guesses of %s%s\n",
                        experiment.draws().puzzle(i + 1).line(),
                        i + 1,
                        number(drawn.seconds[i]),
                        drawn.guesses[i],
                        drawn.name(),
                        drawn.none.get(i + 1) ? ", no solution" : "")));
    Path file = experiment.folder().resolve("slowest.txt");
    Files.writeString(file, text);
    return file;
  }

  private List<Path> plots(List<Drawn> all) throws IOException {
    List<Series> series =
        all.stream()
            .map(
                drawn ->
                    new Series(drawn.name(), DoubleStream.of(drawn.seconds).boxed().toList(), 0))
            .map(each -> each.slowest(SLOWEST))
            .toList();
    Plot.Words words =
        Plot.Words.english(
            String.format(
                Locale.ROOT,
                "The slowest %,d of %,d puzzles by lot",
                Math.min(SLOWEST, all.get(0).seconds.length),
                all.get(0).seconds.length),
            "puzzles");
    List<Path> files = new ArrayList<>();
    for (Plot.Scale scale : Plot.Scale.values()) {
      Plot plot = Plot.tail(words, series, scale);
      String name = scale == Plot.Scale.LINEAR ? "tail" : "tail-log";
      Path svg = experiment.folder().resolve(name + ".svg");
      Path png = experiment.folder().resolve(name + ".png");
      Files.write(svg, plot.svg(WIDTH, HEIGHT));
      Files.write(png, plot.png(WIDTH, HEIGHT, PNG_SCALE));
      files.addAll(List.of(svg, png));
    }
    return files;
  }

  /** A number with three significant digits. */
  private static String number(double value) {
    if (value == 0) {
      return "0";
    }
    int decimals = 2 - (int) Math.floor(Math.log10(Math.abs(value)));
    return String.format(Locale.ROOT, "%,." + Math.max(0, Math.min(9, decimals)) + "f", value);
  }
}
