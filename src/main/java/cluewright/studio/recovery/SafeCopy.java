package cluewright.studio.recovery;

import cluewright.format.FileException;
import cluewright.format.OrdinaryFile;
import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A folder with a copy of one window's unsaved work: a file as the designer would save it, the name
 * of the original file, and a lock.
 *
 * <p>Whoever works on the copy holds the lock, and the system releases it when that program ends,
 * however it ends. So a copy without a holder is one that was left behind. The system's locks know
 * programs, not windows: to open and close a lock's file once more would release the lock of this
 * very program. Therefore what this program holds is noted here, and never tried.
 */
public final class SafeCopy<W> {
  private static final String WORK = "work";
  private static final String ORIGIN = "file.txt";
  private static final String LOCK = "lock";

  /** A limit above the length of file names on any system, in bytes. */
  private static final int LONGEST_ORIGIN = 1 << 20;

  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final WorkFile<W> kind;
  private final FileChannel lock;

  /** The contents of the file with the original's name, as last written here. */
  private Optional<String> origin = Optional.empty();

  private SafeCopy(Path folder, WorkFile<W> kind, FileChannel lock) {
    this.folder = folder;
    this.kind = kind;
    this.lock = lock;
  }

  static <W> SafeCopy<W> create(Path parent, WorkFile<W> kind) throws IOException {
    Path folder = parent.resolve(UUID.randomUUID().toString());
    Files.createDirectories(folder);
    return claim(folder, kind)
        .orElseThrow(
            () ->
                new FileException(
                    Phrase.of(
                        "formats.cannot-write", folder.toString(), Phrase.of("formats.locked"))));
  }

  /** Claims the copy in a folder, unless someone is using it. */
  static <W> Optional<SafeCopy<W>> claim(Path folder, WorkFile<W> kind) throws IOException {
    Path place = folder.toAbsolutePath();
    if (!HELD.add(place)) {
      return Optional.empty();
    }
    Optional<FileChannel> lock = Optional.empty();
    try {
      lock = locked(place.resolve(LOCK));
      return lock.map(channel -> new SafeCopy<>(place, kind, channel));
    } finally {
      if (lock.isEmpty()) {
        HELD.remove(place);
      }
    }
  }

  private static Optional<FileChannel> locked(Path file) throws IOException {
    FileChannel channel = opened(file);
    FileLock lock = channel.tryLock();
    if (lock != null) {
      return Optional.of(channel);
    }
    channel.close();
    return Optional.empty();
  }

  private static FileChannel opened(Path file) throws IOException {
    OrdinaryFile.refuseOther(file);
    try {
      return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw OrdinaryFile.cannotOpen(file, e);
    }
  }

  /** True if something else is in place of the lock file, so that no one can hold it. */
  static boolean cannotBeHeld(Path folder) {
    Path lock = folder.resolve(LOCK);
    return Files.exists(lock) && !Files.isRegularFile(lock);
  }

  void write(UnsavedWork<W> work) throws IOException {
    String file = work.file().map(Path::toString).orElse("");
    if (!origin.equals(Optional.of(file))) {
      byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
      Path place = folder.resolve(ORIGIN);
      if (!Files.isRegularFile(place)) {
        delete(place);
      }
      WholeFile.write(place, out -> out.write(bytes));
      origin = Optional.of(file);
    }
    kind.write(place(folder, kind), work.work());
  }

  boolean isEmpty() {
    return isEmpty(folder, kind);
  }

  static boolean isEmpty(Path folder, WorkFile<?> kind) {
    return !OrdinaryFile.isAnything(place(folder, kind));
  }

  private static Path place(Path folder, WorkFile<?> kind) {
    return folder.resolve(WORK + kind.extension());
  }

  public W read() throws IOException {
    return kind.read(place(folder, kind));
  }

  /** When the work in a folder last changed, as far as known. */
  static Instant time(Path folder, WorkFile<?> kind) {
    try {
      return Files.getLastModifiedTime(place(folder, kind), LinkOption.NOFOLLOW_LINKS).toInstant();
    } catch (IOException e) {
      return Instant.EPOCH;
    }
  }

  /**
   * The original file of the work.
   *
   * @throws IOException if its name cannot be read
   * @throws cluewright.format.FormatException if what stands there is no text
   */
  Optional<Path> file() throws IOException {
    Path place = folder.resolve(ORIGIN);
    String name = OrdinaryFile.isAnything(place) ? OrdinaryFile.text(place, LONGEST_ORIGIN) : "";
    try {
      return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
    } catch (InvalidPathException e) {
      throw new FileException(OrdinaryFile.cannotOpen(place, Phrase.of("formats.no-file-name")), e);
    }
  }

  Path folder() {
    return folder;
  }

  /** Deletes the contents, which are safe elsewhere or unwanted. */
  void clear() throws IOException {
    delete(place(folder, kind));
    delete(folder.resolve(ORIGIN));
    origin = Optional.empty();
  }

  /** Releases the copy for others; an empty one is deleted. */
  public void release() throws IOException {
    boolean goes = isEmpty();
    try {
      lock.close();
      if (goes) {
        delete(folder);
      }
    } finally {
      HELD.remove(folder);
    }
  }

  /** Deletes a path, including a folder's contents, without following links. */
  static void delete(Path place) throws IOException {
    if (Files.notExists(place, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (Stream<Path> all = Files.walk(place)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
