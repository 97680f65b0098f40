package cluewright.cli.solve;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.OrderConverter;
import cluewright.cli.option.StrategiesConverter;
import cluewright.cli.option.StrictOption;
import cluewright.cli.option.TextOrJson;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.format.WalkThrough;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Answer;
import cluewright.replay.Continuation;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import cluewright.replay.rating.Rater;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code solve}: replays puzzles with a set of strategies, or counts what several sets solve. */
@Command(
    name = "solve",
    description = "Solve puzzles with the given strategies alone, as a person would.",
    footer = {
      "A puzzle is a line of 81, 36 or 16 characters or a grid; . and 0 are empty cells. A file may"
          + " contain many, one per line. Links and all other formats that the command formats"
          + " lists are read too; of a puzzle in progress, only its clues.",
      "If a puzzle has several solutions or none, strategies that assume uniqueness"
          + " are left out.",
      "With --summary, each item between commas is a separate set, and + joins strategies:"
          + " --strategies N,H,NHL+x-wing are three sets. The default is N,H,NH,NL,HL,NHL.",
      "With --guess, a puzzle that needs guesses counts as not solved in the exit code, unless"
          + " --strategies is any.",
      "",
      "  cluewright solve puzzle.txt --steps",
      "  cluewright solve puzzles.txt --summary --strategies N,H,NHL"
    })
public final class SolveCommand extends ConsoleCommand {
  @Parameters(
      arity = "1",
      paramLabel = "PUZZLE",
      description = "- for standard input, a file, or the puzzle itself.")
  @Names(FileUse.READ)
  private String argument;

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      description =
          "The strategies to use: names, or letters as in NHL, separated by commas; or any: all"
              + " known here, after which one solution is enough. Default: "
              + StrategiesConverter.DEFAULT
              + ".")
  private String strategies;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = OrderConverter.DEFAULT,
      description = OrderConverter.HELP)
  private SolvingOrder order;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text, or json: one object a puzzle with its solutions (0, 1, \"several\" or \"not"
              + " known\") and its only solution row by row. Default: ${DEFAULT-VALUE}.")
  private TextOrJson format;

  @Option(names = "--steps", description = "Print every step with its reason.")
  private boolean steps;

  @Option(
      names = "--why",
      description =
          "With --steps: below each step of few reasons, forcing chain or net, and Nishio, what"
              + " follows from supposing each candidate that it eliminates, up to the"
              + " contradiction.")
  private boolean why;

  @ArgGroup private Pace pace = new Pace();

  /** The size of a step, by default one deduction. */
  static final class Pace {
    @Option(
        names = "--parallel",
        description = "Apply all possible deductions at once: the states q0, q1, ... qk.")
    private boolean parallel;

    @Option(
        names = "--by-strategy",
        description = "Apply all deductions of the easiest applicable strategy at once.")
    private boolean byStrategy;

    SolvingPath path(Replay replay, Puzzle puzzle) {
      if (parallel) {
        return replay.parallel(puzzle);
      }
      return byStrategy ? replay.byStrategy(puzzle) : replay.human(puzzle);
    }

    Replay.Pace pace() {
      if (parallel) {
        return Replay.Pace.PARALLEL;
      }
      return byStrategy ? Replay.Pace.STRATEGY : Replay.Pace.SINGLE;
    }
  }

  @Option(
      names = "--guess",
      description =
          "Where no strategy at all makes progress, go on by a guess: try a digit of a cell, and"
              + " drop it when it leads to a contradiction.")
  private boolean guess;

  @Option(
      names = "--summary",
      description =
          "Count the puzzles with exactly one solution, and those that each strategy set solves.")
  private boolean summary;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  public SolveCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Input input = PuzzleArgument.input(argument, console.in());
    if (format == TextOrJson.JSON && (summary || guess || steps)) {
      throw new UsageException(
          "--format json says what is solved, so without --summary, --guess and --steps");
    }
    if (why && !steps) {
      throw new UsageException("--why says more of each step, so only with --steps");
    }
    if (summary && guess) {
      throw new UsageException("--summary counts what strategies solve alone, so without --guess");
    }
    if (summary) {
      return summarize(input);
    }
    StrategySet set =
        StrategySet.parse(strategies == null ? StrategiesConverter.DEFAULT : strategies);
    ReadingNotes notes = strict.notes(console);
    List<Numbered<Puzzle>> puzzles = PuzzleArgument.all(input, board.board(), notes);
    if (format == TextOrJson.JSON) {
      return notes.exitCode(json(puzzles, set));
    }
    return notes.exitCode(
        puzzles.size() == 1 ? one(puzzles.get(0).value(), set) : many(puzzles, set));
  }

  private int summarize(Input input) throws IOException {
    List<SummarySet> sets = SummarySet.parse(strategies);
    ReadingNotes notes = strict.notes(console);
    List<Puzzle> puzzles =
        PuzzleArgument.all(input, board.board(), notes).stream().map(Numbered::value).toList();
    ProgressLine progress = new ProgressLine(console);
    Summary result = Summary.of(puzzles, sets, progress);
    progress.clear();
    console.out().print(result.text(input.name()));
    return notes.exitCode(ExitCode.OK);
  }

  private int json(List<Numbered<Puzzle>> puzzles, StrategySet set) {
    int code = ExitCode.OK;
    for (Numbered<Puzzle> numbered : puzzles) {
      Puzzle puzzle = numbered.value();
      Answer answer = UniqueSolution.of(puzzle);
      boolean isSolved = answer.number() == Solutions.ONE;
      if (!set.isAny()) {
        SolvingPath path = pace.path(new Replay(puzzle.board(), order.within(set)), puzzle);
        isSolved = path.end() == SolvingPath.End.SOLVED;
        code = Math.max(code, exitCode(path, set));
      }
      console.out().println(PuzzleJson.of(numbered, answer).with("solved", isSolved).text());
    }
    return code;
  }

  private int one(Puzzle puzzle, StrategySet set) {
    Continuation way = goOn(pace.path(new Replay(puzzle.board(), order.within(set)), puzzle), set);
    SolvingPath path = way.path();
    console.out().println(headline(path, set));
    misfits(puzzle.board(), set).forEach(console.out()::println);
    unused(path, set).forEach(console.out()::println);
    leftOut(path, set).ifPresent(console.out()::println);
    console.out().println("Rating: " + rating(path));
    console.out().print(steps ? walk().text(path) : WalkThrough.ENGLISH.ending(path));
    way.help().ifPresent(help -> console.out().println(help(help)));
    return exitCode(path, set);
  }

  private WalkThrough walk() {
    return WalkThrough.ENGLISH.with(
        why ? WalkThrough.Detail.UNFOLDED : WalkThrough.Detail.SENTENCE);
  }

  /** The path, extended by guesses if these are wanted. */
  private Continuation goOn(SolvingPath path, StrategySet set) {
    return guess
        ? new Explorer(path.puzzle().board(), set, order, () -> false).goOn(path, pace.pace())
        : new Continuation(path, Optional.empty());
  }

  private static String help(Deduction help) {
    return "No guess is needed here, since %s (%s) would help: %s"
        .formatted(
            help.variant().name().in(Locale.ENGLISH),
            help.strategy().id(),
            help.argument().in(Locale.ENGLISH));
  }

  private static String rating(SolvingPath path) {
    Puzzle puzzle = path.puzzle();
    return path.solutions() == Solutions.ONE
        ? RatingText.of(new Rater(puzzle.board()).rate(puzzle))
        : RatingText.notRated(path.solutions());
  }

  /** The strategies of a set that do not apply to a board, in a sentence for each reason. */
  private static Stream<String> misfits(Board board, StrategySet set) {
    return set.without(set.on(board)).strategies().stream()
        .collect(
            Collectors.groupingBy(SolveCommand::boards, LinkedHashMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(each -> leftOut("they are for " + each.getKey(), each.getValue()));
  }

  private static String boards(Strategy strategy) {
    return Phrase.list(strategy.about().scope().boards()).in(Locale.ENGLISH);
  }

  /** The strategies of a set that never met a state with few enough candidates. */
  private static Stream<String> unused(SolvingPath path, StrategySet set) {
    SolvingState last = new SolvingState(path.last());
    return set.on(last.board()).strategies().stream()
        .filter(strategy -> !strategy.about().scope().has(last))
        .collect(
            Collectors.groupingBy(
                strategy -> strategy.about().scope().mostCandidates(),
                TreeMap::new,
                Collectors.toList()))
        .entrySet()
        .stream()
        .map(
            each ->
                leftOut(
                    String.format(
                        Locale.ROOT, "more than %,d candidates are open to the end", each.getKey()),
                    each.getValue()));
  }

  private static String leftOut(String reason, List<Strategy> strategies) {
    return "Left out, since %s: %s".formatted(reason, StrategySet.of(strategies).ids());
  }

  /** The strategies of a set that must not be used on a puzzle whose solution may not be unique. */
  private static Optional<String> leftOut(SolvingPath path, StrategySet set) {
    StrategySet assuming = set.without(set.assumingNothing());
    return path.solutions() == Solutions.ONE || assuming.isEmpty()
        ? Optional.empty()
        : Optional.of(leftOut("they assume uniqueness", assuming.strategies()));
  }

  private int many(List<Numbered<Puzzle>> puzzles, StrategySet set) {
    int code = ExitCode.OK;
    SolvingOrder within = order.within(set);
    Map<Board, Replay> replays = new HashMap<>();
    for (Numbered<Puzzle> numbered : puzzles) {
      Puzzle puzzle = numbered.value();
      Replay replay = replays.computeIfAbsent(puzzle.board(), board -> new Replay(board, within));
      SolvingPath path = goOn(pace.path(replay, puzzle), set).path();
      console.out().println(oneLine(numbered.line(), path, set));
      if (steps) {
        console.out().print(walk().steps(path));
      }
      code = Math.max(code, exitCode(path, set));
    }
    return code;
  }

  private static String headline(SolvingPath path, StrategySet set) {
    String steps = path.length() == 1 ? "1 step" : path.length() + " steps";
    String uses = path.length() == 0 ? "" : ": " + WalkThrough.ENGLISH.uses(path);
    if (isBeyond(path, set)) {
      return "Unique, which is enough for any strategies. Those known here get stuck after %s%s;"
          .concat(" the rest needs trial and error, which --guess shows.")
          .formatted(steps, uses);
    }
    String verdict =
        switch (path.end()) {
          case SOLVED, ASSISTED -> "Solved";
          case STUCK -> "Stuck";
          case CONTRADICTORY -> "Contradictory";
        };
    return "%s with %s%s after %s%s"
        .formatted(verdict, set.shortName(), guesses(path, " and "), steps, uses);
  }

  /** True if one solution is enough although known strategies do not reach it. */
  private static boolean isBeyond(SolvingPath path, StrategySet set) {
    return set.isAny() && path.end() == SolvingPath.End.STUCK && path.solutions() == Solutions.ONE;
  }

  /**
   * The guesses after a word that introduces them, for example {@code 2 guesses}; empty if there
   * are none.
   */
  private static String guesses(SolvingPath path, String word) {
    return switch (path.guesses()) {
      case 0 -> "";
      case 1 -> word + "1 guess";
      default -> word + path.guesses() + " guesses";
    };
  }

  private static String oneLine(int line, SolvingPath path, StrategySet set) {
    boolean isGuessed = path.end() == SolvingPath.End.ASSISTED;
    return "line %d: %s %s%s"
        .formatted(
            line,
            isGuessed ? "guessed" : path.end().name().toLowerCase(Locale.ROOT),
            path.last().placements().line(),
            isGuessed ? guesses(path, " (") + ")" : count(path, set));
  }

  /** A remark on the solutions of a stuck path. */
  private static String count(SolvingPath path, StrategySet set) {
    if (path.end() != SolvingPath.End.STUCK) {
      return "";
    }
    return switch (path.solutions()) {
      case NONE -> " (no solution)";
      case ONE -> set.isAny() ? " (one solution; the rest needs trial and error)" : "";
      case SEVERAL -> " (several solutions)";
      case UNKNOWN -> " (solutions not counted)";
    };
  }

  private static int exitCode(SolvingPath path, StrategySet set) {
    boolean isEnough = set.isAny() && path.solutions() == Solutions.ONE;
    return path.isSolved() || isEnough ? ExitCode.OK : ExitCode.IMPOSSIBLE;
  }
}
