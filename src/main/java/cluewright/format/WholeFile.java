package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.List;

/**
 * Writes a file completely or not at all.
 *
 * <p>The contents go to a temporary file beside the target, reach the disk, and are then moved over
 * the target in one step. Whatever fails before that, an existing target stays as it was and the
 * temporary file goes, also where the process is told to end meanwhile. A symbolic link stays a
 * link: the file that it names is replaced, and the new one has its permissions.
 */
public final class WholeFile {
  private static final System.Logger LOG = System.getLogger(WholeFile.class.getName());

  /**
   * The messages for a full disk, on Unix and on Windows in English; other versions of Windows
   * explain it themselves.
   */
  private static final List<String> FULL =
      List.of("No space left on device", "Disk quota exceeded", "not enough space on the disk");

  private WholeFile() {}

  /** Writes a file's contents to a stream, without closing it. */
  @FunctionalInterface
  public interface Contents {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes a file, replacing an existing one.
   *
   * @throws IOException if that fails, with one sentence that names the file and the reason
   */
  public static void write(Path file, Contents contents) throws IOException {
    refuseImpossible(file);
    try {
      replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), contents);
    } catch (IOException e) {
      throw new FileException(Phrase.of("formats.cannot-write", file.toString(), reason(e)), e);
    }
  }

  /** Refuses targets that are known in advance to be impossible. */
  static void refuseImpossible(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw cannotWrite(file, Phrase.of("formats.is-folder"));
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw cannotWrite(file, Phrase.of("formats.no-ordinary-file"));
    }
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw cannotWrite(file, Phrase.of("formats.write-protected"));
    }
    if (folder == null || !Files.exists(folder)) {
      throw cannotWrite(file, Phrase.of("formats.no-folder"));
    }
    if (!Files.isDirectory(folder)) {
      throw cannotWrite(file, Phrase.of("formats.not-a-folder", folder.toString()));
    }
  }

  static IOException cannotWrite(Path file, Phrase reason) {
    return new FileException(Phrase.of("formats.cannot-write", file.toString(), reason));
  }

  private static void replace(Path target, Contents contents) throws IOException {
    Unfinished.hidden(
        target.getParent(),
        temporary -> {
          fill(temporary, contents);
          keepPermissions(target, temporary);
          move(temporary, target);
          keepName(target.getParent());
          return target;
        });
  }

  private static void fill(Path temporary, Contents contents) throws IOException {
    try (FileChannel channel =
            FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel))) {
      contents.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }

  /** Gives the new file the permissions of the one that it replaces. */
  static void keepPermissions(Path target, Path temporary) throws IOException {
    PosixFileAttributeView before = permissions(target);
    if (before != null && Files.exists(target)) {
      permissions(temporary).setPermissions(before.readAttributes().permissions());
    }
  }

  /** Returns null on systems without such permissions. */
  private static PosixFileAttributeView permissions(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }

  /** Flushes the folder and so the new name to disk, on systems where folders are files. */
  private static void keepName(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "the folder cannot be brought to the disk", e);
    }
  }

  private static void move(Path temporary, Path target) throws IOException {
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  static Phrase reason(IOException failure) {
    if (failure instanceof AccessDeniedException) {
      return Phrase.of("formats.not-permitted");
    }
    String given =
        failure instanceof FileSystemException inSystem
            ? inSystem.getReason()
            : failure.getMessage();
    if (given == null) {
      return Phrase.of("formats.no-reason");
    }
    return FULL.stream().anyMatch(given::contains)
        ? Phrase.of("formats.disk-full")
        : Phrase.verbatim(given.replaceAll("\\.$", ""));
  }
}
