package cluewright.cli.lab;

import cluewright.choice.Kind;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.Machine;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.RandomPuzzles;
import cluewright.lab.solve.SolveRow;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab solve}: solves puzzles by several methods, and measures the time. */
@Command(
    name = "solve",
    description = {
      "Solve puzzles by several methods, which take turns on each, and print a row for each method:"
          + " how many puzzles it solved, seconds, iterations and guesses (median, percentiles, and"
          + " the most). A second table has mean and deviation, how many runs took more than 0.1, 1,"
          + " 10 and 100 s, squares searched at once, and how many different solutions were"
          + " found.",
      "What is counted as an iteration and as a guess is printed below; it differs by method."
    },
    footer = {
      "Exit codes: 0 if every puzzle was tried, whatever came of it; 1 if two methods contradict"
          + " each other.",
      "When interrupted (Ctrl+C), it prints the table so far and exits with 130.",
      "",
      "  cluewright lab solve puzzles.txt --method norvig,dancing-links,ours --limit 2",
      "  cluewright lab solve --random 1000 --method norvig,ours --csv rows.csv",
      "  cluewright lab solve puzzles.txt --method norvig-random --seeds 30",
      "  cluewright lab solve puzzles.txt --method annealing --seeds 10 --time 30s"
    })
final class LabSolveCommand extends ConsoleCommand {
  private static final int MOST_RANDOM = 10_000_000;
  private static final int MOST_SEEDS = 1000;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE|PUZZLE",
      description = "Puzzles in any format, a puzzle itself, or - for standard input.")
  @Names(FileUse.READ)
  private String puzzles;

  @Option(
      names = "--random",
      paramLabel = "N",
      description =
          "Instead, draw N puzzles as P. Norvig does: random digits until 17 clues and 8 digits are"
              + " there, so with any number of solutions.")
  private Integer drawn;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      split = ",",
      description =
          "Methods, separated by commas: depth-first, fewest-digits, norvig, norvig-descending,"
              + " norvig-random, norvig-least-constraining, norvig-open-peers, norvig-places,"
              + " annealing, dancing-links, sat, ours. Default: all that know the board's rules.")
  private List<Method> methods = new ArrayList<>();

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How many solutions are enough; 2 shows whether there is one alone. Default:"
              + " ${DEFAULT-VALUE}.")
  private int limit;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "Time limit of each method on each puzzle. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of what is drawn and of random methods. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Number of runs of random methods with consecutive seeds, on each puzzle. Default:"
              + " ${DEFAULT-VALUE}.")
  private int seeds;

  @Option(
      names = "--warm-up",
      paramLabel = "TIME",
      description =
          "Warm up each method for this long before the first measurement, since a fresh Java"
              + " process is slow. Default: none.")
  private Duration warmUp;

  @Option(names = "--csv", paramLabel = "FILE", description = "Also write a row for each run.")
  @Names(FileUse.WRITTEN)
  private String csv;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  LabSolveCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    check();
    ReadingNotes notes = strict.notes(console);
    List<Numbered<Puzzle>> all = puzzles(notes);
    List<Method> asked = methods(all);
    Optional<ResultSink> rows = Optional.ofNullable(csv).map(f -> ResultSink.open(f, console));
    rows.ifPresent(sink -> sink.write(SolveRow.CSV_HEADER));
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    SolveTrial trial = new SolveTrial(asked, limit, time, seed, seeds, watch);
    List<SolveRow> done = new ArrayList<>();
    return Interrupt.stopping(
        watch,
        () -> {
          trial.warmUp(all, Optional.ofNullable(warmUp));
          int tried = 0;
          for (Numbered<Puzzle> puzzle : all) {
            progress.show(String.format(Locale.ROOT, "%,d of %,d puzzles", tried + 1, all.size()));
            List<SolveRow> mine = trial.of(puzzle);
            if (watch.isStopped()) {
              break;
            }
            mine.forEach(row -> rows.ifPresent(sink -> sink.write(row.csv())));
            done.addAll(mine);
            tried++;
          }
          progress.clear();
          console.out().print(new SolveTable(done, asked).text());
          console.out().printf(Locale.ROOT, "%nMeasured on: %s%n", Machine.words());
          int code = tried < all.size() ? ExitCode.UNDECIDED : agreement(done);
          return notes.exitCode(rows.map(sink -> sink.exitCode(code)).orElse(code));
        });
  }

  private void check() {
    if ((puzzles == null) == (drawn == null)) {
      throw new UsageException("give either puzzles or --random N");
    }
    if (limit < 1) {
      throw new UsageException("--limit is " + limit + ", but must be 1 or more");
    }
    if (seeds < 1 || seeds > MOST_SEEDS) {
      throw new UsageException("--seeds is " + seeds + ", but must be 1 to " + MOST_SEEDS);
    }
    if (drawn != null && (drawn < 1 || drawn > MOST_RANDOM)) {
      throw new UsageException("--random is " + drawn + ", but must be 1 to " + MOST_RANDOM);
    }
    if ("-".equals(csv)) {
      throw new UsageException("--csv needs a file: standard output already has a table");
    }
  }

  private List<Numbered<Puzzle>> puzzles(ReadingNotes notes) throws IOException {
    if (drawn == null) {
      return PuzzleArgument.all(PuzzleArgument.input(puzzles, console.in()), board.board(), notes);
    }
    Board on = board.board().orElse(Boards.NINE);
    if (!Method.NORVIG.fits(on)) {
      throw new UsageException(
          "--random draws puzzles of houses alone, but %s has other rules: choose a board without"
              .formatted(on));
    }
    RandomPuzzles source = new RandomPuzzles(on, seed);
    List<Numbered<Puzzle>> all = new ArrayList<>();
    for (int number = 1; number <= drawn; number++) {
      all.add(new Numbered<>(number, source.draw()));
    }
    return all;
  }

  private List<Method> methods(List<Numbered<Puzzle>> all) {
    List<Board> boards = all.stream().map(each -> each.value().board()).distinct().toList();
    for (Method method : methods) {
      for (Board each : boards) {
        if (!method.fits(each)) {
          throw new UsageException(
              "--method %s does not know all rules of %s: leave it out"
                  .formatted(Kind.word(method), each));
        }
      }
    }
    return methods.isEmpty()
        ? Arrays.stream(Method.values())
            .filter(method -> boards.stream().allMatch(method::fits))
            .toList()
        : methods.stream().distinct().toList();
  }

  private int agreement(List<SolveRow> rows) {
    for (int i = 0; i < rows.size(); i++) {
      SolveRow one = rows.get(i);
      for (int j = i + 1; j < rows.size() && rows.get(j).line() == one.line(); j++) {
        SolveRow other = rows.get(j);
        if (one.contradicts(other)) {
          console.note(
              "the puzzle on line %d: %s finds %s, but %s finds %s; one of them is wrong"
                  .formatted(
                      one.line(),
                      Kind.word(one.method()),
                      one.answer(),
                      Kind.word(other.method()),
                      other.answer()));
          return ExitCode.UNEXPECTED;
        }
      }
    }
    return ExitCode.OK;
  }
}
