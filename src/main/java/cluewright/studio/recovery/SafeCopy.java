package cluewright.studio.recovery;

import cluewright.document.Project;
import cluewright.format.FileException;
import cluewright.format.ProjectFile;
import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A folder with the copy of one window's unsaved work: an ordinary project file, the name of the
 * file that the work belongs to, and a lock.
 *
 * <p>Whoever works on the copy holds the lock, and the system releases it when that program ends,
 * however it ends. So a copy without a holder is one that was left behind. The system's locks know
 * programs, not windows: to open and close a lock's file once more would release the lock of this
 * very program. Therefore what this program holds is noted here, and never tried.
 */
public final class SafeCopy {
  private static final String PROJECT = "work" + ProjectFile.EXTENSION;
  private static final String ORIGIN = "file.txt";
  private static final String LOCK = "lock";
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileChannel lock;

  /** The contents of the file with the origin's name, as far as it was written here. */
  private Optional<String> origin = Optional.empty();

  private SafeCopy(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** A new one, without contents. */
  static SafeCopy create(Path parent) throws IOException {
    Path folder = parent.resolve(UUID.randomUUID().toString());
    Files.createDirectories(folder);
    return claim(folder)
        .orElseThrow(
            () ->
                new FileException(
                    Phrase.of(
                        "formats.cannot-write", folder.toString(), Phrase.of("formats.locked"))));
  }

  /** The one in a folder, unless someone works on it. */
  static Optional<SafeCopy> claim(Path folder) throws IOException {
    Path place = folder.toAbsolutePath();
    if (!HELD.add(place)) {
      return Optional.empty();
    }
    Optional<FileChannel> lock = Optional.empty();
    try {
      lock = locked(place.resolve(LOCK));
      return lock.map(channel -> new SafeCopy(place, channel));
    } finally {
      if (lock.isEmpty()) {
        HELD.remove(place);
      }
    }
  }

  private static Optional<FileChannel> locked(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock = channel.tryLock();
    if (lock != null) {
      return Optional.of(channel);
    }
    channel.close();
    return Optional.empty();
  }

  void write(UnsavedWork work) throws IOException {
    String file = work.file().map(Path::toString).orElse("");
    if (!origin.equals(Optional.of(file))) {
      byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
      WholeFile.write(folder.resolve(ORIGIN), out -> out.write(bytes));
      origin = Optional.of(file);
    }
    ProjectFile.write(folder.resolve(PROJECT), work.project(), puzzle -> Optional.empty());
  }

  boolean isEmpty() {
    return isEmpty(folder);
  }

  static boolean isEmpty(Path folder) {
    return !Files.exists(folder.resolve(PROJECT));
  }

  /** Reads what was written last. */
  public Project read() throws IOException {
    return ProjectFile.read(folder.resolve(PROJECT));
  }

  Instant time() throws IOException {
    return Files.getLastModifiedTime(folder.resolve(PROJECT)).toInstant();
  }

  /** The file that the work belongs to. */
  Optional<Path> file() throws IOException {
    Path origin = folder.resolve(ORIGIN);
    return Optional.of(Files.exists(origin) ? Files.readString(origin) : "")
        .filter(text -> !text.isEmpty())
        .map(Path::of);
  }

  Path folder() {
    return folder;
  }

  /** Deletes the contents: they are safe elsewhere, or not wanted. */
  void clear() throws IOException {
    Files.deleteIfExists(folder.resolve(PROJECT));
    Files.deleteIfExists(folder.resolve(ORIGIN));
    origin = Optional.empty();
  }

  /** Leaves the copy to whoever wants to work on it next; one without contents goes. */
  public void release() throws IOException {
    boolean goes = isEmpty();
    HELD.remove(folder);
    lock.close();
    if (goes) {
      deleteFolder();
    }
  }

  /** With what a crash may have left half written. */
  private void deleteFolder() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
