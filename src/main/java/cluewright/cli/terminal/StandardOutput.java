package cluewright.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Standard output that remembers write failures, which a {@link PrintStream} alone forgets, so that
 * a redirection to a full disk would lose results silently.
 */
final class StandardOutput extends PrintStream {
  private final Attentive raw;

  private StandardOutput(Attentive raw, Charset charset) {
    super(new BufferedOutputStream(raw), /* autoFlush= */ true, charset);
    this.raw = raw;
  }

  /** Wraps a stream of bytes. */
  static StandardOutput over(OutputStream bytes, Charset charset) {
    return new StandardOutput(new Attentive(bytes), charset);
  }

  /**
   * The standard output of this process, in Java's encoding, or in UTF-8 where that is ASCII, as in
   * the POSIX locale.
   */
  static StandardOutput ofProcess() {
    String encoding =
        System.getProperty(
            "stdout.encoding",
            System.getProperty("sun.stdout.encoding", Charset.defaultCharset().name()));
    return over(
        Descriptor.OUTPUT.isClosed()
            ? Descriptor.OUTPUT.noOutput()
            : new FileOutputStream(FileDescriptor.out),
        beyondAscii(Charset.forName(encoding)));
  }

  private static Charset beyondAscii(Charset charset) {
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }

  /** Why something was lost that was meant to be read; a pipe closed by its reader is no loss. */
  Optional<IOException> failure() {
    return Optional.ofNullable(raw.failure)
        .filter(why -> !String.valueOf(why.getMessage()).toLowerCase(Locale.ROOT).contains("pipe"));
  }

  /** Remembers the first failure. */
  private static final class Attentive extends OutputStream {
    private final OutputStream bytes;
    private IOException failure;

    Attentive(OutputStream bytes) {
      this.bytes = bytes;
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] some, int from, int length) throws IOException {
      try {
        bytes.write(some, from, length);
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }
  }
}
