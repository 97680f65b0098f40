package cluewright.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Removes files and folders that are still under construction when the process is told to end
 * (SIGINT, SIGTERM).
 */
public final class Unfinished {
  private static final System.Logger LOG = System.getLogger(Unfinished.class.getName());
  private static final Set<Path> PATHS = ConcurrentHashMap.newKeySet();

  static {
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(Unfinished::removeAll, "unfinished-files"));
    } catch (IllegalStateException e) {
      LOG.log(System.Logger.Level.DEBUG, "the process ends already; what it writes is whole", e);
    }
  }

  private Unfinished() {}

  /** Creates something at a path where nothing exists yet. */
  @FunctionalInterface
  public interface Work<T> {
    T at(Path hidden) throws IOException;
  }

  /**
   * Creates a file or folder under a hidden name in a folder. What is still there afterwards goes,
   * whatever happens.
   */
  public static <T> T hidden(Path folder, Work<T> work) throws IOException {
    Path hidden = folder.resolve(".cluewright-" + UUID.randomUUID() + ".tmp");
    PATHS.add(hidden);
    try {
      return work.at(hidden);
    } finally {
      remove(hidden);
      PATHS.remove(hidden);
    }
  }

  /** An operation on files. */
  @FunctionalInterface
  interface Act {
    void run() throws IOException;
  }

  /** Runs an operation that must not be interrupted: the process ends before it or after it. */
  static void unbroken(Act act) throws IOException {
    synchronized (PATHS) {
      act.run();
    }
  }

  private static void removeAll() {
    synchronized (PATHS) {
      removeEach();
    }
  }

  private static void removeEach() {
    PATHS.forEach(
        path -> {
          try {
            remove(path);
          } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "what was half written stays: " + path, e);
          }
        });
  }

  /** Deletes a file, or a folder with all its contents. */
  private static void remove(Path path) throws IOException {
    if (!Files.exists(path)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> found = Files.walk(path)) {
      all = found.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : all) {
      Files.deleteIfExists(each);
    }
  }
}
