package cluewright.cli.solve;

import cluewright.batch.InOrder;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleRun;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.Solutions;
import cluewright.replay.profile.Profiler;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.Watch;
import cluewright.search.solve.UniqueSolution;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rate}: rates puzzles on HoDoKu's and Sudoku Explainer's scales, and by reasons. */
@Command(
    name = "rate",
    description = "Rate puzzles as HoDoKu 2.2 and Sudoku Explainer do, or by reasons.",
    footer = {
      "HoDoKu's score is the sum over all steps, and its level that of the hardest step, raised if"
          + " the score is too high for it. If no strategy helps, the rating is Extreme and marked"
          + " incomplete; each cell filled by brute force then counts 10,000.",
      "HoDoKu itself rates only 9x9; on smaller boards its scale is applied to the same steps.",
      "Sudoku Explainer's three ratings are that of the hardest step, that of the hardest up to the"
          + " first digit, and that of the first step (ER/EP/ED). In a pearl the first two are equal,"
          + " in a diamond all three. They are - on boards other than 9x9.",
      "The rating by reasons is for all boards and rules. Beside singles it uses no strategies, but"
          + " smallest sets of reasons: truths of cells and houses, and rules. Its whole part is the"
          + " number of reasons of the hardest steps; two decimals grow with their weight, which is"
          + " the sum of the cells and candidates to look at, times the kinds of rules. It is - if no"
          + " step with four reasons or fewer was found. Hard puzzles take some seconds.",
      "In CSV and JSON, line is the number of the puzzle if the file does not have one puzzle per"
          + " line; solutions is 0, 1, or 2 for two or more; explainer, pearl and diamond are ER, EP and ED."
          + " ER above 10.5 may differ from published ones by a tenth or more, and is called about;"
          + " its field is explainerAbout. Values that do not apply or are not known are left out."
          + " reasons is the number by reasons, with reasonsSteps and reasonsWeight of the hardest"
          + " steps; where there is none, reasonsBeyond is the number of reasons that did not do.",
      "A cell is open if a single fills it now; a bottleneck is a step before which none is, so that"
          + " something harder is needed. The depth is the number of rounds if all open cells are"
          + " filled at once and a bottleneck is a round; the width is the most cells of a round."
          + " Lone ways are cells that only one strategy fills when they first are open.",
      "With --profile, CSV and JSON also have steps, bottlenecks, firstBottleneck, depth, width,"
          + " meanOpen, loneShare, open (before each step, 0 at a bottleneck) and needs (for each"
          + " bottleneck's step, the strategy).",
      "",
      "  cluewright rate puzzle.txt",
      "  cluewright rate puzzle.txt --profile",
      "  cluewright rate puzzles.txt --format csv",
      "  cluewright rate puzzles.txt --scale se",
      "  cluewright rate puzzles.txt --scale serate",
      "  cluewright rate puzzles.txt --scale reasons",
      "  cluewright rate puzzles.txt more.txt --summary"
    })
public final class RateCommand extends ConsoleCommand {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|PUZZLE",
      description = "- for standard input, files, or the puzzles themselves.")
  @Names(FileUse.READ)
  private List<String> arguments;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Format format;

  enum Format {
    TEXT,
    CSV,
    /** One JSON object per line. */
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      defaultValue = "all",
      description =
          "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}. se is Sudoku Explainer's by its"
              + " successor, which most lists go by; se-1.2.1 that of version 1.2.1, which knows"
              + " fewer techniques; serate that of the command-line rater whose ratings HoDoKu 2.5"
              + " shows; reasons is for all rules, and needs no named strategies.")
  private RateScale scale;

  @Option(
      names = "--summary",
      description = "Print only the number of puzzles per level, medians, and strategies.")
  private boolean summary;

  @Option(
      names = "--profile",
      description =
          "Add what each puzzle is like to solve: how many cells are open at each step, the"
              + " bottlenecks, and how far steps depend on each other.")
  private boolean profile;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  public RateCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (profile && summary) {
      throw new UsageException("--profile is for each puzzle: leave out --summary");
    }
    Watch watch = Watch.idle();
    ReadingNotes notes = strict.notes(console);
    try (PuzzleRun puzzles = PuzzleRun.of(arguments, console.in(), board.board(), notes)) {
      return Interrupt.stopping(
          watch, () -> notes.exitCode(summary ? summarize(puzzles, watch) : list(puzzles, watch)));
    }
  }

  private int summarize(PuzzleRun puzzles, Watch watch) {
    RateSummary result = new RateSummary(scale);
    int code = rate(puzzles, watch, rows -> rows.forEach(row -> result.add(row.rating())));
    console
        .out()
        .print(result.text(String.join(", ", arguments.stream().map(Input::shortened).toList())));
    return code;
  }

  private int list(PuzzleRun puzzles, Watch watch) {
    RateRow.Columns columns = profile ? RateRow.Columns.PROFILE : RateRow.Columns.RATING;
    if (format == Format.CSV) {
      console.out().print(columns.heading());
    }
    return rate(
        puzzles,
        watch,
        rows -> {
          rows.forEach(row -> console.out().print(row.text(format, columns)));
          if (console.out().checkError()) {
            watch.stop();
          }
        });
  }

  private int rate(PuzzleRun puzzles, Watch watch, Consumer<List<RateRow>> sink) {
    ProgressLine progress = new ProgressLine(console);
    OptionalInt size = puzzles.size();
    String of = size.isPresent() ? String.format(Locale.ROOT, " of %,d", size.getAsInt()) : "";
    int[] done = {0};
    int[] code = {ExitCode.OK};
    InOrder.run(
        puzzles,
        () -> worker(watch),
        watch,
        rows -> {
          progress.clear();
          sink.accept(rows);
          done[0] += rows.size();
          rows.forEach(row -> code[0] = worse(code[0], row.rating()));
          progress.show(String.format(Locale.ROOT, "%,d%s puzzles rated", done[0], of));
        });
    progress.clear();
    if (size.isPresent() ? done[0] < size.getAsInt() : watch.isStopped()) {
      console.note("stopped after %,d%s puzzles".formatted(done[0], of));
    }
    return code[0];
  }

  /**
   * The exit code, in which a puzzle known not to be unique outranks one that could not be counted.
   */
  private static int worse(int code, Rating rating) {
    if (rating instanceof Rating.Rated || code == ExitCode.IMPOSSIBLE) {
      return code;
    }
    return ((Rating.NotUnique) rating).solutions() == Solutions.UNKNOWN
        ? ExitCode.UNDECIDED
        : ExitCode.IMPOSSIBLE;
  }

  private Function<PuzzleRun.Found, RateRow> worker(Watch watch) {
    Map<Board, Rater> raters = new HashMap<>();
    Map<Board, Profiler> profilers = new HashMap<>();
    return found -> {
      Puzzle puzzle = found.numbered().value();
      Rater rater =
          raters.computeIfAbsent(
              puzzle.board(),
              board ->
                  new Rater(board, scale.edition(), watch, each -> UniqueSolution.of(each, watch)));
      Rating rating = rating(rater, puzzle);
      return new RateRow(
          found.source(),
          found.unit(),
          found.numbered().line(),
          puzzle,
          scale,
          rating,
          profile
              ? profilers.computeIfAbsent(puzzle.board(), Profiler::new).profile(puzzle)
              : Optional.empty());
    };
  }

  private Rating rating(Rater rater, Puzzle puzzle) {
    if (scale.hasReasons()) {
      return rater.rateByReasons(puzzle);
    }
    return scale.hasExplainer() ? rater.rate(puzzle) : rater.rateByHodoku(puzzle);
  }
}
