package cluewright.cli;

import cluewright.format.Numbered;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Diversity;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
  /** Enough to tell how different many puzzles are. */
  private static final int MOST_COMPARED = 100;

  private final Console console;
  private final Engine engine;
  private final OutcomeJson json = new OutcomeJson();

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
      description =
          "4x4, 6x6, 9x9, 12x12, 16x16 or 25x25; the mask's length chooses it if it is not given.")
  private Board board;

  @Mixin private RequestOptions options;

  @Option(
      names = {"-n", "--count"},
      paramLabel = "N",
      defaultValue = "1",
      description = "How many puzzles, none a relabelling of another. Default: ${DEFAULT-VALUE}.")
  private int count;

  @Option(
      names = "--variety",
      paramLabel = "VARIETY",
      defaultValue = "far",
      description =
          "How several puzzles are chosen: ${COMPLETION-CANDIDATES}; neighbours come fastest and"
              + " share many clues. Default: ${DEFAULT-VALUE}.")
  private Many.Variety variety;

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
    List<Request> requests = read().stream().map(options::on).toList();
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

  private List<Mask> read() throws IOException {
    Optional<Mask> ofGivens = options.maskOfGivens(board);
    if (masks == null) {
      return List.of(
          ofGivens.orElseThrow(
              () ->
                  new UsageException(
                      "no mask is given: use --mask MASK, or --masks FILE for many")));
    }
    return masks.read(MaskArgument.on(board, console.in()));
  }

  private OutputFormat format() {
    OutputFormat usual = masks != null && masks.one == null ? OutputFormat.JSON : OutputFormat.LINE;
    return format == null ? usual : format;
  }

  private int generate(
      Request request, Watch watch, ProgressLine progress, ResultSink results, ProofSink proofs) {
    Listing listing = new Listing(request, watch, progress, results);
    Outcome last = engine.generateMany(new Many(request, count, variety), watch, listing::add);
    progress.clear();
    int found = listing.found;
    boolean isWhole = found == count;
    if (listing.isCutOff && !isWhole) {
      return ExitCode.OK;
    }
    List<Puzzle> known = isWhole ? List.of() : listing.puzzles;
    proofs.take(last, request.withKnown(known));
    if (found > 0) {
      int code = isWhole ? ExitCode.OK : noMore(found, last);
      listing.diversity().ifPresent(console::note);
      return code;
    }
    results.write(OutcomeText.of(last, request, format(), json));
    return last.exitCode();
  }

  /** Writes puzzles as they are found, and stops the search when nobody reads them any more. */
  private final class Listing {
    private final Request request;
    private final Watch watch;
    private final ProgressLine progress;
    private final ResultSink results;

    /** All of them where a proof may name them as known; or else the first, for their diversity. */
    private final List<Puzzle> puzzles = new ArrayList<>();

    private int found;
    private boolean isCutOff;

    Listing(Request request, Watch watch, ProgressLine progress, ResultSink results) {
      this.request = request;
      this.watch = watch;
      this.progress = progress;
      this.results = results;
    }

    void add(Outcome.Found found) {
      progress.clear();
      String separator = this.found == 0 || format() != OutputFormat.GRID ? "" : "\n";
      this.found++;
      if (proof != null || puzzles.size() < MOST_COMPARED) {
        puzzles.add(found.puzzle());
      }
      if (!results.write(separator + OutcomeText.of(found, request, format(), json))) {
        isCutOff = true;
        watch.stop();
      }
    }

    /** How different the first puzzles are; empty if there is nothing to compare. */
    Optional<String> diversity() {
      List<Puzzle> first = puzzles.subList(0, Math.min(MOST_COMPARED, puzzles.size()));
      if (first.size() < 2) {
        return Optional.empty();
      }
      return Optional.of(
          String.format(
              Locale.ROOT,
              "two of these puzzles differ in %.1f of %d clues on average, whatever the digits are"
                  + " called",
              Diversity.of(first),
              request.mask().size()));
    }
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
