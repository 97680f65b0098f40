package cluewright.studio.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left of a failure, and what is not told of its user. */
final class FailureLogTest {
  private static final long PID = ProcessHandle.current().pid();

  @TempDir Path folder;

  private Path logs() {
    return folder.resolve("logs");
  }

  private FailureLog log() {
    return new FailureLogs(logs()).ofThisProgram("1.2");
  }

  private static String read(Path file) throws IOException {
    return Files.readString(file);
  }

  private void noteIsLeftOf(String since, Path startedIn) throws IOException {
    Files.createDirectories(logs());
    Files.write(
        logs().resolve("running-" + PID + ".txt"),
        List.of(since, startedIn.toString(), folder.resolve("tmp").toString()));
  }

  @Test
  void aFailureIsNotedWithItsCausesAndWithoutAnyPath() throws IOException {
    FailureLog log = log();
    assertThat(log.file()).doesNotExist();
    log.note(
        new IllegalStateException(
            "cannot use /home/ada/My kites/x.cluewright",
            new IOException("C:\\Users\\ada\\kite.txt is broken")));
    assertThat(read(log.file()))
        .contains("cluewright: 1.2", "memory: ", "IllegalStateException: cannot use <path>")
        .contains("java.io.IOException\n", "\tat cluewright.studio.recovery.FailureLogTest.aFail")
        .doesNotContain("ada", "kite.");
  }

  @Test
  void theSameFailureIsNotedOnceAndOfManyTheFirst() throws IOException {
    FailureLog log = log();
    for (int i = 0; i < 100; i++) {
      log.note(new IllegalStateException("number " + i));
    }
    assertThat(read(log.file())).contains("number 0").doesNotContain("number 1");
    for (int i = 0; i < 100; i++) {
      IllegalStateException other = new IllegalStateException("other " + i);
      other.setStackTrace(new StackTraceElement[] {new StackTraceElement("a", "b", "c", i)});
      log.note(other);
    }
    assertThat(read(log.file())).contains("other 18").doesNotContain("other 19");
  }

  @Test
  void aFullMemoryIsNoted() throws IOException {
    FailureLog log = log();
    log.note(new OutOfMemoryError("Java heap space"));
    assertThat(read(log.file())).contains("java.lang.OutOfMemoryError: Java heap space");
  }

  @Test
  void whereNoLogCanBeWrittenNothingElseFails() throws IOException {
    Files.writeString(logs(), "a file in the place of the folder");
    FailureLog log = log();
    log.note(new IllegalStateException("x"));
    assertThat(Files.exists(log.file())).isFalse();
  }

  @Test
  void aLogIsOfferedOnceByTheNextProgram() throws IOException {
    FailureLogs program = new FailureLogs(logs());
    program.begin();
    log().note(new IllegalStateException("x"));
    assertThat(program.take()).as("while it is being written").isEmpty();
    program.end();
    Optional<Path> taken = program.take();
    assertThat(read(taken.orElseThrow())).contains("IllegalStateException: x");
    assertThat(taken.get().getFileName().toString()).doesNotStartWith("new-");
    assertThat(program.take()).isEmpty();
  }

  @Test
  void whatJavaReportsOfItsCrashIsFoundAndFreedOfItsUser() throws IOException {
    Path startedIn = Files.createDirectory(folder.resolve("desk of ada"));
    noteIsLeftOf("2020-01-01T00:00:00Z", startedIn);
    Files.writeString(
        startedIn.resolve("hs_err_pid" + PID + ".log"),
        """
        # SIGSEGV (0xb) at pc=0x00007f, pid=7, tid=8
        # C  [libgtk-3.so.0+0x1234]
        # Core dump will be written. Default location: /home/ada/core.7
        Command Line: -Dx=y cluewright.Launcher studio my kite.cluewright
        j  cluewright.studio.StudioApp.start(Ljavafx/stage/Stage;)V+12
        java_command: cluewright.Launcher studio my kite.cluewright

        Environment Variables:
        PATH=/home/ada/bin
        USERNAME=ada
        DISPLAY=:0

        Signal Handlers:
        SIGSEGV: crash_handler in libjvm.so
        """);
    Path log = new FailureLogs(logs()).take().orElseThrow();
    assertThat(read(log))
        .contains("SIGSEGV (0xb)", "libgtk-3.so.0", "location: <path>", "StudioApp.start")
        .contains("Signal Handlers:")
        .doesNotContain("ada", "kite", "DISPLAY");
    assertThat(new FailureLogs(logs()).take()).as("it is offered once").isEmpty();
  }

  @Test
  void aProgramThatWasKilledLeavesNothingToOffer() throws IOException {
    noteIsLeftOf("2020-01-01T00:00:00Z", folder);
    assertThat(new FailureLogs(logs()).take()).isEmpty();
    assertThat(logs()).isEmptyDirectory();
  }

  @Test
  void aProgramThatStillRunsIsLeftAlone() throws IOException {
    FailureLogs running = new FailureLogs(logs());
    running.begin();
    Files.writeString(folder.resolve("hs_err_pid" + PID + ".log"), "of someone else");
    assertThat(running.take()).isEmpty();
    assertThat(logs().resolve("running-" + PID + ".txt")).exists();
    running.end();
    assertThat(logs()).isEmptyDirectory();
  }

  @Test
  void aNoteThatCannotBeReadIsForgotten() throws IOException {
    Files.createDirectories(logs());
    for (String note : List.of("", "x", "1\n2\n3\n")) {
      Files.writeString(logs().resolve("running-x.txt"), note);
      assertThat(new FailureLogs(logs()).take()).isEmpty();
      assertThat(logs()).isEmptyDirectory();
    }
  }

  @Test
  void ofManyLogsTheOldestAreDeleted() throws IOException {
    Files.createDirectories(logs());
    for (int i = 0; i < 15; i++) {
      Path log = Files.writeString(logs().resolve("new-%02d-7.txt".formatted(i)), "x");
      Files.setLastModifiedTime(log, FileTime.fromMillis(1000L * i));
    }
    assertThat(new FailureLogs(logs()).take()).contains(logs().resolve("14-7.txt"));
    try (Stream<Path> left = Files.list(logs())) {
      assertThat(left.map(file -> file.getFileName().toString()).sorted())
          .hasSize(10)
          .startsWith("05-7.txt");
    }
  }

  @Test
  void pathsEndALineAndNamesOfFilesAndOfTheUserGo() {
    Nameless nameless = new Nameless("Ada");
    assertThat(
            Stream.of(
                    "\tat java.base/java.util.List.of(List.java:1)",
                    "\tat app//cluewright.studio.StudioApp.ada(StudioApp.java:3)",
                    "7f00-7f01 r-xp 000 /usr/lib/x.so",
                    "cannot open '~/My kites/x'",
                    "C:\\Users\\Ada\\x is broken",
                    "\\\\server\\ada\\x",
                    "file:///home/ada/x",
                    "of Ada: my-kite.cluewright and 3/4 of 1 / 2")
                .map(nameless::line))
        .containsExactly(
            "\tat java.base/java.util.List.of(List.java:1)",
            "\tat app//cluewright.studio.StudioApp.ada(StudioApp.java:3)",
            "7f00-7f01 r-xp 000 <path>",
            "cannot open '<path>",
            "<path>",
            "<path>",
            "<path>",
            "of <user>: <file> and 3/4 of 1 / 2");
  }

  @Test
  void aFileThatIsMissingIsNotNamed() throws IOException {
    FailureLog log = log();
    log.note(new NoSuchFileException("love letter"));
    assertThat(read(log.file())).contains("NoSuchFileException\n").doesNotContain("love");
  }
}
