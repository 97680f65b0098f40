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
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
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
      "  cluewright bench --shapes cages-3-5,sandwich --strategies any --time 10s",
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
      names = "--shapes",
      paramLabel = "KINDS",
      split = ",",
      description =
          "Instead of masks, find values for random skeletons of these kinds, such as"
              + " cages-3-5,sandwich, or of all: shapes as designers draw them on 9x9, with the"
              + " usual number of digits. Prints a line a kind.")
  private List<String> shapes;

  @Option(
      names = "--skeletons",
      paramLabel = "N",
      defaultValue = "5",
      description = "With --rules and --shapes: how many of each kind. Default: ${DEFAULT-VALUE}.")
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
   * Something that the command can do.
   *
   * @param option which asks for it
   * @param value of that option, null if it is not given
   * @param own the options that go with this job alone
   * @param shared the other options that go with it, beside {@code --debug}
   */
  private record Job(
      String option, Object value, Set<String> own, Set<String> shared, Callable<Integer> run) {
    boolean isAsked() {
      return value != null;
    }

    Set<String> all() {
      return Stream.of(Set.of(option, "--debug"), own, shared)
          .flatMap(Set::stream)
          .collect(Collectors.toSet());
    }
  }

  public BenchCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  /** The jobs instead of deciding masks, with what goes with each. */
  private List<Job> jobs() {
    return List.of(
        new Job("--rate", rated, Set.of(), Set.of("--warm-up"), this::rate),
        new Job("--correlate", reasoned, Set.of("--lot"), Set.of("--seed"), this::correlate),
        new Job("--truth", truth, Set.of(), Set.of("--seed"), this::checkTruth),
        new Job("--replay", replayed, Set.of(), Set.of("--strategies", "--time"), this::replay),
        new Job("--beside", beside, Set.of("--puzzles", "--turns"), Set.of(), this::runPeers),
        new Job(
            "--rules",
            rules,
            Set.of("--skeletons"),
            Set.of(
                "--seeds", "--seed", "--strategies", "--time", "--threads", "--engine", "--board"),
            this::searchRules),
        new Job(
            "--shapes",
            shapes,
            Set.of("--skeletons"),
            Set.of("--seeds", "--seed", "--strategies", "--time", "--threads"),
            this::findValues));
  }

  @Override
  public Integer call() throws Exception {
    List<Job> asked = jobs().stream().filter(Job::isAsked).toList();
    if (asked.size() + (masks == null ? 0 : 1) != 1) {
      throw new UsageException(
          "give one of --masks FILE, --rate FILE, --correlate FILE, --truth N, --replay FILE, --beside"
              + " FOLDER, --rules KINDS and --shapes KINDS");
    }
    if ((beside == null) != (puzzles == null)) {
      throw new UsageException("--beside FOLDER and --puzzles FILE go together");
    }
    for (Job job : jobs()) {
      for (String option : job.isAsked() ? Set.<String>of() : job.own()) {
        if (isGiven(option) && asked.stream().noneMatch(each -> each.own().contains(option))) {
          throw new UsageException(option + " goes with " + job.option() + ": leave it out");
        }
      }
    }
    if (asked.isEmpty()) {
      return decideMasks();
    }
    Job job = asked.get(0);
    OptionsOfJob.requireOnly(
        spec, job.all(), name -> name + " does not go with " + job.option() + ": leave it out");
    return job.run().call();
  }

  private boolean isGiven(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  private int decideMasks() throws IOException {
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
    MaskBench bench = new MaskBench(console, engine, options);
    bench.add(
        new MaskArgument(board.board(), console.in()).all(masks),
        seeds,
        Optional.ofNullable(against));
    Optional<ResultSink> table = Optional.ofNullable(csv).map(f -> ResultSink.open(f, console));
    return bench.run(Optional.ofNullable(warmUp).orElse(Duration.ZERO), table);
  }

  private static void requireSome(String option, int number) {
    if (number < 1 || number > MOST_SEEDS) {
      throw new UsageException(
          "%s is %d, but must be 1 to %d".formatted(option, number, MOST_SEEDS));
    }
  }

  private static int untilInterrupted(ToIntFunction<Watch> bench) {
    Watch watch = Watch.idle();
    return Interrupt.stopping(watch, () -> bench.applyAsInt(watch));
  }

  private int rate() throws IOException {
    String text = PuzzleArgument.input(rated, console.in()).text();
    return untilInterrupted(watch -> new RateBench(console, watch).run(text, warmUp));
  }

  private int correlate() throws IOException {
    if (lot < 1) {
      throw new UsageException("--lot is %d, but must be at least 1".formatted(lot));
    }
    String text = PuzzleArgument.input(reasoned, console.in()).text();
    return untilInterrupted(
        watch -> new ReasonsBench(console, watch).run(text, lot, options.seed()));
  }

  private int checkTruth() {
    if (truth < 1) {
      throw new UsageException("--truth is %d, but must be at least 1".formatted(truth));
    }
    return untilInterrupted(watch -> new TruthBench(console, watch, options.seed()).run(truth));
  }

  private int replay() throws IOException {
    ReadingNotes notes = new ReadingNotes(console, false);
    List<Numbered<Puzzle>> all =
        PuzzleArgument.all(PuzzleArgument.input(replayed, console.in()), Optional.empty(), notes);
    StrategySet strategies = isGiven("--strategies") ? options.strategies() : StrategySet.any();
    Duration limit = options.time().orElse(Duration.ofMinutes(1));
    return notes.exitCode(
        untilInterrupted(watch -> new ReplayBench(console, watch).run(all, strategies, limit)));
  }

  private int searchRules() throws IOException {
    Board plain = Boards.withoutRules(board.board().orElse(Boards.NINE));
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
    Map<String, Function<Random, Mask>> drawings = new LinkedHashMap<>();
    kinds.forEach(kind -> drawings.put(kind.id(), RulesBench.signs(kind, plain)));
    return search(drawings);
  }

  private int findValues() {
    Map<String, Function<Random, Mask>> all = SkeletonsByLot.all();
    if (!shapes.equals(List.of("all"))) {
      for (String name : shapes) {
        if (!all.containsKey(name)) {
          throw new UsageException(
              "there are no skeletons %s: they are %s"
                  .formatted(name, String.join(", ", all.keySet())));
        }
      }
      all.keySet().retainAll(shapes);
    }
    return search(all);
  }

  private int search(Map<String, Function<Random, Mask>> drawings) {
    requireSome("--seeds", seeds);
    requireSome("--skeletons", skeletons);
    return untilInterrupted(
        watch -> new RulesBench(console, engine, watch).run(drawings, skeletons, seeds, options));
  }

  private int runPeers() throws IOException {
    requireSome("--turns", turns);
    ReadingNotes notes = new ReadingNotes(console, false);
    List<Puzzle> all =
        PuzzleArgument.all(PuzzleArgument.input(puzzles, console.in()), Optional.empty(), notes)
            .stream()
            .map(Numbered::value)
            .toList();
    return notes.exitCode(
        untilInterrupted(
            watch -> new BesideBench(console, watch).run(Path.of(beside), all, turns)));
  }
}
