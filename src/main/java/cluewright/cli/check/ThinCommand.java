package cluewright.cli.check;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.DrawnSeed;
import cluewright.cli.option.TextOrJson;
import cluewright.cli.solve.PuzzleJson;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.format.Numbered;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Answer;
import cluewright.replay.Parts;
import cluewright.replay.Solutions;
import cluewright.search.solve.UniqueSolution;
import java.io.IOException;
import java.util.OptionalLong;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code thin}: removes clues and signs of a puzzle that are redundant. */
@Command(
    name = "thin",
    description = "Remove clues and signs of puzzles until no other can go.",
    footer = {
      "A clue or a sign (a cage, a dot, an arrow) is redundant if the puzzle has the same solution"
          + " without it, and no other. They are tried in a random order, so that another seed may"
          + " leave others. Where all dots or letters are given, none of these can go: without it"
          + " the solution would be forbidden.",
      "check tells what is redundant by itself.",
      "",
      "  cluewright thin puzzle.txt",
      "  cluewright thin puzzles.txt --format json --seed 3"
    })
public final class ThinCommand extends ConsoleCommand {
  @Parameters(
      arity = "1",
      paramLabel = "PUZZLE",
      description = "- for standard input, a file, or the puzzle itself.")
  @Names(FileUse.READ)
  private String argument;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same seed makes the same choices. Default: another each time, which it says.")
  private Long seed;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "text",
      description =
          "text, or json: one object a puzzle with what is left of it, its solution, and what was"
              + " removed. Default: ${DEFAULT-VALUE}.")
  private TextOrJson format;

  @Mixin private BoardOption board = new BoardOption();

  public ThinCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Input input = PuzzleArgument.input(argument, console.in());
    ReadingNotes notes = new ReadingNotes(console, true);
    Random random =
        new Random(
            DrawnSeed.said(seed == null ? OptionalLong.empty() : OptionalLong.of(seed), console));
    int code = ExitCode.OK;
    for (Numbered<Puzzle> each : PuzzleArgument.all(input, board.board(), notes)) {
      code = Math.max(code, thin(each, random));
    }
    return code;
  }

  private int thin(Numbered<Puzzle> numbered, Random random) {
    Puzzle puzzle = numbered.value();
    Answer answer = PuzzleJson.answer(puzzle);
    if (answer.solution().isEmpty()) {
      console.note(
          "line %d: only a puzzle with one solution is thinned".formatted(numbered.line()));
      return answer.number() == Solutions.UNKNOWN ? ExitCode.UNDECIDED : ExitCode.IMPOSSIBLE;
    }
    Parts.Thinned thinned = new Parts(Stop.NEVER).thinned(puzzle, answer.solution().get(), random);
    Answer left = UniqueSolution.of(thinned.puzzle());
    console
        .out()
        .print(
            format == TextOrJson.TEXT
                ? RedundantText.text(puzzle, thinned)
                : RedundantText.json(
                        PuzzleJson.of(new Numbered<>(numbered.line(), thinned.puzzle()), left),
                        thinned)
                    + "\n");
    return ExitCode.OK;
  }
}
