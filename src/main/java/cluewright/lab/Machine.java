package cluewright.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Describes the machine that a measurement was made on. */
public final class Machine {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
  private static final String MODEL = "model name";

  private Machine() {}

  /**
   * The machine in words, for example {@code Intel Xeon, 2 processors, Linux amd64, Java 17.0.9}.
   */
  public static String words() {
    return "%s%d processors, %s %s, Java %s"
        .formatted(
            model().map(name -> name + ", ").orElse(""),
            Runtime.getRuntime().availableProcessors(),
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            System.getProperty("java.version"));
  }

  /** The name of the processor, where Linux reports it. */
  private static Optional<String> model() {
    if (!Files.isReadable(PROCESSORS)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(PROCESSORS)) {
      return lines
          .filter(line -> line.startsWith(MODEL) && line.contains(":"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst();
    } catch (IOException | java.io.UncheckedIOException unreadable) {
      return Optional.empty();
    }
  }
}
