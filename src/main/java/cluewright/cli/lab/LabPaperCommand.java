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
          + " own: all masks of 3 and 4 clues on 4x4, 100 random masks of 20 to 79 clues, and the"
          + " masks of 30 puzzles of 17 clues under naked singles alone.",
      "Writes CSV files, tables (report.md), cactus plots and histograms (SVG and PNG) into a"
          + " folder. What is done there is kept: give the same command again to go on."
    },
    footer = {
      "Exit codes: 0 if all was tried; 130 when interrupted (Ctrl+C), with the tables of what is done.",
      "",
      "  cluewright lab paper --time 10s",
      "  cluewright lab paper --out runs --masks rand100 --seventeen min30 --method paper,exact,auto"
    })
final class LabPaperCommand extends ConsoleCommand {
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
      description = "Masks in place of the 100 random ones, such as the paper's own.")
  @Names(FileUse.READ)
  private String hundred;

  @Option(
      names = "--seventeen",
      paramLabel = "FILE",
      description = "Masks or puzzles in place of the 30 of 17 clues.")
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
    PaperExperiment experiment =
        new PaperExperiment(folder(), parts(), methods.makers(), time, patience, seed);
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
    parts.add(Part.fourByFour());
    parts.add(hundred == null ? Part.random(seed) : Part.hundred(masks(hundred), name(hundred)));
    parts.add(
        seventeen == null
            ? Part.seventeen(seed)
            : Part.seventeen(masks(seventeen), name(seventeen)));
    return parts;
  }

  private static String name(String file) {
    return "The masks of " + Path.of(file).getFileName();
  }

  private List<Mask> masks(String file) throws IOException {
    return new MaskArgument(Optional.of(Boards.NINE), console.in())
        .all(file).stream().map(Numbered::value).toList();
  }
}
