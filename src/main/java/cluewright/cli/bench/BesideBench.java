package cluewright.cli.bench;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.UsageException;
import cluewright.lab.Spread;
import cluewright.lab.experiment.Worker;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Runs other programs and ours in turns, each in a process of its own, and compares times and
 * answers. A time is that of a whole process, with the start of Java.
 */
final class BesideBench {
  /** How often a process is asked for its processor time, in milliseconds. */
  private static final int LOOK = 5;

  private static final double SECOND = 1e9;
  private static final int MOST_DIFFERENCES = 3;

  private final Console console;
  private final Watch watch;
  private final ProgressLine progress;

  /**
   * A run of a program.
   *
   * @param seconds by the clock
   * @param processor seconds of processor time, as last seen some milliseconds before the end
   */
  private record Run(double seconds, double processor, List<String> answers) {
    static final Run STOPPED = new Run(0, 0, List.of());

    Run with(List<String> all) {
      return new Run(seconds, processor, all);
    }
  }

  BesideBench(Console console, Watch watch) {
    this.console = console;
    this.watch = watch;
    this.progress = new ProgressLine(console);
  }

  /**
   * Measures all programs in a folder.
   *
   * @param folder of the programs
   * @param turns the number of runs of each
   */
  int run(Path folder, List<Puzzle> puzzles, int turns) {
    Map<Peer, Path> peers = peers(folder);
    if (puzzles.stream().anyMatch(puzzle -> !puzzle.board().equals(Boards.NINE))) {
      throw new UsageException("--beside compares with programs for 9x9: give plain 9x9 puzzles");
    }
    try {
      Path work = Files.createTempDirectory("cluewright-beside");
      try {
        return run(peers, puzzles, turns, work);
      } finally {
        delete(work);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<Peer, Path> peers(Path folder) {
    Map<Peer, Path> peers = new EnumMap<>(Peer.class);
    for (Peer peer : Peer.values()) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, peer.file())) {
        files.forEach(file -> peers.merge(peer, file.toAbsolutePath(), (one, other) -> one));
      } catch (IOException e) {
        throw new UsageException("--beside: %s cannot be read as a folder".formatted(folder));
      }
    }
    if (peers.isEmpty()) {
      throw new UsageException(
          "--beside: no program in %s; put some of these there: %s"
              .formatted(
                  folder,
                  Arrays.stream(Peer.values())
                      .map(peer -> peer.file() + " (" + peer.title() + ")")
                      .collect(Collectors.joining(", "))));
    }
    return peers;
  }

  private int run(Map<Peer, Path> peers, List<Puzzle> puzzles, int turns, Path work)
      throws IOException {
    Path file = work.resolve("puzzles.txt");
    Files.write(file, puzzles.stream().map(Puzzle::line).toList());
    console
        .out()
        .printf(
            Locale.ROOT,
            "%,d puzzles, %d turns each; medians in seconds, with the start of each process%n",
            puzzles.size(),
            turns);
    console
        .out()
        .printf(
            "%-18s %-18s %9s %9s %7s  %9s %9s %7s  %s%n",
            "program", "what", "its time", "ours", "ratio", "its CPU", "ours", "ratio", "same");
    for (Map.Entry<Peer, Path> each : peers.entrySet()) {
      List<Run> theirs = new ArrayList<>();
      List<Run> ours = new ArrayList<>();
      for (int turn = 0; turn < turns && !watch.isStopped(); turn++) {
        progress.show(
            "%s beside ours, turn %d of %d".formatted(each.getKey().title(), turn + 1, turns));
        // Who goes first changes, since a machine may be slower at one time than at another.
        boolean weAreFirst = turn % 2 != 0;
        if (weAreFirst) {
          ours.add(ours(each.getKey(), file, work));
        }
        theirs.add(theirs(each.getKey(), each.getValue(), file, work));
        if (!weAreFirst) {
          ours.add(ours(each.getKey(), file, work));
        }
      }
      progress.clear();
      if (watch.isStopped()) {
        return ExitCode.UNDECIDED;
      }
      print(each.getKey(), theirs, ours, puzzles);
    }
    return ExitCode.OK;
  }

  private Run theirs(Peer peer, Path program, Path puzzles, Path work) throws IOException {
    Path answers = work.resolve("theirs.txt");
    ProcessBuilder command =
        new ProcessBuilder(peer.theirs(program, puzzles)).directory(work.toFile());
    Run run = run(peer.title(), command, puzzles, answers);
    return run.with(watch.isStopped() ? List.of() : peer.theirAnswers(lines(answers)));
  }

  private Run ours(Peer peer, Path puzzles, Path work) throws IOException {
    Path answers = work.resolve("ours.csv");
    List<String> arguments = peer.ours(puzzles, answers);
    Path output = arguments.contains(answers.toString()) ? work.resolve("output.txt") : answers;
    Files.deleteIfExists(answers);
    Run run = run("ours", Worker.with(arguments), puzzles, output);
    return run.with(watch.isStopped() ? List.of() : peer.ourAnswers(lines(answers)));
  }

  /** Peers write in the system's charset, and what is read of them is ASCII. */
  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }

  private Run run(String title, ProcessBuilder builder, Path input, Path output)
      throws IOException {
    Path errors = output.resolveSibling("errors.txt");
    long start = System.nanoTime();
    Process process =
        builder
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    Duration processor = Duration.ZERO;
    try {
      while (!process.waitFor(LOOK, TimeUnit.MILLISECONDS)) {
        processor = process.info().totalCpuDuration().orElse(processor);
        if (watch.isStopped()) {
          return Run.STOPPED;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      watch.stop();
      return Run.STOPPED;
    } finally {
      process.destroyForcibly();
    }
    double seconds = (System.nanoTime() - start) / SECOND;
    if (process.exitValue() != 0 && !watch.isStopped()) {
      List<String> said = lines(errors);
      throw new UsageException(
          "%s ended with code %d%s"
              .formatted(
                  title,
                  process.exitValue(),
                  said.isEmpty() ? "" : ": " + said.get(said.size() - 1)));
    }
    return new Run(seconds, processor.toNanos() / SECOND, List.of());
  }

  private void print(Peer peer, List<Run> theirs, List<Run> ours, List<Puzzle> puzzles) {
    List<String> one = theirs.get(0).answers;
    List<String> other = ours.get(0).answers;
    int both = Math.min(one.size(), other.size());
    List<Integer> different = new ArrayList<>();
    for (int i = 0; i < both; i++) {
      if (!one.get(i).equals(other.get(i))) {
        different.add(i);
      }
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            "%-18s %-18s %9.2f %9.2f %7.2f  %9.2f %9.2f %7.2f  %,d of %,d%n",
            peer.title(),
            peer.task(),
            median(theirs, Run::seconds),
            median(ours, Run::seconds),
            median(theirs, Run::seconds) / median(ours, Run::seconds),
            median(theirs, Run::processor),
            median(ours, Run::processor),
            median(theirs, Run::processor) / median(ours, Run::processor),
            both - different.size(),
            puzzles.size());
    if (one.size() != other.size()) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "  it answers %,d puzzles, ours %,d; the first ones are compared%n",
              one.size(),
              other.size());
    }
    different.stream()
        .limit(MOST_DIFFERENCES)
        .forEach(
            i ->
                console
                    .out()
                    .printf(
                        "  %s: %s, ours %s%n", puzzles.get(i).line(), one.get(i), other.get(i)));
  }

  private static double median(List<Run> runs, ToDoubleFunction<Run> time) {
    return Spread.of(runs.stream().mapToDouble(time)).median();
  }

  private static void delete(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
