package cluewright.proof.check;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes a proof in the compressed form of LRAT that drat-trim and the checkers of ACL2 read.
 *
 * <p>An addition is the letter {@code a}, the number of the clause and its literals, 0, and the
 * clauses from which it follows, 0; a deletion the letter {@code d}, numbers of clauses, and 0. A
 * number n is written as 2n, and -n as 2n + 1, seven bits a byte, the lowest first, with the
 * highest bit of each byte but the last set.
 */
final class CompressedLrat implements Closeable {
  private static final int BLOCK = 1 << 16;
  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private final OutputStream out;
  private long added;

  CompressedLrat(Path file) throws IOException {
    this.out = new BufferedOutputStream(Files.newOutputStream(file), BLOCK);
  }

  /** Begins a clause; its literals and 0 come next, then its hints and 0. */
  void add(long name) {
    added++;
    write('a');
    number(name);
  }

  /** Begins a deletion; names of clauses come next, then 0. */
  void delete() {
    write('d');
  }

  /** Writes a literal, the name of a clause, or the 0 that ends a list of them. */
  void number(long number) {
    long rest = number < 0 ? -2 * number + 1 : 2 * number;
    while (rest >= MORE) {
      write((int) (rest % MORE) | MORE);
      rest >>>= BITS;
    }
    write((int) rest);
  }

  /** How many clauses were added. */
  long added() {
    return added;
  }

  private void write(int value) {
    try {
      out.write(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
