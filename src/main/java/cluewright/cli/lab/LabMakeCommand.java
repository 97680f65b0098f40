package cluewright.cli.lab;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrategiesOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.Machine;
import cluewright.lab.Spread;
import cluewright.lab.making.Clock;
import cluewright.lab.making.FormulaSize;
import cluewright.lab.making.Maker;
import cluewright.lab.making.MaskRow;
import cluewright.lab.making.MaskRow.Contradiction;
import cluewright.lab.making.MaskRow.Setting;
import cluewright.lab.making.MethodSummary;
import cluewright.lab.making.Trials;
import cluewright.model.Mask;
import cluewright.search.Lists;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab make}: decides masks by several methods, and measures the time. */
@Command(
    name = "make",
    description = {
      "Decide every mask of a file by several methods, one method after the other with one thread,"
          + " and print a row for each method: how many masks it decides, seconds, and how many times"
          + " ours that is on the masks that both decide.",
      "paper is the encoding of Nishikawa and Toda as published, with SAT4J, paper-order the same in"
          + " the order encoding of their solver; zama-sasano makes and changes clues as its authors'"
          + " abstract says; exact, search, exhaustive, dual and auto"
          + " are Cluewright's own. Published lists and learned masks are not asked."
    },
    footer = {
      "Exit codes: 0 if every mask was tried, whatever came of it; 1 if two methods contradict each"
          + " other.",
      "When interrupted (Ctrl+C), it prints the table so far and exits with 130; with --csv and"
          + " --resume it goes on from there.",
      "",
      "  cluewright lab make masks.txt --method paper,exact,auto --time 10s",
      "  cluewright lab make masks.txt --method paper --steps 20 --csv rows.csv"
    })
final class LabMakeCommand extends ConsoleCommand {
  private static final int MOST_STEPS = 100_000;
  private static final String OURS = "auto";

  @Parameters(paramLabel = "MASKS", description = "Masks, one per line; - for standard input.")
  @Names(FileUse.READ)
  private String masks;

  @Mixin private StrategiesOption strategies = new StrategiesOption();

  @Mixin private MethodsOption methods = new MethodsOption();

  @Option(
      names = "--steps",
      paramLabel = "K",
      description =
          "K of the paper's encoding, for its methods. Default: it grows step by step, as in the"
              + " paper's Algorithm 1.")
  private Integer steps;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "Time limit of each method on each mask. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Option(
      names = "--processor",
      description =
          "Count --time and all seconds of the table in processor time of this process, so that other"
              + " programs take none of it away. A file of --csv keeps both.")
  private boolean processor;

  @Option(
      names = "--sparsest",
      paramLabel = "N",
      description = "Only the N masks with the fewest clues, in their order. Default: all.")
  private Integer sparsest;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the methods that draw. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--patience",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Ask a method no more that has no answer for N masks in a row; 0 for never. Default:"
              + " ${DEFAULT-VALUE}.")
  private int patience;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Also write a row for each run, as it ends.")
  @Names(FileUse.WRITTEN)
  private String csv;

  @Option(
      names = "--resume",
      description = "Keep the rows that the file of --csv has, and try what is missing.")
  private boolean resume;

  @Mixin private BoardOption board = new BoardOption();

  LabMakeCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    check();
    List<Numbered<Mask>> all = chosen(new MaskArgument(board.board(), console.in()).all(masks));
    List<Maker> makers = methods.makers().stream().map(this::withSteps).toList();
    List<Trials.Task> tasks = all.stream().map(this::task).toList();
    makers.forEach(maker -> tasks.forEach(task -> check(maker, task)));
    if (csv == null) {
      return run(makers, tasks, List.of(), row -> {});
    }
    try (RowFile file = RowFile.open(csv, resume)) {
      refuseOthers(file.before(), tasks);
      return run(makers, tasks, file.before(), file::write);
    }
  }

  private int run(
      List<Maker> makers, List<Trials.Task> tasks, List<MaskRow> before, Consumer<MaskRow> sink) {
    ProgressLine progress = new ProgressLine(console);
    String[] doing = {""};
    Watch watch = new Watch(now -> progress.show(doing[0], now));
    return Interrupt.stopping(
        watch,
        () -> {
          List<MethodSummary> summaries = new ArrayList<>();
          for (Maker maker : makers) {
            doing[0] = maker.id() + ": ";
            List<MaskRow> rows =
                new Trials(maker, patience, clock())
                    .run(
                        tasks,
                        before,
                        watch,
                        row -> {
                          doing[0] = "%s, after line %d: ".formatted(maker.id(), row.line());
                          sink.accept(row);
                        });
            summaries.add(new MethodSummary(maker.id(), rows, tasks.size()));
          }
          progress.clear();
          console.out().print(table(summaries));
          return agreement(summaries);
        });
  }

  /**
   * Refuses to mix rows with different settings in a file, since they answer different questions.
   */
  private void refuseOthers(List<MaskRow> before, List<Trials.Task> tasks) {
    List<Setting> settings =
        tasks.stream().map(task -> Setting.of(task.request(), clock())).distinct().toList();
    for (int i = 0; i < before.size(); i++) {
      Setting setting = before.get(i).setting();
      if (!settings.contains(setting)) {
        throw new UsageException(
            "%s, line %d is of another setting (%s) than this run (%s): give the same --board,"
                    .formatted(csv, i + 2, setting, settings.get(0))
                + " --strategies, --time and --processor, or name another file");
      }
    }
  }

  /** The masks with the fewest clues if only so many are asked for; of equals the first. */
  private List<Numbered<Mask>> chosen(List<Numbered<Mask>> all) {
    if (sparsest == null) {
      return all;
    }
    return all.stream()
        .sorted(Comparator.comparing(each -> each.value().size()))
        .limit(sparsest)
        .sorted(Comparator.comparing(Numbered::line))
        .toList();
  }

  private Clock clock() {
    return processor ? Clock.PROCESSOR : Clock.WALL;
  }

  private void check() {
    if (sparsest != null && sparsest < 1) {
      throw new UsageException("--sparsest is " + sparsest + ", but must be 1 or more");
    }
    if (patience < 0) {
      throw new UsageException("--patience is " + patience + ", but must be 0 or more");
    }
    if (steps != null && (steps < 0 || steps > MOST_STEPS)) {
      throw new UsageException("--steps is %d, but must be 0 to %d".formatted(steps, MOST_STEPS));
    }
    if (resume && csv == null) {
      throw new UsageException("--resume needs the file of --csv to go on with");
    }
    if ("-".equals(csv)) {
      throw new UsageException("--csv needs a file: standard output already has a table");
    }
  }

  private Maker withSteps(Maker maker) {
    return steps == null ? maker : maker.withSteps(steps).orElse(maker);
  }

  private Trials.Task task(Numbered<Mask> mask) {
    Request request =
        new Request(mask.value(), strategies.set())
            .withTime(time)
            .withSeed(seed)
            .withThreads(1)
            .withLists(Lists.IGNORED);
    return new Trials.Task(mask.line(), request);
  }

  private static void check(Maker maker, Trials.Task task) {
    maker
        .objection(task.request())
        .ifPresent(
            why -> {
              throw new UsageException(
                  "the mask on line %d under %s: %s; bench measures our engines on all others"
                      .formatted(task.line(), task.request().strategies().shortName(), why));
            });
  }

  private String table(List<MethodSummary> summaries) {
    Optional<MethodSummary> ours =
        summaries.stream().filter(summary -> summary.method().equals(OURS)).findFirst();
    StringBuilder text =
        new StringBuilder(
            "method             found  impossible  open  not tried  median s     max s   total s"
                + "  processor s  variables    clauses  times ours (total)\n");
    for (MethodSummary summary : summaries) {
      Optional<Spread> seconds = summary.seconds();
      text.append(
          String.format(
              Locale.ROOT,
              "%-17s  %5d  %10d  %4d  %9d  %8s  %8s  %8s  %11.4g  %9s  %9s  %s%n",
              summary.method(),
              summary.found(),
              summary.impossible(),
              summary.open(),
              summary.notTried(),
              seconds.map(spread -> seconds(spread.median())).orElse(""),
              seconds.map(spread -> seconds(spread.max())).orElse(""),
              seconds.map(spread -> seconds(spread.total())).orElse(""),
              summary.processor(),
              median(summary, FormulaSize::variables),
              median(summary, FormulaSize::clauses),
              ours.flatMap(summary::ratioTo).map(MethodSummary.Ratio::words).orElse("")));
    }
    return text.append(
            "Seconds of masks with an answer, of the %s; processor s: of all masks, with and without"
                .formatted(processor ? "processor" : "clock"))
        .append("; variables and clauses: medians of the formulas solved.\nMeasured on: ")
        .append(Machine.words())
        .append("; one thread.\n")
        .toString();
  }

  private static String median(MethodSummary summary, ToDoubleFunction<FormulaSize> number) {
    return summary
        .formulas(number)
        .map(spread -> String.format(Locale.ROOT, "%.0f", spread.median()))
        .orElse("");
  }

  private static String seconds(double value) {
    return String.format(Locale.ROOT, "%.4g", value);
  }

  private int agreement(List<MethodSummary> summaries) {
    List<MaskRow> rows = summaries.stream().flatMap(summary -> summary.rows().stream()).toList();
    List<Contradiction> wrong = MaskRow.contradictions(rows);
    wrong.forEach(each -> console.note(each.toString()));
    return wrong.isEmpty() ? ExitCode.OK : ExitCode.UNEXPECTED;
  }
}
