package cluewright.cli.lab;

import cluewright.choice.Kind;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.experiment.Draws;
import cluewright.lab.experiment.EssayPart;
import cluewright.lab.experiment.NorvigExperiment;
import cluewright.lab.experiment.NorvigReport;
import cluewright.lab.solve.Method;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code lab norvig}: repeats the experiments of P. Norvig's essay. */
@Command(
    name = "norvig",
    description = {
      "Repeat the experiments of P. Norvig's Solving Every Sudoku Puzzle by several methods, which"
          + " take turns on each puzzle: the puzzles of its text, the eleven hardest that he found,"
          + " his hardest of a million 30 times with values in random order, and a million puzzles"
          + " drawn as he draws them, beside samples of a Gaussian.",
      "Writes a CSV file for each, tables (report.md), the slowest puzzles (slowest.txt) and plots"
          + " of these, linear and logarithmic, into a folder. What is done there is kept: give the"
          + " same command again to go on, also with a greater --count or more methods."
    },
    footer = {
      "Exit codes: 0 if all was tried; 1 if two methods contradict each other; 130 when interrupted"
          + " (Ctrl+C); tables and plots come at the end, or of the first N puzzles with a smaller"
          + " --count N.",
      "",
      "  cluewright lab norvig --count 10000",
      "  cluewright lab norvig --out norvig --easy easy50.txt --hard top95.txt"
    })
final class LabNorvigCommand extends ConsoleCommand {
  private static final int MOST_PUZZLES = 10_000_000;

  private static final List<Method> USUAL =
      List.of(
          Method.NORVIG,
          Method.NORVIG_RANDOM,
          Method.NORVIG_LEAST_CONSTRAINING,
          Method.NORVIG_OPEN_PEERS,
          Method.NORVIG_PLACES,
          Method.DANCING_LINKS,
          Method.OURS);

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FOLDER",
      defaultValue = "lab-norvig",
      description = "The folder of the experiment. Default: ${DEFAULT-VALUE}.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "How many puzzles are drawn. Default: ${DEFAULT-VALUE}.")
  private int count;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      split = ",",
      description =
          "Methods of lab solve, separated by commas; the first gives the Gaussian its mean and"
              + " deviation. Default: norvig, norvig-random, norvig-least-constraining,"
              + " norvig-open-peers, norvig-places, dancing-links, ours.")
  private List<Method> methods = new ArrayList<>();

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "30m",
      description = "Time limit of each method for each puzzle. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of what is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--easy",
      paramLabel = "FILE",
      description = "His 50 easy puzzles, or others, which are then solved as well.")
  @Names(FileUse.READ)
  private String easy;

  @Option(
      names = "--hard",
      paramLabel = "FILE",
      description = "His 95 hard puzzles, or others, which are then solved as well.")
  @Names(FileUse.READ)
  private String hard;

  @Mixin private StrictOption strict = new StrictOption();

  LabNorvigCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    ReadingNotes notes = strict.notes(console);
    NorvigExperiment experiment = experiment(notes);
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch,
        () -> {
          try {
            boolean isDone = experiment.run(progress::show, watch);
            progress.clear();
            if (!isDone) {
              console.note(
                  "stopped: what was measured stands in %s; give the same command again to go on"
                      .formatted(out));
              return ExitCode.UNDECIDED;
            }
            new NorvigReport(experiment).write().forEach(file -> console.out().println(file));
            return notes.exitCode(ExitCode.OK);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private NorvigExperiment experiment(ReadingNotes notes) throws IOException {
    if (count < 1 || count > MOST_PUZZLES) {
      throw new UsageException("--count is " + count + ", but must be 1 to " + MOST_PUZZLES);
    }
    for (Method method : methods) {
      if (method == Method.ANNEALING) {
        throw new UsageException(
            "--method %s never tells that a puzzle has no solution: leave it out"
                .formatted(Kind.word(method)));
      }
    }
    List<EssayPart> others = new ArrayList<>();
    if (easy != null) {
      others.add(EssayPart.easy(puzzles(easy, notes)));
    }
    if (hard != null) {
      others.add(EssayPart.hard(puzzles(hard, notes)));
    }
    Draws draws =
        new Draws(
            folder(),
            methods.isEmpty() ? USUAL : methods.stream().distinct().toList(),
            count,
            time,
            seed);
    return NorvigExperiment.of(others, draws);
  }

  private Path folder() {
    Path folder = Path.of(out).toAbsolutePath();
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new UsageException("--out " + out + " is a file: give a folder");
    }
    return folder;
  }

  private List<Puzzle> puzzles(String file, ReadingNotes notes) throws IOException {
    List<Puzzle> puzzles =
        PuzzleArgument.all(
                PuzzleArgument.input(file, console.in()), Optional.of(Boards.NINE), notes)
            .stream()
            .map(Numbered::value)
            .toList();
    for (Puzzle puzzle : puzzles) {
      if (!puzzle.board().equals(Boards.NINE)) {
        throw new UsageException(file + " has a puzzle on " + puzzle.board() + ", not on 9x9");
      }
    }
    return puzzles;
  }
}
