package cluewright.cli.generate;

import cluewright.batch.BatchFormat;
import cluewright.batch.BatchPaths;
import cluewright.batch.BatchRun;
import cluewright.batch.BatchStart;
import cluewright.batch.Destination;
import cluewright.batch.Drawn;
import cluewright.batch.DrawnFile;
import cluewright.batch.DrawnRun;
import cluewright.batch.OutcomeJson;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.DrawnSeed;
import cluewright.cli.option.FittingSymmetry;
import cluewright.cli.option.OptionsOfJob;
import cluewright.cli.option.OutputFormat;
import cluewright.cli.option.RequestOptions;
import cluewright.cli.publish.PdfFile;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.plan.ClueRange;
import cluewright.plan.RandomMasks;
import cluewright.plan.ShapedMasks;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.search.Bookmark;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Many;
import cluewright.search.Progress;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.FewestSigns;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code generate}: finds puzzles for given or random masks, or proves that there are none. */
@Command(
    name = "generate",
    description = "Find digits for exactly the cells of a mask, or prove that there are none.",
    footer = {
      "In a mask, every character but . and 0 marks a clue cell, so an existing puzzle can be"
          + " given as a mask.",
      "With --masks, the exit code is that of the worst outcome: undecided, impossible, found. A"
          + " mask without further puzzles (no-other) counts as found.",
      "With --clues, --time is for all puzzles together. That nothing is found says nothing about"
          + " other masks, so the exit code is that of an impossible mask only if no grid obeys the"
          + " rules of the board; such a run cannot be resumed.",
      "With --board, a question mark leaves the value of a rule open, as the sum in cage?=r1c1r1c2:"
          + " values are found with the digits of the mask, or without --mask for a puzzle without"
          + " digits. The results are JSON lines, since they have the values. That there are none is"
          + " proven where rows, columns or digits are alike, and on boards with few grids.",
      "With --cages, --thermometers, --arrows, --whispers, --renbans, --palindromes, --dots, --xv or"
          + " --signs, these are drawn by lot, another drawing for each puzzle, with the --symmetry of"
          + " the clues; --clues adds digits in random cells. Of signs only the places are"
          + " symmetrical. The results are JSON lines, since they have their boards.",
      "When interrupted (Ctrl+C), it prints its results so far and exits with 130.",
      "A file grows puzzle by puzzle if its format allows this. If not, it is written when"
          + " the run has ended, and FILE.part keeps the run until then. However a"
          + " run ends, --resume with the same request continues it. If a mask got fewer puzzles"
          + " than requested, FILE.log says why.",
      "",
      "  cluewright generate --mask heart --format grid",
      "  cluewright generate --mask ring-4x4 --strategies N --count 3",
      "  cluewright generate --mask ring-4x4 --all",
      "  cluewright generate --board '6x6+cage?=r1c1r1c2r2c1+cage?=r5c6r6c5r6c6' --mask mask.txt",
      "  cluewright generate --clues 24..28 --symmetry half-turn --level hard --count 10",
      "  cluewright generate --cages 28..34 --symmetry half-turn --level hard --out killers.pdf",
      "  cluewright generate --dots 30 --fewest --count 10 --out kropki.pdf",
      "  cluewright generate --thermometers 10 --clues 4..8 --count 10 --out thermometers.pdf",
      "  cluewright generate --mask mask.txt --strategies NHL,x-wing --time 2m --format json",
      "  cluewright generate --masks masks.txt --strategies NHL --time 5s --out puzzles.jsonl",
      "  cluewright generate --mask heart --count 1000 --out hearts.sdm --resume",
      "  cluewright generate --masks masks.txt --count 10 --out puzzles.pdf"
    })
public final class GenerateCommand extends ConsoleCommand {
  private static final String STREAM = "-";

  /** The share of a counter's patience for the question whether a board has a grid. */
  private static final double PATIENCE = 0.03;

  /** The options that go with open values, with all conditions. */
  private static final Set<String> BESIDE_OPEN_VALUES =
      Set.of(
          "--board",
          "--regions",
          "--mask",
          "--masks",
          "--strategies",
          "--givens",
          "--require",
          "--exclude",
          "--minimal",
          "--at-least",
          "--at-most",
          "--not-before",
          "--no-bottleneck-before",
          "--score",
          "--level",
          "--se",
          "--pearl",
          "--diamond",
          "--reasons",
          "--time",
          "--seed",
          "--threads",
          "--count",
          "--format",
          "--out",
          "--overwrite",
          "--proof",
          "--debug");

  private final Engine engine;

  @Spec private CommandSpec spec;

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
    @Names(FileUse.READ_AFTER_SHAPES)
    private String one;

    @Option(
        names = "--masks",
        paramLabel = "FILE",
        description =
            "Many masks, one per line, answered in order as they are decided; - for standard"
                + " input. Each line is a separate request: a repeated mask gets"
                + " further puzzles, and the outcome no-other if none are left.")
    @Names(FileUse.READ)
    private String all;

    String argument() {
      return one == null ? all : one;
    }

    List<Mask> read(MaskArgument argument) throws IOException {
      return one != null
          ? List.of(argument.one(one))
          : argument.all(all).stream().map(Numbered::value).toList();
    }
  }

  private static final class Lot {
    @Option(
        names = {"-c", "--clues"},
        paramLabel = "N",
        description =
            "Without a mask: random masks with so many clues, such as 26 or 24..28, spread evenly;"
                + " each puzzle gets another one.")
    private ClueRange clues;

    @Option(
        names = "--symmetry",
        paramLabel = "SYMMETRY",
        completionCandidates = MinimumCommand.SymmetryNames.class,
        description =
            "The symmetry of random masks and shapes: ${COMPLETION-CANDIDATES}. Default: none.")
    private Symmetry symmetry;

    @Mixin private ShapeOptions shapes = new ShapeOptions();

    /** True if random masks or shapes are requested. */
    boolean isAsked() {
      if (clues == null && symmetry != null && !shapes.isAsked()) {
        throw new UsageException("--symmetry is for random masks: say how many --clues they have");
      }
      return clues != null || shapes.isAsked();
    }

    /** Draws what is asked for. */
    Function<Stop, Optional<Drawn>> source(Board on, RequestOptions options) {
      Random lot = new Random(options.seedOfMasks());
      Symmetry chosen = FittingSymmetry.of(symmetry == null ? Symmetry.NONE : symmetry, on);
      if (shapes.isAsked()) {
        ClueRange wanted = clues == null ? new ClueRange(0, 0) : clues;
        ShapedMasks masks = new ShapedMasks(shapes.on(on), wanted, chosen);
        return shapes.areFewest() && masks.shapes().areSigns()
            ? masks.withFewest(on, options::on, lot)
            : masks.on(on, lot);
      }
      Function<Stop, Drawn> masks =
          new RandomMasks(clues, chosen).on(on, options.strategies(), lot);
      return stop -> Optional.of(masks.apply(stop));
    }

    int mostClues() {
      return clues == null ? 0 : clues.most();
    }
  }

  @Mixin private Lot random = new Lot();

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private RequestOptions options;

  @Option(
      names = {"-n", "--count"},
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Puzzles per mask (per line of --masks), none a relabelling of another."
              + " Default: ${DEFAULT-VALUE}.")
  private int count;

  @Option(
      names = "--all",
      description =
          "All puzzles of each mask, up to relabelling digits, and the proof that there are no"
              + " others; undecided if --time (default: 60s per mask) does not suffice for that.")
  private boolean isForAll;

  @Option(
      names = "--variety",
      paramLabel = "VARIETY",
      defaultValue = "far",
      description =
          "How to choose several puzzles: ${COMPLETION-CANDIDATES}; neighbours come fastest and"
              + " share many clues. Default: ${DEFAULT-VALUE}.")
  private Many.Variety variety;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      description =
          "${COMPLETION-CANDIDATES}. Default: from the extension of --out; on standard output"
              + " line, and json with --masks.")
  private OutputFormat format;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description =
          "Write the puzzles to this file; its extension chooses among the formats, jsonl (every"
              + " outcome, with ratings) and pdf. - is standard output, the default.")
  @Names(
      value = FileUse.WRITTEN,
      beside = {BatchPaths.PART, BatchPaths.LOG})
  private String out;

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Existing existing = new Existing();

  /** What to do with an existing file. */
  private static final class Existing {
    @Option(
        names = "--resume",
        description =
            "Continue the run of --out: after an interruption,"
                + " with a higher --count, or to retry undecided masks; or the walk of"
                + " --checkpoint.")
    private boolean resume;

    @Option(
        names = "--overwrite",
        description = "Replace the file of --out or --checkpoint if it exists.")
    private boolean overwrite;

    BatchStart.Mode mode() {
      if (resume) {
        return BatchStart.Mode.RESUME;
      }
      return overwrite ? BatchStart.Mode.OVERWRITE : BatchStart.Mode.NEW;
    }
  }

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description =
          "For a walk of hours through all puzzles of one mask (engine dual, or auto where it"
              + " chooses that): keep in this file how far it has come, every five seconds. With"
              + " --resume the walk goes on from there, on any number of threads; when it ends, the"
              + " file goes.")
  @Names(FileUse.KEPT)
  private String checkpoint;

  @Option(
      names = "--proof",
      paramLabel = "FILE",
      description =
          "Write the proof to this file if the mask is impossible; verify-proof checks it. - is"
              + " standard output, if --out is a file.")
  @Names(FileUse.WRITTEN)
  private String proof;

  public GenerateCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    if (count < 1) {
      throw new UsageException("--count is " + count + ", but must be at least 1");
    }
    if (isForAll && count > 1) {
      throw new UsageException("--all and --count exclude each other: leave one of them out");
    }
    options.drawSeed();
    options.readFrom(console.in(), masks == null ? null : masks.argument());
    List<Mask> asked = random.isAsked() ? List.of() : read();
    boolean isOpen = board.open().isPresent() || isOpen(asked);
    if (isOpen || random.shapes.isAsked()) {
      options.allowAnyOtherwise();
    }
    if (isOpen) {
      refuseBesideOpenValues();
    }
    if (random.isAsked()) {
      return generateDrawn();
    }
    List<Request> requests = asked.stream().map(options::on).toList();
    if (proof != null && requests.size() > 1) {
      throw new UsageException("--proof is for one mask, but " + requests.size() + " are given");
    }
    refuseTwoStreams();
    Optional<WalkFile> walk = walkFile(requests);
    ProofSink proofs = ProofSink.open(proof, console);
    BatchConsole listener = new BatchConsole(console, new ProgressLine(console));
    Optional<Destination> destination = destination(requests, listener);
    if (destination.isEmpty()) {
      return ExitCode.OK;
    }
    saySeed();
    Optional<Duration> limit =
        isForAll ? options.time().or(() -> Optional.of(Request.DEFAULT_TIME)) : options.time();
    BatchRun run = new BatchRun(requests, wanted(), variety, limit, engine, proofs, listener);
    Watch watch =
        new Watch(
            now -> show(now, run, listener.line()),
            walk.map(Bookmark.class::cast).orElse(Bookmark.NONE));
    try {
      return Interrupt.stopping(
          watch,
          () -> {
            int code = proofs.exitCode(ExitCode.of(run.run(destination.get(), watch)));
            walk.ifPresent(each -> each.ended(code));
            return advised(code);
          });
    } catch (Bookmark.UnfitException e) {
      throw walk.orElseThrow().refusal(e);
    }
  }

  /** True if masks are on boards with open values, as in a project or with {@code --board}. */
  private static boolean isOpen(List<Mask> masks) {
    long open = masks.stream().filter(mask -> mask.board().isOpen()).count();
    if (open > 0 && open < masks.size()) {
      throw new UsageException(
          "%,d of %,d masks have boards with open values: give these by themselves"
              .formatted(open, masks.size()));
    }
    return open > 0;
  }

  private void refuseTwoStreams() {
    if (STREAM.equals(proof) && (out == null || out.equals(STREAM))) {
      throw new UsageException(
          "the proof and the puzzles cannot both go to standard output: name a file with --out");
    }
  }

  private void refuseBesideOpenValues() {
    OptionsOfJob.requireOnly(
        spec, BESIDE_OPEN_VALUES, option -> option + " does not go with open values: leave it out");
    if (format == OutputFormat.LINE || format == OutputFormat.GRID) {
      throw new UsageException(
          "--format %s does not go with open values: leave it out".formatted(format));
    }
  }

  /** Refuses files in which values would be lost. */
  private BatchFormat withValues(BatchOutput output, List<Request> samples, BatchConsole listener) {
    Optional<BatchFormat> file =
        output.isNamed() ? Optional.of(output.format(samples, count, listener)) : Optional.empty();
    return file.filter(each -> each.tellsBoards() || each instanceof PdfFile)
        .orElseThrow(
            () ->
                new UsageException(
                    "%s has no place for the values that are found: name a file that ends in .jsonl, .json or .pdf"
                        .formatted(out)));
  }

  /** Where puzzles go that have boards of their own. */
  private Destination destinationOfBoards(List<Request> samples, BatchConsole listener)
      throws IOException {
    BatchOutput output = new BatchOutput(out, Optional.ofNullable(format), existing.mode());
    return output.isStream()
        ? stream(output, OutputFormat.JSON)
        : DrawnFile.open(
            new BatchPaths(out, ResultSink.writable(out)),
            withValues(output, samples, listener),
            existing.mode(),
            listener);
  }

  private void saySeed() {
    options.drawnSeed().ifPresent(seed -> DrawnSeed.say(seed, console));
  }

  private int wanted() {
    return isForAll ? BatchRun.ALL : count;
  }

  private Optional<WalkFile> walkFile(List<Request> requests) throws IOException {
    if (checkpoint == null) {
      return Optional.empty();
    }
    if (requests.size() > 1 || wanted() > 1) {
      throw new UsageException("--checkpoint is for one puzzle of one mask");
    }
    EngineChoice chosen = requests.get(0).engine();
    if (chosen != EngineChoice.AUTO && chosen != EngineChoice.DUAL) {
      throw new UsageException(
          "the engine %s keeps no checkpoints: leave out --engine, or choose dual"
              .formatted(chosen));
    }
    return Optional.of(WalkFile.open(checkpoint, existing.mode(), console));
  }

  private int advised(int code) {
    if (code == ExitCode.UNDECIDED) {
      options.advice().ifPresent(console::note);
    }
    if (code == ExitCode.IMPOSSIBLE) {
      options.restriction().ifPresent(console::note);
    }
    return code;
  }

  private int generateDrawn() throws IOException {
    if (masks != null) {
      throw new UsageException(
          random.shapes.isAsked()
              ? "random shapes come without --mask and --masks: leave one or the other out"
              : "--clues draws random masks: leave it out, or --mask and --masks");
    }
    Board on = board.board().orElse(Boards.NINE);
    Function<Stop, Optional<Drawn>> source = drawing(on);
    if (options.maskOfGivens(board.board()).isPresent()) {
      throw new UsageException("--givens has a mask of its own: leave out --clues");
    }
    if (proof != null) {
      throw new UsageException("--proof is for one mask: give it with --mask instead of --clues");
    }
    if (checkpoint != null) {
      throw new UsageException("--checkpoint is for one mask: give it with --mask");
    }
    if (isForAll) {
      throw new UsageException(
          "--all is for masks: leave out --clues, or say how many with --count");
    }
    if (existing.mode() == BatchStart.Mode.RESUME) {
      throw new UsageException(
          "a run on random masks cannot be resumed: name another file, with another --seed");
    }
    if (random.shapes.isAsked() && (format == OutputFormat.LINE || format == OutputFormat.GRID)) {
      throw new UsageException(
          "a line or a grid has no place for random shapes: choose --format json, or --out FILE.pdf");
    }
    if (isWithoutGrid(on)) {
      console.note("no grid obeys all rules of this board, so no mask has a puzzle: leave one out");
      return ExitCode.IMPOSSIBLE;
    }
    BatchConsole listener = new BatchConsole(console, new ProgressLine(console));
    Destination destination =
        random.shapes.isAsked()
            ? destinationOfBoards(List.of(options.on(Mask.empty(on))), listener)
            : destination(options.on(Mask.empty(on)), listener);
    saySeed();
    Random seeds = new Random(options.seed());
    DrawnRun run =
        new DrawnRun(
            source,
            puzzle -> true,
            random.mostClues(),
            mask -> options.on(mask).withSeed(seeds.nextLong()),
            count,
            options.time().orElse(Request.DEFAULT_TIME.multipliedBy(count)),
            random.shapes.areFewest()
                ? new FewestEngine(engine, new FewestSigns(on, new Random(options.seed())))
                : engine,
            listener);
    Watch watch = new Watch(now -> listener.line().show(run.line(), now));
    return Interrupt.stopping(watch, () -> advised(ExitCode.of(run.run(destination, watch))));
  }

  /** True if a quick search shows that the rules of a board exclude one another. */
  private static boolean isWithoutGrid(Board on) {
    return !on.rules().isEmpty()
        && new SolutionCounter(on).numberIfQuick(Puzzle.empty(on), PATIENCE) == Solutions.NONE;
  }

  private Function<Stop, Optional<Drawn>> drawing(Board on) {
    try {
      return random.source(on, options);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--clues is %s, but %s".formatted(random.clues, e.getMessage()));
    }
  }

  private Destination destination(Request sample, BatchConsole listener) throws IOException {
    BatchOutput output = new BatchOutput(out, Optional.ofNullable(format), existing.mode());
    return output.isStream()
        ? stream(output, OutputFormat.LINE)
        : DrawnFile.open(
            new BatchPaths(out, ResultSink.writable(out)),
            output.format(List.of(sample), count, listener),
            existing.mode(),
            listener);
  }

  private Destination stream(BatchOutput output, OutputFormat usual) {
    ResultSink results = ResultSink.open(output.isStandard() ? null : out, console);
    return new StreamDestination(results, format == null ? usual : format, new OutcomeJson());
  }

  private static void show(Progress now, BatchRun run, ProgressLine line) {
    run.line().ifPresentOrElse(line::show, () -> line.show(run.title(), now));
  }

  /** The destination; empty if there is nothing left to do. */
  private Optional<Destination> destination(List<Request> requests, BatchConsole listener)
      throws IOException {
    if (requests.get(0).mask().board().isOpen()) {
      List<Request> samples =
          requests.stream()
              // a sample may not have the givens
              .map(each -> each.withGoal(Goal.NONE).on(each.mask().board().sample()))
              .toList();
      return Optional.of(destinationOfBoards(samples, listener));
    }
    boolean isOfWalk = checkpoint != null && (out == null || out.equals(STREAM));
    BatchStart.Mode mode = isOfWalk ? BatchStart.Mode.NEW : existing.mode();
    BatchOutput output = new BatchOutput(out, Optional.ofNullable(format), mode);
    if (output.isStream()) {
      return Optional.of(stream(output, isOfMany() ? OutputFormat.JSON : OutputFormat.LINE));
    }
    BatchPaths paths = new BatchPaths(out, ResultSink.writable(out));
    return new BatchStart(paths, output.format(requests, wanted(), listener), requests, listener)
        .open(existing.mode());
  }

  private boolean isOfMany() {
    return masks != null && masks.one == null;
  }

  private List<Mask> read() throws IOException {
    Optional<Board> open = board.open();
    Optional<Board> known =
        open.isPresent() ? open.map(each -> each.skeleton().board()) : board.board();
    List<Mask> all =
        masks == null
            ? List.of(ofGivens(open, known))
            : masks.read(new MaskArgument(known, console.in(), MaskArgument.OpenValues.TAKEN));
    return open.isEmpty()
        ? all
        : all.stream().map(each -> new Mask(open.get(), each.clues())).toList();
  }

  /**
   * The cells of the fixed digits; of a board with open values, which has something to find without
   * any, none else.
   */
  private Mask ofGivens(Optional<Board> open, Optional<Board> known) {
    return options
        .maskOfGivens(known)
        .or(() -> open.map(Mask::empty))
        .orElseThrow(
            () ->
                new UsageException(
                    "no mask given: use --mask MASK, --masks FILE for many, or"
                        + " --clues N for random ones"));
  }
}
