package cluewright.cli.publish;

import cluewright.cli.input.Aside;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.MaskArgument.OpenValues;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.OrderConverter;
import cluewright.cli.option.StrategiesOption;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.format.TextKind;
import cluewright.format.WholeFile;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.mask.ShapeLibrary;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.print.image.AnimatedGif;
import cluewright.print.image.PictureKind;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.image.StepCaptions;
import cluewright.print.image.StepFrames;
import cluewright.replay.Answer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import cluewright.search.Watch;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code render}: draws puzzles as pictures. */
@Command(
    name = "render",
    description = "Draw a puzzle as a picture, or a series of them for a newspaper.",
    footer = {
      "SVG is for web pages, and its style sheet can be edited; PDF and EPS are for layout programs,"
          + " with digits as outlines and black on one plate; PNG and TIFF are pixels. The extension of"
          + " OUT chooses the format, or --to.",
      "A mask is drawn with its cells tinted, and values that are open as question marks.",
      "With --daily or --name, every puzzle of IN becomes a file in the folder OUT; files of the same"
          + " names are replaced.",
      "",
      "  cluewright render puzzle.txt puzzle.svg",
      "  cluewright render puzzle.txt solution.png --solution --width 60mm --dpi 600",
      "  cluewright render puzzle.txt step.svg --step 12 --candidates --strategies NHL,x-wing",
      "  cluewright render puzzle.txt - --to svg --candidates --coordinates",
      "  cluewright render puzzle.txt steps.gif --width 540px --candidates --pause 2s",
      "  cluewright render puzzle.txt puzzle.tiff --ink black --dpi 1200",
      "  cluewright render week.json out --daily 2026-12-01 --to eps --with-solution --with-caption"
    })
public final class RenderCommand extends ConsoleCommand {
  private static final int WIDEST_GIF = 2_000;
  private static final int LAST = 4;

  /** For the remark about a picture that is drawn already. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  @Parameters(
      index = "0",
      arity = "1",
      paramLabel = "IN",
      description = "- for standard input, a file, or the puzzle itself.")
  @Names(FileUse.READ_AFTER_SHAPES)
  private String argument;

  @Parameters(
      index = "1",
      arity = "1",
      paramLabel = "OUT",
      description = "A file, or - for standard output.")
  @Names(FileUse.WRITTEN)
  private String target;

  @Option(
      names = "--solution",
      description = "Draw the solution, with the clues in bold; pale behind candidates or a step.")
  private boolean solution;

  @Option(
      names = "--candidates",
      description = "Draw the candidates: those of the file, or those that the clues leave.")
  private boolean candidates;

  @Option(
      names = "--excluded",
      description =
          "Draw the digits that an empty cell cannot have, each with a bar, in place of candidates.")
  private boolean excluded;

  @Option(names = "--coordinates", description = "Number the rows and columns.")
  private boolean coordinates;

  @Option(
      names = "--step",
      paramLabel = "N",
      description =
          "Draw the state after step N of the solution, as solve --steps counts, with its"
              + " conclusion and reason; 0 is the beginning.")
  private Optional<Integer> step = Optional.empty();

  @Option(
      names = "--no-evidence",
      description = "With --step: leave out the conclusion and the reason.")
  private boolean withoutEvidence;

  @Mixin private StrategiesOption strategies;

  @Option(
      names = "--order",
      paramLabel = "ORDER",
      defaultValue = OrderConverter.DEFAULT,
      description = OrderConverter.HELP)
  private SolvingOrder order;

  @Mixin private PictureOptions file = new PictureOptions();

  @Option(names = "--only", paramLabel = "N", description = "Draw puzzle N of IN, counted from 1.")
  private Integer only;

  @Option(
      names = "--pause",
      paramLabel = "TIME",
      defaultValue = "1s",
      description = "How long each step of a gif stands; the last one four times. Default: 1s.")
  private Duration pause;

  @Mixin private SeriesOptions series = new SeriesOptions();

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  public RenderCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (series.isAsked()) {
      if (step.isPresent() || hasPencil() || solution || only != null) {
        throw new UsageException(
            "a series has the clues of all puzzles: leave out --step, --candidates, --excluded,"
                + " --solution and --only; --with-solution adds files of solutions");
      }
      NamedFiles named = new NamedFiles();
      named.add("IN", argument, FileUse.READ_AFTER_SHAPES);
      board.addTo(named);
      return new SeriesRun(console, file, series, extras())
          .write(argument, target, board.board(), named, strict.notes(console));
    }
    PictureKind wanted = file.kind(target);
    file.check(wanted);
    Input input = input();
    Optional<Mask> mask = mask(input);
    if (mask.isPresent()) {
      return draw(mask.get(), wanted, title(input));
    }
    Clues puzzle = single(input);
    if (wanted == PictureKind.GIF) {
      int code = film(puzzle.clues());
      return code == ExitCode.OK ? told(puzzle) : code;
    }
    PuzzlePicture picture =
        picture(puzzle).withDigits(Input.digits(argument)).withTitle(title(input));
    OutFile.write(target, console, out -> file.file(wanted).write(out, picture));
    return told(puzzle);
  }

  /** Reports a drawn puzzle without a unique solution; returns the exit code. */
  private int told(Clues drawn) {
    Puzzle puzzle = drawn.clues();
    Solutions solutions = UniqueSolution.numberWithin(puzzle, PATIENCE);
    String lack =
        switch (solutions) {
          case NONE -> "no solution";
          case ONE -> "";
          case SEVERAL -> "several solutions";
          case UNKNOWN -> "solutions that take too long to count";
        };
    if (!lack.isEmpty()) {
      console.note("the puzzle has " + lack);
      Aside.of(drawn).ifPresent(console::note);
    }
    return ExitCode.ofWritten(Set.of(solutions));
  }

  /** Draws the steps of the solution as an animation. */
  private int film(Puzzle puzzle) throws IOException {
    if (step.isPresent() || solution) {
      throw new UsageException("a gif shows all steps: leave out --step and --solution");
    }
    if (file.pixels() > WIDEST_GIF) {
      throw new UsageException(
          "a gif is at most %,d pixels wide: set --width, such as 540px".formatted(WIDEST_GIF));
    }
    SolvingPath path = new Replay(puzzle.board(), order.within(strategies.set())).human(puzzle);
    ProgressLine progress = new ProgressLine(console);
    int code =
        StoppableWriting.run(console, watch -> film(path, Input.digits(argument), progress, watch));
    progress.clear();
    return code;
  }

  private void film(SolvingPath path, DigitSet digits, ProgressLine progress, Watch watch)
      throws IOException {
    try (StepCaptions captions = new StepCaptions(path, series.locale(), file.pixels())) {
      StepFrames frames =
          new StepFrames(
              path,
              extras(),
              digits,
              file.pixels(),
              captions,
              drawn -> {
                progress.show("%d of %d drawn".formatted(drawn, path.length() + 1));
                watch.throwIfStopped();
              });
      WholeFile.Contents gif =
          out ->
              AnimatedGif.write(
                  out, frames, state -> state == path.length() ? pause.multipliedBy(LAST) : pause);
      OutFile.write(target, console, gif);
    }
  }

  private Input input() throws IOException {
    return ShapeLibrary.named(argument).isPresent()
        ? Input.literal(argument)
        : PuzzleArgument.input(argument, console.in());
  }

  /** The mask that is to be drawn; empty if it is a puzzle, or it is not clear which one. */
  private Optional<Mask> mask(Input input) throws IOException {
    MaskArgument masks = new MaskArgument(board.board(), console.in(), OpenValues.TAKEN);
    if (ShapeLibrary.named(argument).isPresent()) {
      return Optional.of(masks.one(argument));
    }
    boolean isBare = input.format().isBare();
    boolean isMask =
        isBare
            ? TextKind.of(input.text()) == TextKind.MASK
            : input.items().stream().allMatch(item -> item.content() instanceof Content.Drawing);
    return isMask ? Optional.of(chosen(masks.read(input), input)) : Optional.empty();
  }

  /** Draws a mask, of which there is less to show than of a puzzle. */
  private int draw(Mask mask, PictureKind wanted, String title) throws IOException {
    if (wanted == PictureKind.GIF || step.isPresent() || solution || hasPencil()) {
      throw new UsageException(
          "a mask has no digits: leave out --solution, --candidates, --excluded and --step, and draw"
              + " no gif");
    }
    PuzzlePicture picture = PuzzlePicture.of(mask, extras()).withTitle(title);
    OutFile.write(target, console, out -> file.file(wanted).write(out, picture));
    return ExitCode.OK;
  }

  private Clues single(Input input) throws IOException {
    return chosen(
        PuzzleArgument.inProgress(input, board.board(), new ReadingNotes(console, true)), input);
  }

  private <T> T chosen(List<Numbered<T>> all, Input input) {
    if (only == null && all.size() > 1) {
      throw new UsageException(
          "%s contains %,d puzzles, but a picture shows one: choose it with --only N"
              .formatted(input.name(), all.size()));
    }
    int number = only == null ? 1 : only;
    if (number < 1 || number > all.size()) {
      throw new UsageException(
          "--only is %d, but %s contains %d".formatted(number, input.name(), all.size()));
    }
    return all.get(number - 1).value();
  }

  private String title(Input input) throws IOException {
    return Input.isProject(argument)
        ? Input.title(argument)
        : PuzzleArgument.title(input, only == null ? 1 : only);
  }

  private PuzzlePicture picture(Clues puzzle) {
    PuzzlePicture picture = step.isPresent() ? ofStep(puzzle.clues()) : ofPosition(puzzle);
    return solution ? picture.withSolution(solved(puzzle.clues())) : picture;
  }

  private boolean hasPencil() {
    return candidates || excluded;
  }

  private Set<Extra> extras() {
    Set<Extra> extras = EnumSet.noneOf(Extra.class);
    if (candidates && excluded) {
      throw new UsageException("--candidates and --excluded fill the same places: leave one out");
    }
    if (candidates) {
      extras.add(Extra.CANDIDATES);
    }
    if (excluded) {
      extras.add(Extra.EXCLUDED);
    }
    if (coordinates) {
      extras.add(Extra.COORDINATES);
    }
    return extras;
  }

  /** The picture of a position; a solution alone replaces digits found on the way. */
  private PuzzlePicture ofPosition(Clues puzzle) {
    Optional<GridState> position = solution && !hasPencil() ? Optional.empty() : puzzle.position();
    return PuzzlePicture.of(puzzle.clues(), position, extras());
  }

  private PuzzlePicture ofStep(Puzzle puzzle) {
    StrategySet set = strategies.set();
    SolvingPath path = new Replay(puzzle.board(), order.within(set)).human(puzzle);
    int state = step.get();
    if (state < 0 || state > path.length()) {
      throw new UsageException(beyond(path, set));
    }
    PuzzlePicture picture = PuzzlePicture.of(path, state, extras());
    return withoutEvidence ? picture.withoutStep() : picture;
  }

  private String beyond(SolvingPath path, StrategySet set) {
    String end =
        switch (path.end()) {
          case SOLVED, ASSISTED -> "the puzzle is solved";
          case STUCK ->
              path.solutions() == Solutions.SEVERAL
                  ? "a solver is stuck, for the puzzle has several solutions,"
                  : "a solver is stuck";
          case CONTRADICTORY -> "the puzzle turns out to have no solution";
        };
    return "--step %d is out of range: with %s alone, %s after %s; give 0 to %d"
        .formatted(
            step.get(),
            set.shortName(),
            end,
            path.length() == 1 ? "1 step" : path.length() + " steps",
            path.length());
  }

  private static Puzzle solved(Puzzle puzzle) {
    if (puzzle.conflict().isPresent()) {
      throw new UsageException("the puzzle has no solution to draw: leave out --solution");
    }
    Answer answer = UniqueSolution.of(puzzle);
    String why =
        switch (answer.number()) {
          case NONE -> "the puzzle has no solution to draw";
          case ONE -> "";
          case SEVERAL -> "the puzzle has more than one solution to draw";
          case UNKNOWN -> "the puzzle's solutions could not be counted";
        };
    return answer.solution().orElseThrow(() -> new UsageException(why + ": leave out --solution"));
  }
}
