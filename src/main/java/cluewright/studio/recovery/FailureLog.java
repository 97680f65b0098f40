package cluewright.studio.recovery;

import cluewright.format.FormatException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What went wrong while the studio was open, in a text that its user may send to others: what
 * failed and where in the program, but no path, no file and no name ({@link Nameless}).
 *
 * <p>The file is there once something has failed. The same failure is noted once, and of many the
 * first, so that a fault in each frame fills no disk.
 */
public final class FailureLog {
  private static final int MOST = 20;
  private static final int FRAMES_THAT_TELL = 6;

  /** Room to write the log in when the memory is full, in bytes. */
  private static final int RESERVE = 1 << 19;

  private static final DateTimeFormatter TIME = DateTimeFormatter.ISO_LOCAL_TIME;

  private final Path file;
  private final String head;
  private final Nameless nameless = Nameless.ofSystem();
  private final Set<String> known = ConcurrentHashMap.newKeySet();

  @SuppressWarnings("UnusedVariable") // held to be let go
  private byte[] reserve = new byte[RESERVE];

  /**
   * @param head the first lines of the file
   */
  FailureLog(Path file, String head) {
    this.file = file;
    this.head = head;
  }

  /** The file; it is missing as long as nothing has failed. */
  public Path file() {
    return file;
  }

  /** Notes a failure, on any thread. */
  public synchronized void note(Throwable failure) {
    reserve = null;
    try {
      if (known.size() < MOST && known.add(signature(failure))) {
        write(text(failure));
      }
    } catch (IOException | RuntimeException | OutOfMemoryError e) {
      // The failure is told on the screen; there is no other place for a word on its log.
      System.getLogger(FailureLog.class.getName())
          .log(System.Logger.Level.DEBUG, "no log of a failure", e);
    }
    reserve();
  }

  private void reserve() {
    try {
      reserve = new byte[RESERVE];
    } catch (OutOfMemoryError e) {
      reserve = null;
    }
  }

  /** Notes, besides, each failure that a library only prints, as JavaFX does when it paints. */
  public void listen() {
    System.setErr(
        new PrintStream(System.err, true, StandardCharsets.UTF_8) {
          @Override
          public void println(Object words) {
            // A stack trace begins with its failure.
            if (words instanceof Throwable failure) {
              note(failure);
            }
            super.println(words);
          }
        });
  }

  private static String signature(Throwable failure) {
    return failure.getClass().getName()
        + Arrays.stream(failure.getStackTrace())
            .limit(FRAMES_THAT_TELL)
            .map(String::valueOf)
            .collect(Collectors.joining());
  }

  private String text(Throwable failure) {
    return Stream.iterate(
            Optional.of(failure),
            Optional::isPresent,
            each -> Optional.ofNullable(each.get().getCause()))
        .limit(MOST)
        .map(Optional::get)
        .flatMap(
            each ->
                Stream.concat(
                    Stream.of(named(each)),
                    Arrays.stream(each.getStackTrace()).map(frame -> "\tat " + frame)))
        .map(nameless::line)
        .collect(
            Collectors.joining(
                "\n", TIME.format(LocalTime.now(ZoneId.systemDefault())) + "\n", "\n\n"));
  }

  /** The kind of a failure and its message; that of a file names the file. */
  private static String named(Throwable failure) {
    boolean isOfFile = failure instanceof IOException || failure instanceof FormatException;
    return isOfFile ? failure.getClass().getName() : failure.toString().lines().findFirst().get();
  }

  private void write(String text) throws IOException {
    Files.createDirectories(file.getParent());
    String whole = Files.exists(file) ? text : head + "\n" + text;
    Files.writeString(file, whole, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
