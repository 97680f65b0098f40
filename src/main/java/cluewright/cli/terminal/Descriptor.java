package cluewright.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One of the three descriptors that a process is started with. Where its starter closed it, as a
 * shell does with {@code <&-}, the first file that Java opens for itself gets its number: what is
 * read there is part of Java, and to close it kills the process.
 */
public enum Descriptor {
  INPUT("standard input is closed: give a file, or something to read"),
  OUTPUT("it is closed"),
  ERRORS("it is closed");

  private final String complaint;

  Descriptor(String complaint) {
    this.complaint = complaint;
  }

  /** True if it was closed from the beginning, as far as the system tells. */
  boolean isClosed() {
    try {
      return isPartOfJava(Files.readSymbolicLink(Path.of("/proc/self/fd/" + ordinal())));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /** True of a file of the Java that runs this, such as {@code /dev/stdout} if it was closed. */
  public static boolean isPartOfJava(Path file) {
    try {
      return file.toRealPath().startsWith(Path.of(System.getProperty("java.home")).toRealPath());
    } catch (IOException e) {
      return false; // It is not there, or closed to us.
    }
  }

  /** What is read in its place: nothing, and it says why. */
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

  /** What is written to in its place: it takes nothing, and says why. */
  OutputStream noOutput() {
    return new OutputStream() {
      @Override
      public void write(int one) throws IOException {
        throw new IOException(complaint);
      }
    };
  }
}
