package cluewright.cli.lab;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.MaskArgument;
import cluewright.cli.input.NamedFiles;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.experiment.PaperExperiment;
import cluewright.lab.experiment.Part;
import cluewright.lab.experiment.Report;
import cluewright.lab.making.Clock;
import cluewright.model.Boards;
import cluewright.model.Mask;
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

/** {@code lab paper}: repeats the experiments of the paper with every method. */
@Command(
    name = "paper",
    description = {
      "Repeat section 7 of Nishikawa and Toda (2020) with every method, each in a process of its"
          + " own: all masks of 3 and 4 clues on 4x4, 100 random masks of 20 to 79 clues, and the 30"
          + " masks of its table A1, of 17 clues, under naked singles alone.",
      "Its authors publish their own hundred masks: --masks with data/rand100 of"
          + " https://github.com/toda-lab/scg repeats the very experiment.",
      "Writes CSV files, tables (report.md), cactus plots and histograms (SVG and PNG) into a"
          + " folder. What is done there is kept: give the same command again to go on."
    },
    footer = {
      "Exit codes: 0 if all was tried; 130 when interrupted (Ctrl+C), with the tables of what is done.",
      "",
      "  cluewright lab paper --time 10s",
      "  cluewright lab paper --out runs --masks rand100 --method paper,paper-30,exact,auto",
      "  cluewright lab paper --out long --masks rand100 --part random --sparsest 20 --time 600s"
          + " --processor --patience 0"
    })
final class LabPaperCommand extends ConsoleCommand {
  private static final List<String> PARTS = List.of("four", "random", "seventeen");

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FOLDER",
      defaultValue = "lab-paper",
      description = "The folder of the experiment. Default: ${DEFAULT-VALUE}.")
  @Names(FileUse.WRITTEN)
  private String out;

  @Mixin private MethodsOption methods = new MethodsOption();

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "Time limit of each method on each mask. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Option(
      names = "--processor",
      description =
          "Count --time and all seconds of the tables in processor time of each method's process, so"
              + " that other programs take none of it away.")
  private boolean processor;

  @Option(
      names = "--part",
      paramLabel = "PART",
      split = ",",
      description =
          "Parts, separated by commas: four (section 7.1), random (7.2), seventeen (7.3). Default:"
              + " all.")
  private List<String> chosen = new ArrayList<>();

  @Option(
      names = "--sparsest",
      paramLabel = "N",
      description = "Of each part only the N masks with the fewest clues. Default: all.")
  private Integer sparsest;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the masks, and of the methods that draw. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--patience",
      paramLabel = "N",
      defaultValue = "5",
      description =
          "Ask a method no more that has no answer for N masks in a row; 0 for never. Default:"
              + " ${DEFAULT-VALUE}.")
  private int patience;

  @Option(
      names = "--masks",
      paramLabel = "FILE",
      description =
          "Masks in place of the 100 random ones, such as the paper's own: data/rand100 of"
              + " https://github.com/toda-lab/scg.")
  @Names(FileUse.READ)
  private String hundred;

  @Option(
      names = "--seventeen",
      paramLabel = "FILE",
      description = "Masks or puzzles in place of the 30 of the paper's table A1.")
  @Names(FileUse.READ)
  private String seventeen;

  LabPaperCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (patience < 0) {
      throw new UsageException("--patience is " + patience + ", but must be 0 or more");
    }
    if (sparsest != null && sparsest < 1) {
      throw new UsageException("--sparsest is " + sparsest + ", but must be 1 or more");
    }
    for (String part : chosen) {
      if (!PARTS.contains(part)) {
        throw new UsageException(
            "--part has no %s: choose among %s".formatted(part, String.join(", ", PARTS)));
      }
    }
    PaperExperiment experiment =
        new PaperExperiment(
            folder(),
            parts(),
            methods.makers(),
            time,
            processor ? Clock.PROCESSOR : Clock.WALL,
            patience,
            seed);
    refuseToReplaceMasks(experiment);
    ProgressLine progress = new ProgressLine(console);
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch,
        () -> {
          try {
            boolean isDone = experiment.run(progress::show, watch);
            progress.clear();
            new Report(experiment).write(isDone).forEach(file -> console.out().println(file));
            return isDone ? ExitCode.OK : ExitCode.UNDECIDED;
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.UNDECIDED;
          }
        });
  }

  private Path folder() {
    Path folder = Path.of(out).toAbsolutePath();
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new UsageException("--out " + out + " is a file: give a folder");
    }
    return folder;
  }

  /**
   * Refuses masks to be read from where others will be written; elsewhere in the folder is fine.
   */
  private void refuseToReplaceMasks(PaperExperiment experiment) {
    NamedFiles files = new NamedFiles();
    files.add("--masks", hundred == null ? "" : hundred, FileUse.READ);
    files.add("--seventeen", seventeen == null ? "" : seventeen, FileUse.READ);
    experiment.maskFiles().forEach(each -> files.add("--out", each.toString(), FileUse.WRITTEN));
  }

  private List<Part> parts() throws IOException {
    List<Part> parts = new ArrayList<>();
    for (String part : PARTS) {
      if (chosen.isEmpty() || chosen.contains(part)) {
        parts.add(sparsest == null ? part(part) : part(part).sparsest(sparsest));
      }
    }
    return parts;
  }

  private Part part(String id) throws IOException {
    return switch (id) {
      case "four" -> Part.fourByFour();
      case "random" ->
          hundred == null ? Part.random(seed) : Part.hundred(masks(hundred), name(hundred));
      default ->
          seventeen == null ? Part.seventeen() : Part.seventeen(masks(seventeen), name(seventeen));
    };
  }

  private static String name(String file) {
    return "The masks of " + Path.of(file).getFileName();
  }

  private List<Mask> masks(String file) throws IOException {
    return new MaskArgument(Optional.of(Boards.NINE), console.in())
        .all(file).stream().map(Numbered::value).toList();
  }
}
