package cluewright.lab.experiment;

import cluewright.lab.Machine;
import cluewright.lab.Spread;
import cluewright.lab.experiment.PaperExperiment.Job;
import cluewright.lab.making.MaskRow;
import cluewright.lab.making.MethodSummary;
import cluewright.lab.making.MethodSummary.Ratio;
import cluewright.lab.plot.Plot;
import cluewright.lab.plot.Series;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reports an experiment: a Markdown table for each part and set, and plots of the large ones as SVG
 * and PNG.
 */
public record Report(PaperExperiment experiment) {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 520;
  private static final double PNG_SCALE = 2;

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
      for (String set : part.sets()) {
        List<MethodSummary> all = summaries(part, set);
        text.append(table(part, set, all)).append('\n');
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
    return part.masks().size() >= FEWEST_TO_PLOT && part.sets().size() == 1;
  }

  private String head() {
    StringBuilder text = new StringBuilder("# Section 7 of the paper, with every method\n\n");
    text.append(
        """
        Nishikawa and Toda, Algorithms 13(7):171, 2020. Measured on: %s. Each method in a process \
        of its own with one thread, %s s for each mask%s. Published lists and learned masks were \
        not asked. Times are of the masks with an answer; ratios are of the masks that both \
        answer, total by total.

        """
            .formatted(
                Machine.words(),
                number(experiment.time().toMillis() / 1000.0),
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
        all.add(new MethodSummary(job.method().id(), experiment.rows(job), part.masks().size()));
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
    text.append(" times ours |\n|---|---|---|---|---|---|---|---|---|\n");
    for (MethodSummary summary : all) {
      Optional<Spread> seconds = summary.seconds();
      text.append(
          "| `%s` | %d | %d | %d | %d | %s | %s | %s | %s |\n"
              .formatted(
                  summary.method(),
                  summary.count("found", row -> weight(part, row)),
                  summary.count("impossible", row -> weight(part, row)),
                  summary.count("undecided", row -> weight(part, row)),
                  notTried(part, summary),
                  seconds.map(spread -> number(spread.median())).orElse(""),
                  seconds.map(spread -> number(spread.max())).orElse(""),
                  seconds.map(spread -> number(spread.total())).orElse(""),
                  ours.flatMap(summary::ratioTo).map(Ratio::words).orElse("")));
    }
    return text.toString();
  }

  private static int weight(Part part, MaskRow row) {
    return part.weights().get(row.line() - 1);
  }

  private static int notTried(Part part, MethodSummary summary) {
    int all = part.weights().stream().mapToInt(Integer::intValue).sum();
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
                    summary.rows().stream()
                        .filter(MaskRow::isDecided)
                        .map(MaskRow::seconds)
                        .toList(),
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
