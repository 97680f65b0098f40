package cluewright.cli.solve;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.OptionsOfJob;
import cluewright.cli.option.OrderConverter;
import cluewright.cli.option.StrategiesConverter;
import cluewright.cli.option.TextOrJson;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Contradiction;
import cluewright.format.Numbered;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Answer;
import cluewright.replay.Hint;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hint}: reveals the next conclusion, in as much detail as wanted. */
@Command(
    name = "hint",
    description = "Show what can be concluded next in a puzzle.",
    footer = {
      "Give digits found so far like clues, or in a format that keeps them, with candidates if"
          + " it keeps these too. Each grade of a hint tells more than the one"
          + " before: the strategy; where to look; the whole step.",
      "",
      "  cluewright hint puzzle.txt",
      "  cluewright hint puzzle.txt --grade step",
      "  cluewright hint puzzle.txt --all --strategies NHL"
    })
public final class HintCommand extends ConsoleCommand {
  @Parameters(
      arity = "1",
      paramLabel = "PUZZLE",
      description = "- for standard input, a file, or the puzzle itself.")
  @Names(FileUse.READ)
  private String argument;

  @Option(
      names = {"-g", "--grade"},
      paramLabel = "GRADE",
      defaultValue = "technique",
      description = "The grade: technique, region or step. Default: ${DEFAULT-VALUE}.")
  private Hint.Grade grade;

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      description =
          "The strategies to use: names, or letters as in NHL, separated by commas. Default: all"
              + " that do not assume uniqueness.")
  private StrategySet strategies;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = OrderConverter.DEFAULT,
      description = OrderConverter.HELP)
  private SolvingOrder order;

  @Option(names = "--all", description = "Show every available deduction, not only the first.")
  private boolean all;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text, or json: one object a puzzle with its solutions (0, 1, \"several\" or \"not"
              + " known\") and the whole next step. Default: ${DEFAULT-VALUE}.")
  private TextOrJson format;

  @Spec private CommandSpec spec;

  @Mixin private BoardOption board = new BoardOption();

  public HintCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Input input = PuzzleArgument.input(argument, console.in());
    List<Numbered<Clues>> puzzles =
        PuzzleArgument.inProgress(input, board.board(), new ReadingNotes(console, true));
    if (format == TextOrJson.JSON) {
      return json(puzzles);
    }
    if (puzzles.size() > 1) {
      throw new UsageException(
          "%s contains %,d puzzles: give the one that needs a hint"
              .formatted(input.name(), puzzles.size()));
    }
    Clues found = puzzles.get(0).value();
    return hint(found.clues(), state(found));
  }

  private static GridState state(Clues found) {
    return found.position().orElseGet(() -> GridState.initial(found.clues()));
  }

  private int hint(Puzzle clues, GridState state) {
    Answer answer = PuzzleJson.answer(clues);
    Optional<String> fault = fault(clues, state, answer);
    if (fault.isPresent()) {
      console.out().println("No hint: " + fault.get());
      return ExitCode.IMPOSSIBLE;
    }
    if (state.isFinal()) {
      console.out().println("No hint: every cell has its digit.");
      return ExitCode.OK;
    }
    Solutions solutions = answer.number();
    Replay replay = new Replay(clues.board(), order.within(strategies(solutions)));
    List<Deduction> found =
        all ? replay.deductions(state) : replay.next(state).map(List::of).orElse(List.of());
    found.stream()
        .map(deduction -> new Hint(grade, deduction, state::placed).text())
        .distinct()
        .forEach(console.out()::println);
    if (found.isEmpty()) {
      console.out().println("No hint: these strategies get stuck in this state.");
    }
    remark(solutions, state.equals(GridState.initial(clues))).ifPresent(console.out()::println);
    return found.isEmpty() ? ExitCode.IMPOSSIBLE : ExitCode.OK;
  }

  private int json(List<Numbered<Clues>> puzzles) {
    OptionsOfJob.requireOnly(
        spec,
        Set.of("--format", "--strategies", "--order", "--board", "--regions", "--debug"),
        name -> "--format json tells the whole next step, so without " + name);
    int code = ExitCode.OK;
    for (Numbered<Clues> numbered : puzzles) {
      Puzzle clues = numbered.value().clues();
      GridState state = state(numbered.value());
      Answer answer = PuzzleJson.answer(clues);
      Optional<String> fault = fault(clues, state, answer);
      Optional<Deduction> step =
          fault.isPresent() || state.isFinal()
              ? Optional.empty()
              : new Replay(clues.board(), order.within(strategies(answer.number()))).next(state);
      PuzzleJson json = PuzzleJson.of(new Numbered<>(numbered.line(), clues), answer);
      console.out().println(StepJson.of(json.with("fault", fault.orElse(null)), step));
      code = step.isPresent() || state.isFinal() ? code : ExitCode.IMPOSSIBLE;
    }
    return code;
  }

  /** What is wrong with a state, as a sentence, so that nothing can be concluded in it. */
  private static Optional<String> fault(Puzzle clues, GridState state, Answer answer) {
    Puzzle puzzle = state.placements();
    if (puzzle.conflict().isPresent()) {
      return Optional.of(Contradiction.of(puzzle.conflict().get(), puzzle.board()) + ".");
    }
    Optional<Phrase> contradiction = Contradiction.of(state);
    if (contradiction.isPresent()) {
      return Optional.of(contradiction.get() + ", so one of these digits is wrong.");
    }
    return !state.isFinal() && (answer.number() == Solutions.NONE || isLost(answer, clues, state))
        ? Optional.of("no solution is left, so a digit or an elimination is wrong.")
        : Optional.empty();
  }

  /** True if the placed digits agree with no solution of the clues. */
  private static boolean isLost(Answer answer, Puzzle clues, GridState state) {
    if (answer.solution().isEmpty()) {
      return new SolutionCounter(clues.board()).number(state.placements()) == Solutions.NONE;
    }
    Puzzle solution = answer.solution().get();
    return IntStream.range(0, clues.board().cells())
        .anyMatch(cell -> !state.hasCandidate(cell, solution.digit(cell)));
  }

  /**
   * The strategies that may be used. It is the clues that must have one solution, where uniqueness
   * is assumed: a digit found on the way may be a guess.
   */
  private StrategySet strategies(Solutions solutions) {
    StrategySet chosen = chosen();
    return solutions == Solutions.ONE ? chosen : chosen.assumingNothing();
  }

  private StrategySet chosen() {
    return strategies == null ? StrategiesConverter.assumingNothing() : strategies;
  }

  /** A remark on the solutions of the clues, which ignore given or eliminated candidates. */
  private Optional<String> remark(Solutions solutions, boolean areCluesAll) {
    if (solutions == Solutions.ONE) {
      return Optional.empty();
    }
    String count =
        solutions == Solutions.SEVERAL
            ? areCluesAll
                ? "This puzzle has several solutions."
                : "By its clues alone, this puzzle has several solutions."
            : "The solutions of this puzzle could not be counted.";
    return Optional.of(
        chosen().assumesUniqueness()
            ? count + " Strategies that assume uniqueness are left out."
            : count);
  }
}
