package cluewright.cli;

import cluewright.format.Numbered;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
      "With --masks the exit code is that of the worst outcome: undecided, impossible, found.",
      "Interrupted (Ctrl+C), it prints what it has and returns 130.",
      "",
      "  cluewright generate --mask heart --format grid",
      "  cluewright generate --mask ring-4x4 --strategies N --count 3",
      "  cluewright generate --mask mask.txt --strategies NHL,x-wing --time 2m --format json",
      "  cluewright generate --masks masks.txt --strategies NHL --time 5s --out puzzles.jsonl"
    })
final class GenerateCommand implements Callable<Integer> {
  private final Console console;
  private final Engine engine;

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Masks masks;

  /** One mask, or a file of them. */
  private static final class Masks {
    @Option(
        names = {"-m", "--mask"},
        paramLabel = "MASK",
        description =
            "The cells that will hold clues: - for standard input, the name of a shape, a file, or"
                + " the mask itself; tried in this order.")
    private String one;

    @Option(
        names = "--masks",
        paramLabel = "FILE",
        description =
            "Many masks, one a line, answered in their order as they are decided; - for standard"
                + " input.")
    private String all;

    List<Mask> read(MaskArgument argument) throws IOException {
      return one != null
          ? List.of(argument.one(one))
          : argument.all(all).stream().map(Numbered::value).toList();
    }
  }

  @Option(
      names = {"-b", "--board"},
      paramLabel = "BOARD",
      converter = BoardConverter.class,
      description = "4x4, 6x6 or 9x9; the mask's length chooses it if it is not given.")
  private Board board;

  @Mixin private RequestOptions options;

  @Option(
      names = {"-n", "--count"},
      paramLabel = "N",
      defaultValue = "1",
      description = "How many puzzles, none a relabelling of another. Default: ${DEFAULT-VALUE}.")
  private int count;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES}. Default: line, and json with --masks.")
  private OutputFormat format;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "Write the results to this file instead of standard output.")
  private String out;

  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description =
          "Write the proof to this file if the mask is impossible; verify-proof checks it.")
  private String proof;

  GenerateCommand(Console console, Engine engine) {
    this.console = console;
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    if (count < 1) {
      throw new UsageException("--count is " + count + ", and must be at least 1");
    }
    if (masks == null) {
      throw new UsageException("no mask is given: use --mask MASK, or --masks FILE for many");
    }
    List<Request> requests =
        masks.read(MaskArgument.on(board, console.in())).stream().map(options::on).toList();
    if (proof != null && requests.size() > 1) {
      throw new UsageException("--proof is for one mask, and " + requests.size() + " are given");
    }
    ResultSink results = ResultSink.open(out, console);
    ProofSink proofs = ProofSink.open(proof, console);
    ProgressLine progress = new ProgressLine(console);
    Watch watch = new Watch(now -> progress.show("", now));
    int code =
        Interrupt.stopping(
            watch,
            () -> {
              int worst = ExitCode.OK;
              for (int i = 0; i < requests.size() && (i == 0 || !watch.isStopped()); i++) {
                worst =
                    Math.max(worst, generate(requests.get(i), watch, progress, results, proofs));
              }
              return worst;
            });
    return proofs.exitCode(results.exitCode(code));
  }

  private OutputFormat format() {
    OutputFormat usual = masks.one == null ? OutputFormat.JSON : OutputFormat.LINE;
    return format == null ? usual : format;
  }

  private int generate(
      Request first, Watch watch, ProgressLine progress, ResultSink results, ProofSink proofs) {
    List<Puzzle> known = new ArrayList<>();
    while (known.size() < count) {
      Request request = first.withKnown(known);
      Outcome outcome = engine.generate(request, watch);
      progress.clear();
      if (!(outcome instanceof Outcome.Found) || known.size() == count - 1) {
        proofs.take(outcome, request);
      }
      boolean isFirst = known.isEmpty();
      if (!isFirst && !(outcome instanceof Outcome.Found)) {
        return noMore(known.size(), outcome);
      }
      String separator = isFirst || format() != OutputFormat.GRID ? "" : "\n";
      boolean isRead = results.write(separator + OutcomeText.of(outcome, request, format()));
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
