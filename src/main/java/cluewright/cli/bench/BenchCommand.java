package cluewright.cli.bench;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.OptionsOfJob;
import cluewright.cli.option.RequestOptions;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.ProcessorTime;
import cluewright.lab.making.Clock;
import cluewright.lab.making.MaskRow;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench}: decides every mask of a file, and measures the time. */
@Command(
    name = "bench",
    description =
        "Decide every mask of a file, and print a row for each and a summary; or rate puzzles; or"
            + " compare with other programs.",
    footer = {
      "Exit codes: 0 if every mask was tried, regardless of the outcomes, or every puzzle rated; 1 if"
          + " two answers to one mask contradict each other, or a step is wrong.",
      "When interrupted (Ctrl+C), it prints the summary so far and exits with 130.",
      "",
      "  cluewright bench --masks masks.txt --strategies NHL --time 60s --csv times.csv",
      "  cluewright bench --masks masks.txt --board 9x9+x --time 10s --seeds 5",
      "  cluewright bench --masks masks.txt --engine search --against exact --seeds 3",
      "  cluewright bench --rules arrow,thermometer --strategies any --time 5s --seeds 5",
      "  cluewright bench --rate rated.txt --warm-up 5s",
      "  cluewright bench --correlate rated.txt --lot 1000 --seed 46",
      "  cluewright bench --truth 100000 --seed 46",
      "  cluewright bench --replay killers.json --time 2m",
      "  cluewright bench --beside peers --puzzles puzzles.txt --turns 5"
    })
public final class BenchCommand extends ConsoleCommand {
  private static final int MOST_SEEDS = 1000;
  private static final String STREAM = "-";

  private final Engine engine;

  @Option(
      names = {"-m", "--masks"},
      paramLabel = "FILE",
      description = "Masks, one per line; - for standard input.")
  @Names(FileUse.READ)
  private String masks;

  @Option(
      names = "--rate",
      paramLabel = "FILE",
      description =
          "Instead of masks, rate 9x9 puzzles, one per line, each with Sudoku Explainer's rating"
              + " behind it if it is known; prints times and how many ratings are the same.")
  @Names(FileUse.READ)
  private String rated;

  @Option(
      names = "--correlate",
      paramLabel = "FILE",
      description =
          "Instead of masks, rate 9x9 puzzles by reasons, one per line with Sudoku Explainer's"
              + " rating behind it, and correlate with that rating and with HoDoKu's score.")
  @Names(FileUse.READ)
  private String reasoned;

  @Option(
      names = "--lot",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "With --correlate: how many puzzles of the file are drawn by lot; --seed draws others."
              + " Default: ${DEFAULT-VALUE}.")
  private int lot;

  @Option(
      names = "--truth",
      paramLabel = "N",
      description =
          "Instead of masks, check N steps of few reasons on boards of up to 36 cells with every"
              + " kind of rule, by trying every way to satisfy the reasons. Prints how many are"
              + " wrong.")
  private Integer truth;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description =
          "Instead of masks, solve puzzles of any board step by step with --strategies, by default"
              + " any. Prints a row for each: how it ends, how many reasons its steps have, and how"
              + " long they take. --time limits the processor time for a puzzle, 60s by default.")
  @Names(FileUse.READ)
  private String replayed;

  @Option(
      names = "--beside",
      paramLabel = "FOLDER",
      description =
          "Instead of masks, solve and rate 9x9 puzzles in turns with the other programs in this"
              + " folder: hodoku*.jar, SukakuExplainer*.jar, tdoku. Needs --puzzles.")
  @Names(FileUse.READ)
  private String beside;

  @Option(names = "--puzzles", paramLabel = "FILE", description = "The puzzles for --beside.")
  @Names(FileUse.READ)
  private String puzzles;

  @Option(
      names = "--turns",
      paramLabel = "N",
      defaultValue = "5",
      description = "With --beside: how often each program runs. Default: ${DEFAULT-VALUE}.")
  private int turns;

  @Option(
      names = "--rules",
      paramLabel = "KINDS",
      split = ",",
      description =
          "Instead of masks, search on random skeletons of these kinds of rules, such as"
              + " arrow,odd, or of all: up to 20 signs with the values of a random grid, and 0 to 6"
              + " clues. Prints a line a kind.")
  private List<String> rules;

  @Option(
      names = "--skeletons",
      paramLabel = "N",
      defaultValue = "5",
      description = "With --rules: how many of each kind. Default: ${DEFAULT-VALUE}.")
  private int skeletons;

  @Spec private CommandSpec spec;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private RequestOptions options;

  @Option(
      names = "--against",
      paramLabel = "ENGINE",
      description = "A second engine to compare with; the two take turns on every mask.")
  private EngineChoice against;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Number of runs with consecutive seeds, for medians. Default: ${DEFAULT-VALUE}.")
  private int seeds;

  @Option(
      names = "--warm-up",
      paramLabel = "TIME",
      description =
          "Warm up for this long before the first measurement, since a fresh Java process is"
              + " slow. Default: none.")
  private Duration warmUp;

  @Option(names = "--csv", paramLabel = "FILE", description = "Also write the rows to this file.")
  @Names(FileUse.WRITTEN)
  private String csv;

  /**
   * A measurement to take.
   *
   * @param line where the mask stands in its file
   */
  private record Measurement(int line, Request request) {
    MaskRow by(Engine engine, Watch watch) {
      ProcessorTime spent = ProcessorTime.sinceNow();
      Outcome outcome = engine.generate(request, watch);
      return MaskRow.of(
          line,
          request.engine().toString(),
          request,
          Clock.WALL,
          outcome,
          MaskRow.Effort.of(spent.time(), Optional.empty()));
    }
  }

  public BenchCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    if (Stream.of(masks, rated, reasoned, truth, replayed, beside, rules)
            .filter(Objects::nonNull)
            .count()
        != 1) {
      throw new UsageException(
          "give one of --masks FILE, --rate FILE, --correlate FILE, --truth N, --replay FILE, --beside"
              + " FOLDER and --rules KINDS");
    }
    if ((beside == null) != (puzzles == null)) {
      throw new UsageException("--beside FOLDER and --puzzles FILE go together");
    }
    requireJob(beside != null, "--turns", "--beside");
    requireJob(rules != null, "--skeletons", "--rules");
    requireJob(reasoned != null, "--lot", "--correlate");
    if (beside != null) {
      requireNone("--beside", Set.of("--beside", "--puzzles", "--turns", "--debug"));
      return besidePeers();
    }
    if (rules != null) {
      return benchRules();
    }
    if (rated != null) {
      requireNone("--rate", Set.of("--rate", "--warm-up", "--debug"));
      String text = PuzzleArgument.input(rated, console.in()).text();
      Watch watch = Watch.idle();
      return Interrupt.stopping(watch, () -> new RateBench(console, watch).run(text, warmUp));
    }
    if (reasoned != null) {
      return benchReasons();
    }
    if (truth != null) {
      return benchTruth();
    }
    if (replayed != null) {
      return benchReplays();
    }
    requireSome("--seeds", seeds);
    if (against == options.engine()) {
      throw new UsageException(
          "--against and --engine name the same engine: choose another one to compare with");
    }
    if (STREAM.equals(csv)) {
      throw new UsageException(
          "--csv needs a file: standard output already has the rows as a table");
    }
    options.readFrom(console.in(), masks);
    List<Measurement> runs = runs(new MaskArgument(board.board(), console.in()).all(masks));
    Optional<ResultSink> table = Optional.ofNullable(csv).map(f -> ResultSink.open(f, console));
    table.ifPresent(sink -> sink.write(MaskRow.CSV_HEADER));
    ProgressLine progress = new ProgressLine(console);
    List<MaskRow> rows = new ArrayList<>();
    Watch watch =
        new Watch(now -> progress.show("%d of %d: ".formatted(rows.size() + 1, runs.size()), now));
    return Interrupt.stopping(
        watch,
        () -> {
          warmUp(runs, watch);
          console.out().print(BenchSummary.HEADER);
          while (rows.size() < runs.size() && !watch.isStopped()) {
            MaskRow row = runs.get(rows.size()).by(engine, watch);
            progress.clear();
            rows.add(row);
            console.out().print(BenchSummary.text(row));
            table.ifPresent(sink -> sink.write(row.csv()));
          }
          console.out().print(new BenchSummary(rows, used(runs).shortName()).text());
          int code = rows.size() < runs.size() ? ExitCode.UNDECIDED : agreement(rows);
          return table.map(sink -> sink.exitCode(code)).orElse(code);
        });
  }

  private void requireJob(boolean isChosen, String option, String job) {
    if (!isChosen && isGiven(option)) {
      throw new UsageException(option + " goes with " + job + ": leave it out");
    }
  }

  private boolean isGiven(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  private static void requireSome(String option, int number) {
    if (number < 1 || number > MOST_SEEDS) {
      throw new UsageException(
          "%s is %d, but must be 1 to %d".formatted(option, number, MOST_SEEDS));
    }
  }

  private int benchReasons() throws IOException {
    requireNone("--correlate", Set.of("--correlate", "--lot", "--seed", "--debug"));
    if (lot < 1) {
      throw new UsageException("--lot is %d, but must be at least 1".formatted(lot));
    }
    String text = PuzzleArgument.input(reasoned, console.in()).text();
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch, () -> new ReasonsBench(console, watch).run(text, lot, options.seed()));
  }

  private int benchTruth() {
    requireNone("--truth", Set.of("--truth", "--seed", "--debug"));
    if (truth < 1) {
      throw new UsageException("--truth is %d, but must be at least 1".formatted(truth));
    }
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch, () -> new TruthBench(console, watch, options.seed()).run(truth));
  }

  private int benchReplays() throws IOException {
    requireNone("--replay", Set.of("--replay", "--strategies", "--time", "--debug"));
    ReadingNotes notes = new ReadingNotes(console, false);
    List<Numbered<Puzzle>> all =
        PuzzleArgument.all(PuzzleArgument.input(replayed, console.in()), Optional.empty(), notes);
    StrategySet strategies = isGiven("--strategies") ? options.strategies() : StrategySet.any();
    Watch watch = Watch.idle();
    return notes.exitCode(
        Interrupt.stopping(
            watch,
            () ->
                new ReplayBench(console, watch)
                    .run(all, strategies, options.time().orElse(Duration.ofMinutes(1)))));
  }

  private int benchRules() throws IOException {
    requireNone(
        "--rules",
        Set.of(
            "--rules",
            "--skeletons",
            "--seeds",
            "--seed",
            "--strategies",
            "--time",
            "--threads",
            "--engine",
            "--board",
            "--debug"));
    requireSome("--seeds", seeds);
    requireSome("--skeletons", skeletons);
    List<Kind> kinds =
        rules.equals(List.of("all"))
            ? Kinds.drawn()
            : rules.stream()
                .map(
                    id ->
                        Kinds.drawn(id)
                            .orElseThrow(
                                () -> new UsageException("there is no kind of rule " + id)))
                .toList();
    Board plain = Boards.withoutRules(board.board().orElse(Boards.NINE));
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch,
        () -> new RulesBench(console, engine, watch).run(kinds, plain, skeletons, seeds, options));
  }

  private void requireNone(String job, Set<String> known) {
    OptionsOfJob.requireOnly(
        spec, known, name -> name + " does not go with " + job + ": leave it out");
  }

  private int besidePeers() throws IOException {
    requireSome("--turns", turns);
    ReadingNotes notes = new ReadingNotes(console, false);
    List<Puzzle> all =
        PuzzleArgument.all(PuzzleArgument.input(puzzles, console.in()), Optional.empty(), notes)
            .stream()
            .map(Numbered::value)
            .toList();
    Watch watch = Watch.idle();
    return notes.exitCode(
        Interrupt.stopping(
            watch, () -> new BesideBench(console, watch).run(Path.of(beside), all, turns)));
  }

  /** The requested strategies, without those that apply to no mask's board. */
  private StrategySet used(List<Measurement> runs) {
    if (options.strategies().isAny()) {
      return options.strategies();
    }
    return StrategySet.of(
        options.strategies().strategies().stream()
            .filter(s -> runs.stream().anyMatch(run -> s.fits(run.request().mask().board())))
            .toList());
  }

  /** The runs by seed and mask, with engines taking turns at going first. */
  private List<Measurement> runs(List<Numbered<Mask>> all) {
    List<Measurement> runs = new ArrayList<>();
    for (int i = 0; i < seeds; i++) {
      for (Numbered<Mask> mask : all) {
        Request request = options.on(mask.value()).withSeed(options.seed() + i);
        List<Measurement> both = new ArrayList<>();
        both.add(new Measurement(mask.line(), request));
        if (against != null) {
          both.add(
              new Measurement(
                  mask.line(), RequestOptions.checked(request.withEngine(against), "--against")));
        }
        if (runs.size() % 4 != 0) {
          Collections.reverse(both);
        }
        runs.addAll(both);
      }
    }
    return runs;
  }

  private void warmUp(List<Measurement> runs, Watch watch) {
    if (warmUp == null) {
      return;
    }
    long end = System.nanoTime() + warmUp.toNanos();
    for (int i = 0; System.nanoTime() < end && !watch.isStopped(); i = (i + 1) % runs.size()) {
      Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
      Request request = runs.get(i).request();
      Duration time = left.compareTo(request.time()) < 0 ? left : request.time();
      engine.generate(request.withTime(time), watch);
    }
  }

  private int agreement(List<MaskRow> rows) {
    for (MaskRow row : rows) {
      for (MaskRow other : rows) {
        if (row.contradicts(other) && row.isFound()) {
          console.note(
              "the mask on line %d: %s (%s) found a puzzle, but %s (%s) says impossible; one of them is wrong"
                  .formatted(
                      row.line(), row.asked(), row.answered(), other.asked(), other.answered()));
          return ExitCode.UNEXPECTED;
        }
      }
    }
    return ExitCode.OK;
  }
}
