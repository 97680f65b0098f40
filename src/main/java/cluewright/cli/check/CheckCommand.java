package cluewright.cli.check;

import cluewright.cli.generate.OutcomeText;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.ListsOption;
import cluewright.cli.option.StrategiesConverter;
import cluewright.cli.option.TextOrJson;
import cluewright.cli.solve.PuzzleJson;
import cluewright.cli.solve.RatingText;
import cluewright.cli.solve.SummarySet;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Contradiction;
import cluewright.format.FormatException;
import cluewright.format.LibraryText;
import cluewright.format.MaskText;
import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.format.TextKind;
import cluewright.format.exchange.core.Content;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Answer;
import cluewright.replay.Classifier;
import cluewright.replay.Instances;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.replay.rating.Rater;
import cluewright.search.Arguments;
import cluewright.search.Engine;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.search.listed.LookUp;
import cluewright.search.race.Run;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check}: says what is known about a puzzle or mask without a search. */
@Command(
    name = "check",
    description = "Report what is known about a puzzle or a mask without a search.",
    footer = {
      "For a puzzle: its validity, its number of solutions, the clues and signs that are redundant,"
          + " and the strategies that solve it. For a mask: every argument that proves it impossible, and for 17 clues on 9x9 what the"
          + " published list of such puzzles says.",
      "A text with one kind of mark that is not a digit, such as x and ., is read as a mask,"
          + " and anything else as a puzzle; --as overrides this.",
      "",
      "  cluewright check puzzle.txt",
      "  cluewright check heart --strategies N",
      "  cluewright check mask.txt --time 200ms",
      "  cluewright check mask.txt --strategies NH --export cnf --out question.cnf",
      "  cluewright check --hodoku-library reglib.txt"
    })
public final class CheckCommand extends ConsoleCommand {
  private static final int MOST_SOLUTIONS = 1000;

  private final Engine engine;

  @Parameters(
      arity = "0..1",
      paramLabel = "PUZZLE|MASK",
      description = "- for standard input, the name of a shape, a file, or the text itself.")
  @Names(FileUse.READ_AFTER_SHAPES)
  private String argument;

  @Option(
      names = "--as",
      paramLabel = "KIND",
      description = "Read the input as a mask or as a puzzle.")
  private TextKind kind;

  @Option(
      names = {"-s", "--strategies"},
      paramLabel = "SET",
      defaultValue = StrategiesConverter.DEFAULT,
      description =
          "The strategies to check a mask with, or any, where one solution is enough. Default:"
              + " ${DEFAULT-VALUE}.")
  private StrategySet strategies;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      description = "Also search this long for a puzzle of a mask: 200ms, 5s. Default: no search.")
  private Duration time;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text, or json: one object a puzzle with its solutions (0, 1, \"several\" or \"not"
              + " known\"), its only solution row by row, and what is redundant in it. Default:"
              + " ${DEFAULT-VALUE}.")
  private TextOrJson format;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private ListsOption lists;

  @Option(
      names = "--hodoku-library",
      paramLabel = "FILE",
      description =
          "Instead: look for the cases of a HoDoKu library, and report by strategy which are"
              + " missed.")
  @Names(FileUse.READ)
  private String library;

  @Mixin private QuestionOptions question = new QuestionOptions();

  public CheckCommand(Console console, Engine engine) {
    super(console);
    this.engine = engine;
  }

  @Override
  public Integer call() throws IOException {
    if (question.isAsked()) {
      return exportQuestion();
    }
    if (library != null) {
      return checkLibrary();
    }
    if (argument == null) {
      throw new UsageException("nothing to check: give a puzzle, a mask, or --hodoku-library FILE");
    }
    Optional<Board> asked = board.board();
    if (format == TextOrJson.JSON) {
      Input input = PuzzleArgument.input(argument, console.in());
      return json(PuzzleArgument.all(input, asked, new ReadingNotes(console, true)));
    }
    Optional<Mask> shape =
        ShapeLibrary.named(argument).map(one -> asked.map(one::on).orElseGet(one::mask));
    if (shape.isPresent()) {
      return checkMask(shape.get());
    }
    Input input = Input.fromStreamOrFile(argument, console.in()).orElseGet(() -> literal(argument));
    TextKind reading = kind == null ? kindOf(input) : kind;
    return switch (reading) {
      case MASK -> checkMask(single(input, new MaskArgument(asked, console.in()).read(input)));
      case PUZZLE ->
          checkPuzzle(
              single(input, PuzzleArgument.all(input, asked, new ReadingNotes(console, true))));
    };
  }

  private int exportQuestion() throws IOException {
    if (library != null || argument == null || kind == TextKind.PUZZLE) {
      throw new UsageException(
          "--export is for a mask: give one, without --hodoku-library and --as puzzle");
    }
    Mask mask = new MaskArgument(board.board(), console.in()).one(argument);
    Request request = new Request(mask, strategies);
    return new QuestionExport(time == null ? request : request.withTime(time), question, console)
        .run();
  }

  private int checkLibrary() throws IOException {
    if (argument != null) {
      throw new UsageException("give either a puzzle or a mask, or --hodoku-library FILE");
    }
    Input input =
        Input.fromStreamOrFile(library, console.in())
            .orElseThrow(
                () ->
                    new UsageException("\"%s\" is not a file".formatted(Input.shortened(library))));
    Instances instances = new Instances(Boards.NINE);
    List<FormatException> faults = new ArrayList<>();
    LibraryReport report =
        new LibraryReport(
            input.name(),
            input.read(text -> LibraryText.readAll(text, faults::add)).stream()
                .map(given -> LibraryTrial.of(given, instances))
                .toList());
    console.out().print(report.text());
    faults.forEach(fault -> console.note(input.name() + ": " + fault.getMessage() + "; left out"));
    return faults.isEmpty() ? report.exitCode() : ExitCode.USAGE;
  }

  private static Input literal(String argument) {
    if (Input.isName(argument)) {
      throw MaskArgument.unknown(argument, "a file, a puzzle nor a mask");
    }
    return Input.literal(argument);
  }

  private static TextKind kindOf(Input input) {
    if (input.format().isBare()) {
      return TextKind.of(input.text());
    }
    return input.items().get(0).content() instanceof Content.Drawing
        ? TextKind.MASK
        : TextKind.PUZZLE;
  }

  private static <T> T single(Input input, List<Numbered<T>> all) {
    if (all.size() > 1) {
      throw new UsageException(
          "%s contains %,d of them: give one, or count puzzles with solve --summary"
              .formatted(input.name(), all.size()));
    }
    return all.get(0).value();
  }

  private int checkMask(Mask mask) {
    PrintStream out = console.out();
    out.printf("Read as a mask on the %s board, %d clues:%n", mask.board(), mask.size());
    out.print(MaskText.grid(mask));
    if (findings(mask)) {
      return ExitCode.IMPOSSIBLE;
    }
    Optional<Outcome> listed = listed(mask);
    if (listed.isPresent()) {
      return say(listed.get(), mask);
    }
    if (time != null) {
      return judge(mask);
    }
    out.printf(
        "No known argument rules out this mask with %s; generate can decide it.%n",
        strategies.on(mask.board()).shortName());
    return ExitCode.OK;
  }

  private Optional<Outcome> listed(Mask mask) {
    Request request = new Request(mask, strategies).withLists(lists.lists());
    return LookUp.answer(request, new Run(Request.DEFAULT_TIME, Watch.idle()));
  }

  private int say(Outcome listed, Mask mask) {
    if (listed instanceof Outcome.Found found) {
      console.out().println("A puzzle exists, from the published list: " + found.puzzle().line());
      return ExitCode.OK;
    }
    console.out().println(OutcomeText.finding(((Outcome.Impossible) listed).proof(), mask));
    return ExitCode.IMPOSSIBLE;
  }

  /** Reports the result of a short search. */
  private int judge(Mask mask) {
    Judge judge = new Judge(engine, lists.lists());
    Watch watch = Watch.idle();
    Question question = new Question(mask, strategies);
    return Interrupt.stopping(watch, () -> say(judge.within(time, question, watch), mask));
  }

  private int say(Judgement judgement, Mask mask) {
    if (judgement instanceof Judgement.Possible possible) {
      console.out().println("A puzzle exists: " + possible.puzzle().line());
      return ExitCode.OK;
    }
    if (judgement instanceof Judgement.Impossible impossible) {
      console.out().println(OutcomeText.finding(impossible.proof(), mask));
      return ExitCode.IMPOSSIBLE;
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            "Undecided with %s: neither a puzzle nor a proof found in %.1f s.%n",
            strategies.on(mask.board()).shortName(),
            ((Judgement.Undecided) judgement).searched().toMillis() / 1000.0);
    return ExitCode.UNDECIDED;
  }

  /** Prints the arguments against a mask; true if they refute it. */
  private boolean findings(Mask mask) {
    List<Proof> proofs = Arguments.against(mask, strategies);
    for (Proof proof : proofs) {
      console.out().println(OutcomeText.finding(proof, mask));
    }
    return !proofs.isEmpty();
  }

  private int checkPuzzle(Puzzle puzzle) {
    PrintStream out = console.out();
    out.printf(
        "Read as a puzzle on the %s board, %d clues:%n", puzzle.board(), puzzle.mask().size());
    out.print(PuzzleText.grid(puzzle));
    Optional<Puzzle.Conflict> conflict = puzzle.conflict();
    if (conflict.isPresent()) {
      out.println("Not valid: " + Contradiction.of(conflict.get(), puzzle.board()) + ".");
      return ExitCode.IMPOSSIBLE;
    }
    SolutionCounter counter = new SolutionCounter(puzzle.board());
    Answer answer = UniqueSolution.of(puzzle);
    out.println(inWords(answer.number(), puzzle, counter));
    if (answer.solution().isPresent()) {
      out.println("Rating: " + RatingText.of(new Rater(puzzle.board()).rate(puzzle)) + ".");
      out.print(RedundantText.text(puzzle, answer.solution().get()));
    }
    solvers(puzzle);
    boolean hasFindings = findings(puzzle.mask());
    if (!hasFindings) {
      out.println(unlessListed(puzzle.mask(), "No known argument rules out its mask."));
    }
    return exitCode(answer.number());
  }

  private int json(List<Numbered<Puzzle>> puzzles) {
    int code = ExitCode.OK;
    for (Numbered<Puzzle> numbered : puzzles) {
      Puzzle puzzle = numbered.value();
      Answer answer = PuzzleJson.answer(puzzle);
      console.out().println(RedundantText.json(PuzzleJson.of(numbered, answer), puzzle, answer));
      code = Math.max(code, exitCode(answer.number()));
    }
    return code;
  }

  private static int exitCode(Solutions solutions) {
    return switch (solutions) {
      case ONE -> ExitCode.OK;
      case NONE, SEVERAL -> ExitCode.IMPOSSIBLE;
      case UNKNOWN -> ExitCode.UNDECIDED;
    };
  }

  /** What the published list says against a mask, or else another text. */
  private String unlessListed(Mask mask, String words) {
    return listed(mask)
        .filter(Outcome.Impossible.class::isInstance)
        .map(known -> OutcomeText.finding(((Outcome.Impossible) known).proof(), mask))
        .orElse(words);
  }

  private static String inWords(Solutions solutions, Puzzle puzzle, SolutionCounter counter) {
    return switch (solutions) {
      case NONE -> "Not valid: it has no solution.";
      case ONE -> "Valid: it has exactly one solution.";
      case SEVERAL -> severalInWords(counter.countIfQuick(puzzle, MOST_SOLUTIONS + 1));
      case UNKNOWN -> "Validity unknown: its solutions could not be counted.";
    };
  }

  private static String severalInWords(OptionalInt count) {
    if (count.isEmpty()) {
      return "Not unique: it has several solutions.";
    }
    return count.getAsInt() > MOST_SOLUTIONS
        ? "Not unique: it has more than %,d solutions.".formatted(MOST_SOLUTIONS)
        : "Not unique: it has %,d solutions.".formatted(count.getAsInt());
  }

  private void solvers(Puzzle puzzle) {
    List<String> solving = new ArrayList<>();
    List<String> failing = new ArrayList<>();
    List<SummarySet> sets = new ArrayList<>(SummarySet.parse(SummarySet.DEFAULT));
    sets.add(independent(puzzle.board()));
    for (SummarySet set : sets) {
      boolean isSolved =
          new Classifier(puzzle.board(), set.strategies()).end(puzzle) == SolvingPath.End.SOLVED;
      (isSolved ? solving : failing).add(set.label());
    }
    console.out().println("Solved by: " + listed(solving));
    console.out().println("Not solved by: " + listed(failing));
  }

  /** A remark on the other strategies, whose results may depend on the order of use. */
  private static SummarySet independent(Board board) {
    StrategySet monotone = StrategySet.of(Catalogue.all()).monotone(board);
    return new SummarySet(
        "all %d order-independent strategies".formatted(monotone.strategies().size()), monotone);
  }

  private static String listed(List<String> labels) {
    return labels.isEmpty() ? "none." : String.join(", ", labels) + ".";
  }
}
