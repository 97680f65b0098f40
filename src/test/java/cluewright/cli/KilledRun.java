package cluewright.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Runs {@code generate} in processes of their own, kills them (SIGKILL) where lots fall, and
 * resumes until it is done.
 *
 * @param program the class that is started and its first arguments
 * @param out what is written
 * @param request the arguments of generate but for --out and --resume
 */
record KilledRun(List<String> program, Path out, List<String> request) {

  /** Where a process was killed. */
  record Kill(int lines) {}

  /**
   * The run, until it ends by itself.
   *
   * @param count how many puzzles are asked for
   * @param kills how often to kill at most: where so many lines were written as the lot says
   * @return where it was killed
   */
  List<Kill> run(int count, int kills, Random random, File log)
      throws IOException, InterruptedException {
    List<Kill> done = new ArrayList<>();
    int there = 0;
    for (int i = 0; i < kills; i++) {
      int share = (count - there) / (kills - i + 1);
      int limit = there + 1 + random.nextInt(Math.max(1, 2 * share - 1));
      Process process = start(log);
      while (process.isAlive() && lines() < limit) {
        process.waitFor(1, TimeUnit.MILLISECONDS);
      }
      boolean isKilled = process.isAlive();
      process.destroyForcibly().waitFor();
      there = lines();
      if (isKilled) {
        done.add(new Kill(there));
      }
    }
    Process last = start(log);
    if (last.waitFor() != 0) {
      throw new IllegalStateException("the last run failed:\n" + Files.readString(log.toPath()));
    }
    return done;
  }

  /** Starts or resumes the run once. */
  Process start(File log) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"));
    command.addAll(List.of("-Dslf4j.internal.verbosity=ERROR"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(program);
    command.add("generate");
    command.addAll(request);
    command.addAll(List.of("--out", out.toString(), "--resume"));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
        .start();
  }

  /** The number of lines that the output and its journal have together. */
  private int lines() throws IOException {
    int lines = 0;
    for (Path file : List.of(out, out.resolveSibling(out.getFileName() + ".part"))) {
      lines += Files.exists(file) ? count(Files.readAllBytes(file)) : 0;
    }
    return lines;
  }

  private static int count(byte[] bytes) {
    int lines = 0;
    for (byte each : bytes) {
      lines += each == '\n' ? 1 : 0;
    }
    return lines;
  }
}
