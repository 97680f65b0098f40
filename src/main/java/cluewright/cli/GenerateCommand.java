package cluewright.cli;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code generate}: from a mask to puzzles, or to the proof that there is none. */
@Command(
    name = "generate",
    sortOptions = false,
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%n",
    description = "Find digits for exactly the cells of a mask, or prove that there are none.",
    footer = {
      "In a mask every character but . and 0 marks a clue cell, so the clues of an existing puzzle"
          + " can be given for their places.",
      "Interrupted (Ctrl+C), it prints what it has and returns 130.",
      "",
      "  cluewright generate --mask heart --format grid",
      "  cluewright generate --mask ring-4x4 --strategies N --count 3",
      "  cluewright generate --mask mask.txt --strategies NHL,x-wing --time 2m --format json"
    })
final class GenerateCommand implements Callable<Integer> {
  private final Console console;
  private final Engine engine;

  @Option(
      names = {"-m", "--mask"},
      required = true,
      paramLabel = "MASK",
      description =
          "The cells that will hold clues: - for standard input, the name of a shape, a file, or"
              + " the mask itself; tried in this order.")
  private String mask;

  @Option(
      names = {"-b", "--board"},
      paramLabel = "BOARD",
      converter = BoardConverter.class,
      description = "4x4, 6x6 or 9x9; the mask's length chooses it if it is not given.")
  private Board board;

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      converter = StrategiesConverter.class,
      defaultValue = StrategiesConverter.DEFAULT,
      description =
          "What a solver may use: names, or letters as in NHL, joined by commas. Default:"
              + " ${DEFAULT-VALUE}.")
  private StrategySet strategies;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      converter = TimeConverter.class,
      defaultValue = "60s",
      description = "How long to try for each puzzle: 60s, 2m, 500ms. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed makes the same choices. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = {"-n", "--count"},
      paramLabel = "N",
      defaultValue = "1",
      description = "How many puzzles, none a relabelling of another. Default: ${DEFAULT-VALUE}.")
  private int count;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "line",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private OutputFormat format;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Write the results to this file instead of standard output.")
  private String out;

  GenerateCommand(Console console, Engine engine) {
    this.console = console;
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    if (count < 1) {
      throw new UsageException("--count is " + count + ", and must be at least 1");
    }
    Request request =
        new Request(MaskArgument.on(board, console.in()).one(mask), strategies)
            .withTime(time)
            .withSeed(seed);
    ResultSink results = ResultSink.open(out, console);
    ProgressLine progress = new ProgressLine(console);
    Watch watch = new Watch(now -> progress.show("", now));
    int code = Interrupt.stopping(watch, () -> generate(request, watch, progress, results));
    return results.exitCode(code);
  }

  private int generate(Request request, Watch watch, ProgressLine progress, ResultSink results) {
    List<Puzzle> known = new ArrayList<>();
    while (known.size() < count) {
      Outcome outcome = engine.generate(request.withKnown(known), watch);
      progress.clear();
      boolean isFirst = known.isEmpty();
      if (!isFirst && !(outcome instanceof Outcome.Found)) {
        return noMore(known.size(), outcome);
      }
      String separator = isFirst || format != OutputFormat.GRID ? "" : "\n";
      boolean isRead = results.write(separator + OutcomeText.of(outcome, request, format));
      if (!(outcome instanceof Outcome.Found found)) {
        return outcome.exitCode();
      }
      if (!isRead) {
        return ExitCode.OK;
      }
      known.add(found.puzzle());
    }
    return ExitCode.OK;
  }

  /** All that exist were found, or the time was not enough for the rest. */
  private int noMore(int found, Outcome outcome) {
    if (outcome instanceof Outcome.Impossible impossible) {
      console.note(
          "%,d of %,d found, and there are no others, but for relabelled digits: %s"
              .formatted(found, count, impossible.proof().sentence()));
      return ExitCode.OK;
    }
    console.note("%,d of %,d found. %s".formatted(found, count, outcome.message()));
    return outcome.exitCode();
  }
}
