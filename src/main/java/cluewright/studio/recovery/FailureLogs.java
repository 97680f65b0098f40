package cluewright.studio.recovery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The logs of failures, in a folder of the user's. A name that begins with {@code new-} is that of
 * a log which nobody has been offered yet.
 *
 * <p>Java writes a report when it crashes itself, to the folder that the program was started in, or
 * to the one for temporary files. So each program leaves a note of where that is while it runs, and
 * takes it away at its end; one that is left behind by a program that is gone tells where to look.
 */
public final class FailureLogs {
  private static final String NEW = "new-";
  private static final String ENDING = ".txt";
  private static final String NOTE = "running-";
  private static final int MOST = 10;

  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

  private final Path folder;
  private final ProcessHandle program = ProcessHandle.current();

  public FailureLogs(Path folder) {
    this.folder = folder;
  }

  /**
   * The log of this program.
   *
   * @param version of the program
   */
  public FailureLog ofThisProgram(String version) {
    String time = TIME.format(time(started(program)));
    return new FailureLog(
        folder.resolve(NEW + time + "-" + program.pid() + ENDING),
        Stream.of(
                "cluewright: " + version,
                "java: " + System.getProperty("java.vm.version"),
                "javafx: " + System.getProperty("javafx.runtime.version"),
                "system: "
                    + System.getProperty("os.name")
                    + " "
                    + System.getProperty("os.version")
                    + " "
                    + System.getProperty("os.arch"),
                "memory: " + (Runtime.getRuntime().maxMemory() >> 20) + " MB")
            .reduce("", (all, line) -> all + line + "\n"));
  }

  private static LocalDateTime time(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneId.systemDefault());
  }

  private static Instant started(ProcessHandle process) {
    return process.info().startInstant().orElse(Instant.EPOCH);
  }

  /** Leaves the note that this program runs. */
  public void begin() throws IOException {
    Files.createDirectories(folder);
    List<String> note =
        List.of(
            started(program).toString(),
            Path.of("").toAbsolutePath().toString(),
            System.getProperty("java.io.tmpdir"));
    Files.write(note(program.pid()), note);
  }

  /** Takes the note away, since the program ends as it should. */
  public void end() throws IOException {
    Files.deleteIfExists(note(program.pid()));
  }

  private Path note(long pid) {
    return folder.resolve(NOTE + pid + ENDING);
  }

  /**
   * The newest log that nobody has been offered, after which none is new; empty if there was none.
   */
  public Optional<Path> take() throws IOException {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    for (Path note : files(NOTE)) {
      lookFor(note);
    }
    Optional<Path> newest = Optional.empty();
    for (Path log : files(NEW)) {
      if (!isOpen(log)) {
        newest = Optional.of(old(log));
      }
    }
    forget();
    return newest;
  }

  /** True for the log of a program that runs. */
  private boolean isOpen(Path log) {
    String name = log.getFileName().toString();
    String pid = name.substring(name.lastIndexOf('-') + 1, name.length() - ENDING.length());
    return Files.exists(folder.resolve(NOTE + pid + ENDING));
  }

  private static Path old(Path log) throws IOException {
    Path old = log.resolveSibling(log.getFileName().toString().substring(NEW.length()));
    return Files.move(log, old, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The files whose names begin so, oldest first. */
  private List<Path> files(String begin) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.getFileName().toString().startsWith(begin))
          .sorted(Comparator.comparing(FailureLogs::changed))
          .toList();
    }
  }

  private static Instant changed(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException e) {
      return Instant.EPOCH;
    }
  }

  /** Copies what Java reported on a program that is gone. */
  private void lookFor(Path note) throws IOException {
    String name = note.getFileName().toString();
    String pid = name.substring(NOTE.length(), name.length() - ENDING.length());
    List<String> lines = Files.readAllLines(note, StandardCharsets.UTF_8);
    if (!pid.matches("\\d{1,18}") || lines.size() < 3) {
      Files.delete(note);
    } else if (!isRunning(Long.parseLong(pid), lines.get(0))) {
      for (String place : lines.subList(1, 3)) {
        copy(Path.of(place).resolve("hs_err_pid" + pid + ".log"), pid);
      }
      Files.delete(note);
    }
  }

  private static boolean isRunning(long pid, String since) {
    return ProcessHandle.of(pid)
        .filter(ProcessHandle::isAlive)
        .filter(process -> started(process).toString().equals(since))
        .isPresent();
  }

  private void copy(Path report, String pid) throws IOException {
    if (!Files.isRegularFile(report)) {
      return;
    }
    String time = TIME.format(time(changed(report)));
    try (Stream<String> lines = Files.lines(report, StandardCharsets.ISO_8859_1)) {
      Files.writeString(
          folder.resolve(NEW + time + "-" + pid + "-java" + ENDING),
          Nameless.ofSystem().report(lines));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Deletes the oldest of too many logs. */
  private void forget() throws IOException {
    List<Path> logs = new ArrayList<>(files(""));
    logs.removeIf(file -> file.getFileName().toString().startsWith(NOTE));
    for (Path log : logs.subList(0, Math.max(0, logs.size() - MOST))) {
      Files.delete(log);
    }
  }
}
