package cluewright.cli.terminal;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One of the three standard descriptors. Where its starter closed it, as a shell does with {@code
 * <&-}, the first file that Java opens for itself gets its number: what is read there is part of
 * Java or of this program, and to close it kills the process.
 */
public enum Descriptor {
  INPUT(0, "standard input is closed: give a file, or something to read"),
  OUTPUT(1, "it is closed"),
  ERRORS(2, "it is closed");

  private final int number;
  private final String complaint;

  Descriptor(int number, String complaint) {
    this.number = number;
    this.complaint = complaint;
  }

  /** True if it was closed from the start, as far as the system tells. */
  boolean isClosed() {
    try {
      return isPartOfProgram(Files.readSymbolicLink(Path.of("/proc/self/fd/" + number)));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /**
   * True if a file belongs to this process, Java or the class path, as {@code /dev/stdout} may if
   * that was closed, alone or after standard input.
   */
  public static boolean isPartOfProgram(Path file) {
    try {
      Path real = file.toRealPath();
      return real.startsWith(Path.of(System.getProperty("java.home")).toRealPath())
          || isArchive(real);
    } catch (IOException e) {
      return false; // It is not there, or closed to us.
    }
  }

  private static boolean isArchive(Path file) throws IOException {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (Files.isRegularFile(Path.of(entry)) && Files.isSameFile(file, Path.of(entry))) {
        return true;
      }
    }
    return false;
  }

  /** A substitute input that is empty and reports why. */
  InputStream noInput() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException(complaint);
      }

      @Override
      public int read(byte[] bytes, int from, int length) throws IOException {
        throw new IOException(complaint);
      }
    };
  }

  /** A substitute output that accepts nothing and reports why. */
  OutputStream noOutput() {
    return new OutputStream() {
      @Override
      public void write(int one) throws IOException {
        throw new IOException(complaint);
      }
    };
  }
}
