package cluewright.lab.experiment;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import cluewright.encode.StepBound;
import cluewright.lab.Machine;
import cluewright.lab.Spread;
import cluewright.lab.experiment.PaperExperiment.Job;
import cluewright.lab.making.Clock;
import cluewright.lab.making.FormulaSize;
import cluewright.lab.making.Maker;
import cluewright.lab.making.MaskRow;
import cluewright.lab.making.MethodSummary;
import cluewright.lab.making.MethodSummary.Ratio;
import cluewright.lab.plot.Plot;
import cluewright.lab.plot.Series;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reports an experiment: a Markdown table for each part and set, and plots of the large ones as SVG
 * and PNG.
 */
public record Report(PaperExperiment experiment) {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 520;
  private static final double PNG_SCALE = 2;
  private static final int TEN = 10;

  /** The number of masks up to which there is a table but no plot. */
  private static final int FEWEST_TO_PLOT = 20;

  /** Cluewright's own method, to which all are compared. */
  private static final String OURS = "auto";

  /**
   * Writes {@code report.md} into the experiment's folder.
   *
   * @param isPlotted whether to write the plots beside it; they take longest, and a process that is
   *     told to end has no time for them
   * @return the files
   */
  public List<Path> write(boolean isPlotted) throws IOException {
    Path report = experiment.folder().resolve("report.md");
    StringBuilder text = new StringBuilder(head());
    for (Part part : experiment.parts()) {
      text.append("## ").append(part.title()).append("\n\nThe paper: ").append(part.said());
      text.append(".\n\n");
      if (part.isForProofs()) {
        text.append("Only methods that can say *impossible* were asked.\n\n");
      }
      text.append(steps(part));
      text.append(tens(part));
      for (String set : part.sets()) {
        List<MethodSummary> all = summaries(part, set);
        text.append(table(part, set, all)).append('\n');
        text.append(foundByTens(part, all));
        text.append(besideThePaper(part, all));
        if (isPlotted && isLarge(part)) {
          text.append("![%s](%s-cactus.svg)\n\n".formatted(part.title(), part.id()));
          text.append("![%s](%s-histogram.svg)\n\n".formatted(part.title(), part.id()));
        }
      }
      text.append(disagreements(part));
    }
    Files.writeString(report, text);
    List<Path> files = new ArrayList<>();
    files.add(report);
    for (Part part : experiment.parts()) {
      if (isPlotted && isLarge(part)) {
        String set = part.sets().get(0);
        files.addAll(plots(part, set, summaries(part, set)));
      }
    }
    return files;
  }

  private static boolean isLarge(Part part) {
    return part.chosen().size() >= FEWEST_TO_PLOT && part.sets().size() == 1;
  }

  private String head() {
    StringBuilder text = new StringBuilder("# Section 7 of the paper, with every method\n\n");
    text.append(
        """
        Nishikawa and Toda, Algorithms 13(7):171, 2020. Measured on: %s. Each method in a process \
        of its own with one thread, %s s of the %s for each mask%s. Published lists and learned masks were \
        not asked. Times are of the masks with an answer; ratios are of the masks that both \
        answer, total by total. Processor time is of all runs, those without an answer too; \
        variables and clauses are medians of the formulas solved, of the last K each.

        """
            .formatted(
                Machine.words(),
                number(experiment.time().toMillis() / 1000.0),
                experiment.clock() == Clock.PROCESSOR ? "processor" : "clock",
                experiment.patience() == 0
                    ? ""
                    : "; a method without an answer for %d masks in a row is not asked again"
                        .formatted(experiment.patience())));
    experiment
        .methods()
        .forEach(method -> text.append("- `%s`: %s\n".formatted(method.id(), method.about())));
    return text.append('\n').toString();
  }

  /** The summaries of all methods for one part and set. */
  public List<MethodSummary> summaries(Part part, String set) throws IOException {
    List<MethodSummary> all = new ArrayList<>();
    for (Job job : experiment.jobs()) {
      if (job.part().equals(part) && job.set().equals(set)) {
        all.add(new MethodSummary(job.method().id(), experiment.rows(job), part.chosen().size()));
      }
    }
    return all;
  }

  private static String table(Part part, String set, List<MethodSummary> all) {
    Optional<MethodSummary> ours =
        all.stream().filter(summary -> summary.method().equals(OURS)).findFirst();
    StringBuilder text = new StringBuilder();
    text.append("Strategies ").append(set).append(":\n\n");
    text.append("| method | found | impossible | open | not tried | median s | max s | total s |");
    text.append(" processor s | variables | clauses | times ours |\n");
    text.append("|---|---|---|---|---|---|---|---|---|---|---|---|\n");
    for (MethodSummary summary : all) {
      Optional<Spread> seconds = summary.seconds();
      text.append(
          "| `%s` | %d | %d | %d | %d | %s | %s | %s | %s | %s | %s | %s |\n"
              .formatted(
                  summary.method(),
                  summary.count("found", row -> weight(part, row)),
                  summary.count("impossible", row -> weight(part, row)),
                  summary.count("undecided", row -> weight(part, row)),
                  notTried(part, summary),
                  seconds.map(spread -> number(spread.median())).orElse(""),
                  seconds.map(spread -> number(spread.max())).orElse(""),
                  seconds.map(spread -> number(spread.total())).orElse(""),
                  number(summary.processor()),
                  count(summary.formulas(FormulaSize::variables)),
                  count(summary.formulas(FormulaSize::clauses)),
                  ours.flatMap(summary::ratioTo).map(Ratio::words).orElse("")));
    }
    return text.toString();
  }

  private static String count(Optional<Spread> spread) {
    return spread.map(all -> String.format(Locale.ROOT, "%,.0f", all.median())).orElse("");
  }

  /** The K that suffices by the paper and by our own bound, which knows the masks. */
  private static String steps(Part part) {
    List<String> ours =
        part.sets().stream()
            .map(
                set -> {
                  IntSummaryStatistics bound =
                      chosen(part)
                          .mapToInt(mask -> StepBound.of(mask, StrategySet.parse(set)))
                          .summaryStatistics();
                  String least = bound.getMin() == bound.getMax() ? "" : bound.getMin() + " to ";
                  return "%s%d under %s".formatted(least, bound.getMax(), set);
                })
            .toList();
    return "By proposition 2, K = %d always suffices; by our bound for these masks %s.\n\n"
        .formatted(Maker.sufficientSteps(part.board()), String.join(", ", ours));
  }

  private static Stream<Mask> chosen(Part part) {
    return part.chosen().stream().map(line -> part.masks().get(line - 1));
  }

  /** The paper's table 1: how many masks have 20 to 29 clues, 30 to 39, and so on. */
  private static String tens(Part part) {
    if (!hasTens(part)) {
      return "";
    }
    Map<Integer, Long> masks =
        chosen(part).collect(groupingBy(mask -> mask.size() / TEN, TreeMap::new, counting()));
    StringBuilder text = new StringBuilder("| clues |");
    masks
        .keySet()
        .forEach(ten -> text.append(" %d–%d |".formatted(TEN * ten, TEN * ten + TEN - 1)));
    text.append("\n|---|").append("---|".repeat(masks.size())).append("\n| masks |");
    masks.values().forEach(count -> text.append(" %d |".formatted(count)));
    return text.append("\n\n").toString();
  }

  /** What each method finds, by tens of clues. */
  private static String foundByTens(Part part, List<MethodSummary> all) {
    if (!hasTens(part)) {
      return "";
    }
    List<Integer> tens = chosen(part).map(mask -> mask.size() / TEN).distinct().sorted().toList();
    StringBuilder text = new StringBuilder("Found, by the number of clues:\n\n| method |");
    tens.forEach(ten -> text.append(" %d–%d |".formatted(TEN * ten, TEN * ten + TEN - 1)));
    text.append("\n|---|").append("---|".repeat(tens.size())).append('\n');
    for (MethodSummary summary : all) {
      text.append("| `%s` |".formatted(summary.method()));
      for (int ten : tens) {
        text.append(
            " %d |"
                .formatted(
                    summary.rows().stream()
                        .filter(row -> row.isFound() && row.clues() / TEN == ten)
                        .count()));
      }
      text.append('\n');
    }
    return text.append('\n').toString();
  }

  private static boolean hasTens(Part part) {
    return !part.isForProofs();
  }

  /** For each mask the seconds of the paper and of each method until it was impossible. */
  private static String besideThePaper(Part part, List<MethodSummary> all) {
    if (part.paper().isEmpty()) {
      return "";
    }
    StringBuilder text =
        new StringBuilder("Seconds until a mask was impossible:\n\n| mask | paper |");
    all.forEach(summary -> text.append(" `%s` |".formatted(summary.method())));
    text.append("\n|---|---|").append("---|".repeat(all.size())).append('\n');
    for (int line : part.chosen()) {
      OptionalInt paper = part.paper().get(line - 1);
      text.append("| %d | ".formatted(line));
      text.append(paper.isPresent() ? String.format(Locale.ROOT, "%,d", paper.getAsInt()) : "open");
      text.append(" |");
      for (MethodSummary summary : all) {
        text.append(" ").append(seconds(summary, line)).append(" |");
      }
      text.append('\n');
    }
    return text.append('\n').toString();
  }

  private static String seconds(MethodSummary summary, int line) {
    return summary.rows().stream()
        .filter(row -> row.line() == line)
        .findFirst()
        .map(row -> row.isFound() ? "a puzzle" : row.isDecided() ? number(row.taken()) : "open")
        .orElse("");
  }

  private static int weight(Part part, MaskRow row) {
    return part.weights().get(row.line() - 1);
  }

  private static int notTried(Part part, MethodSummary summary) {
    int all = part.chosen().stream().mapToInt(line -> part.weights().get(line - 1)).sum();
    return all - summary.rows().stream().mapToInt(row -> weight(part, row)).sum();
  }

  private List<Path> plots(Part part, String set, List<MethodSummary> all) throws IOException {
    List<Series> series = series(all);
    Plot.Words words = Plot.Words.english(part.title() + ", " + set, "masks");
    List<Path> files = new ArrayList<>();
    files.addAll(plot(part.id() + "-cactus", Plot.cactus(words, series)));
    files.addAll(plot(part.id() + "-histogram", Plot.histogram(words, series)));
    return files;
  }

  /** The times of methods that found any answer. */
  public static List<Series> series(List<MethodSummary> all) {
    return all.stream()
        .map(
            summary ->
                new Series(
                    summary.method(),
                    summary.rows().stream().filter(MaskRow::isDecided).map(MaskRow::taken).toList(),
                    summary.open() + summary.notTried()))
        .toList();
  }

  private List<Path> plot(String name, Plot plot) throws IOException {
    Path svg = experiment.folder().resolve(name + ".svg");
    Path png = experiment.folder().resolve(name + ".png");
    Files.write(svg, plot.svg(WIDTH, HEIGHT));
    Files.write(png, plot.png(WIDTH, HEIGHT, PNG_SCALE));
    return List.of(svg, png);
  }

  /** Masks on which two methods contradict each other, so that one must be wrong. */
  private String disagreements(Part part) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String set : part.sets()) {
      List<MaskRow> rows = new ArrayList<>();
      summaries(part, set).forEach(summary -> rows.addAll(summary.rows()));
      MaskRow.contradictions(rows)
          .forEach(wrong -> text.append("**%s: %s.**\n\n".formatted(set, wrong)));
    }
    return text.toString();
  }

  private static String number(double seconds) {
    return String.format(Locale.ROOT, seconds >= 100 ? "%.0f" : "%.3g", seconds);
  }
}
