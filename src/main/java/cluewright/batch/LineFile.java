package cluewright.batch;

import cluewright.format.FileException;
import cluewright.phrase.Phrase;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * A file that grows line by line.
 *
 * <p>Each line is handed to the system in one piece, so what a process had written when it was
 * killed is whole; the lines reach the disk within a second or with the next. Where the machine
 * itself went down, or the disk was full, the end may be torn: behind the last line feed, or from
 * the first zero byte on. {@link #text} leaves that out, and {@link #cut} takes it off.
 */
public final class LineFile implements Closeable {
  private static final System.Logger LOG = System.getLogger(LineFile.class.getName());
  private static final long BETWEEN_FORCES = Duration.ofSeconds(1).toNanos();

  private final Path path;
  private final FileChannel channel;
  private long forced = System.nanoTime();

  private LineFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /** Opens a file, creating it if necessary. */
  public static LineFile open(Path path) throws IOException {
    return new LineFile(
        path,
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE));
  }

  /**
   * Locks the file against other processes that ask, until it is closed in this process or the
   * process ends; false if another one holds the lock. They may still read: where locks bind all,
   * as on Windows, only a byte far behind the text is locked.
   */
  public boolean lock() {
    try {
      return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "the file system does not support locks", e);
      return true;
    }
  }

  /** The complete lines of a file that another process may be writing. */
  public static String read(Path path) throws IOException {
    String all = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    return all.substring(0, whole(all));
  }

  /** The complete lines. */
  public String text() throws IOException {
    String all = all();
    return all.substring(0, whole(all));
  }

  /** The text after the complete lines, which is empty or an incomplete line. */
  public String rest() throws IOException {
    String all = all();
    return all.substring(whole(all));
  }

  /**
   * Reads everything through the channel: if a file is open twice, closing either handle releases
   * the lock.
   */
  private String all() throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, bytes.position());
    }
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
  }

  private static int whole(String all) {
    int zero = all.indexOf('\0');
    return all.lastIndexOf('\n', zero < 0 ? all.length() : zero) + 1;
  }

  /** Removes whatever follows the complete lines. */
  public void cut() throws IOException {
    channel.truncate(text().getBytes(StandardCharsets.UTF_8).length);
  }

  /** Removes everything. */
  public void clear() throws IOException {
    channel.truncate(0);
  }

  boolean isEmpty() throws IOException {
    return channel.size() == 0;
  }

  /**
   * Appends complete lines.
   *
   * @throws IOException if that fails; then none of it stays behind, as far as that can be had
   */
  public void append(String lines) throws IOException {
    long before = channel.size();
    ByteBuffer bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
    try {
      channel.position(before);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException e) {
      channel.truncate(before);
      throw new FileException(
          Phrase.of("formats.cannot-write", path.toString(), FileException.reason(e)), e);
    }
    if (System.nanoTime() - forced > BETWEEN_FORCES) {
      force();
    }
  }

  /** Flushes everything to disk. */
  public void force() throws IOException {
    channel.force(false);
    forced = System.nanoTime();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
