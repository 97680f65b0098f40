package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads a whole regular file of limited size.
 *
 * <p>Anything may stand where a program expects a file of its own, and it must neither wait nor run
 * out of memory there: opening a pipe waits for somebody to write into it, and a device may never
 * end.
 */
public final class OrdinaryFile {
  private static final int MEGABYTE = 1 << 20;

  private OrdinaryFile() {}

  /**
   * Reads the bytes of a file.
   *
   * @param most bytes that it may have
   * @throws FileException if it is missing, or no ordinary file that can be read
   * @throws FormatException if it has more
   */
  public static byte[] bytes(Path file, int most) throws FileException {
    refuseOther(file);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = Files.size(file) > most ? null : in.readNBytes(most + 1);
      if (bytes == null || bytes.length > most) {
        throw new FormatException(tooLarge(file, most));
      }
      return bytes;
    } catch (IOException e) {
      throw cannotOpen(file, e);
    }
  }

  /**
   * Reads a file of UTF-8 text.
   *
   * @param most bytes that it may have
   * @throws FileException as {@link #bytes}
   * @throws FormatException if it has more, or is no such text
   */
  public static String text(Path file, int most) throws FileException {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes(file, most)))
          .toString();
    } catch (CharacterCodingException e) {
      throw new FormatException(cannotOpen(file, Phrase.of("formats.no-text")), e);
    }
  }

  /** True if something exists there, even a broken link, or if that is unknown. */
  public static boolean isAnything(Path file) {
    return !Files.notExists(file, LinkOption.NOFOLLOW_LINKS);
  }

  /** The failure to open a file, as a sentence that names it and says why. */
  public static FileException cannotOpen(Path file, IOException failure) {
    return new FileException(cannotOpen(file, reason(failure)), failure);
  }

  /**
   * Refuses an existing path that is not a regular file.
   *
   * @throws FileException with a sentence that names it
   */
  public static void refuseOther(Path file) throws FileException {
    if (Files.isDirectory(file)) {
      throw new FileException(cannotOpen(file, Phrase.of("formats.folder")));
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new FileException(cannotOpen(file, Phrase.of("formats.not-regular")));
    }
  }

  private static Phrase tooLarge(Path file, int most) {
    return cannotOpen(file, Phrase.of("formats.over-mb", Math.max(1, most / MEGABYTE)));
  }

  /** The sentence about a file that cannot be opened, given the reason as its end. */
  public static Phrase cannotOpen(Path file, Phrase why) {
    return Phrase.of("formats.cannot-open", file.toString(), why);
  }

  private static Phrase reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return Phrase.of("formats.no-such-file");
    }
    if (failure instanceof AccessDeniedException) {
      return Phrase.of("formats.unreadable");
    }
    boolean isSaid =
        failure instanceof FileSystemException inSystem && inSystem.getReason() != null;
    return Phrase.of(
        "formats.ends",
        isSaid
            ? ((FileSystemException) failure).getReason()
            : String.valueOf(failure.getMessage()));
  }
}
