package cluewright.cli.lab;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.lab.Rows;
import cluewright.lab.RunTime;
import cluewright.lab.experiment.DrawRow;
import cluewright.lab.making.MaskRow;
import cluewright.lab.plot.Plot;
import cluewright.lab.plot.Series;
import cluewright.lab.solve.SolveRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab plot}: draws the rows of {@code bench}, {@code lab make} or {@code lab solve}. */
@Command(
    name = "plot",
    description =
        "Draw the times that bench, lab make or lab solve wrote with --csv, or lab norvig, a curve or colour for"
            + " each method: how many masks, or puzzles, it answers in how many seconds each.",
    footer = {
      "  cluewright bench --masks masks.txt --engine search --against exact --csv rows.csv",
      "  cluewright lab plot rows.csv -o rows.svg",
      "  cluewright lab plot paper.csv ours.csv --kind histogram -o rows.png",
      "  cluewright lab plot lab-norvig/norvig.csv --kind tail-log -o tail.svg"
    })
final class LabPlotCommand extends ConsoleCommand {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 520;
  private static final double PNG_SCALE = 2;

  enum Kind {
    /** The number of runs answered within a time limit for each. */
    CACTUS,
    /** The number of runs by time. */
    HISTOGRAM,
    /** The slowest runs in ascending order, on a linear axis. */
    TAIL,
    /** The same on a logarithmic axis. */
    TAIL_LOG;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Parameters(
      arity = "1..*",
      paramLabel = "CSV",
      description = "Files that bench, lab make or lab solve wrote with --csv, or of lab norvig.")
  @Names(FileUse.READ)
  private List<String> files = new ArrayList<>();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "The picture: .svg or .png.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      defaultValue = "cactus",
      description = "The plot: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Kind kind;

  @Option(
      names = "--slowest",
      paramLabel = "N",
      defaultValue = "139",
      description =
          "How many of the slowest a tail has; 139 of his million took P. Norvig more than a second."
              + " Default: ${DEFAULT-VALUE}.")
  private int slowest;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "The title. Default: the names of the files.")
  private String title;

  LabPlotCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    boolean isSvg = out.toLowerCase(Locale.ROOT).endsWith(".svg");
    if (!isSvg && !out.toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new UsageException(out + " has neither ending: give a file .svg or .png");
    }
    if (slowest < 1) {
      throw new UsageException("--slowest is " + slowest + ", but must be 1 or more");
    }
    Path picture = ResultSink.writable(out);
    Map<String, String> texts = new LinkedHashMap<>();
    for (String file : files) {
      texts.put(file, text(file));
    }
    boolean areOfPuzzles = areOfPuzzles(texts);
    List<RunTime> times = new ArrayList<>();
    texts.forEach((file, csv) -> times.addAll(times(file, csv)));
    if (times.isEmpty()) {
      throw new UsageException("there is no row in " + String.join(", ", files));
    }
    String runs = areOfPuzzles ? "puzzles" : "masks";
    Plot.Words words = Plot.Words.english(title == null ? names() : title, runs);
    List<Series> series = Series.of(times);
    Plot plot = plot(words, series);
    Files.write(picture, isSvg ? plot.svg(WIDTH, HEIGHT) : plot.png(WIDTH, HEIGHT, PNG_SCALE));
    console.note("wrote " + out);
    return ExitCode.OK;
  }

  private Plot plot(Plot.Words words, List<Series> series) {
    List<Series> tail = series.stream().map(each -> each.slowest(slowest)).toList();
    return switch (kind) {
      case CACTUS -> Plot.cactus(words, series);
      case HISTOGRAM -> Plot.histogram(words, series);
      case TAIL -> Plot.tail(words, tail, Plot.Scale.LINEAR);
      case TAIL_LOG -> Plot.tail(words, tail, Plot.Scale.LOGARITHMIC);
    };
  }

  private String names() {
    return files.stream()
        .map(file -> Path.of(file).getFileName().toString())
        .collect(Collectors.joining(", "));
  }

  private static String text(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException e) {
      throw new UsageException(file + " cannot be read: give a file of --csv");
    }
  }

  /** True if all files have rows about puzzles rather than masks. */
  private static boolean areOfPuzzles(Map<String, String> texts) {
    List<String> ofPuzzles =
        texts.keySet().stream().filter(file -> isOfPuzzles(texts.get(file))).toList();
    if (!ofPuzzles.isEmpty() && ofPuzzles.size() < texts.size()) {
      throw new UsageException(
          String.join(", ", ofPuzzles)
              + " has runs of puzzles, and the other files have runs of masks: plot them apart");
    }
    return !ofPuzzles.isEmpty();
  }

  /** The times in a file; a last line without a line feed is a row only if it is complete. */
  private List<RunTime> times(String file, String csv) {
    try {
      List<RunTime> whole = rows(file, csv);
      return csv.isEmpty() || csv.endsWith("\n") ? whole : withLast(file, csv, whole);
    } catch (IllegalArgumentException e) {
      throw new UsageException(file + ", " + e.getMessage());
    }
  }

  private List<RunTime> withLast(String file, String csv, List<RunTime> whole) {
    try {
      return rows(file, csv + "\n");
    } catch (IllegalArgumentException torn) {
      console.note(file + ": the last line is not whole, and is left out");
      return whole;
    }
  }

  private static List<RunTime> rows(String file, String csv) {
    if (isOfDraws(csv)) {
      String method = Path.of(file).getFileName().toString().replaceFirst("[.]csv$", "");
      return DrawRow.read(csv).stream().map(row -> row.time(method)).toList();
    }
    return isOfPuzzles(csv)
        ? SolveRow.read(csv).stream().map(SolveRow::time).toList()
        : MaskRow.read(csv).stream().map(MaskRow::time).toList();
  }

  private static boolean isOfPuzzles(String csv) {
    return Rows.isNamed(csv, SolveRow.CSV_HEADER) || isOfDraws(csv);
  }

  private static boolean isOfDraws(String csv) {
    return Rows.isNamed(csv, DrawRow.CSV_HEADER);
  }
}
