package cluewright.proof.check;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * The subtrees of a walk that were walked to their end, in files: a check that is broken off goes
 * on there, and shares of a check come together.
 *
 * <p>A file has the line {@code cluewright-finished 1}, a line {@code question} with the SHA-256 of
 * what the check answers and how its tree is shared out, and a line for each subtree: the digits of
 * its prefix, how many branches it had, and a CRC-32 of both and the question. Subtrees are known
 * by their digits, not by a number, so that a checker which cuts more can go on with the file. The
 * sums stop accidents and no forger. Should a checker be found wrong, the number in the first line
 * goes up, so that nothing which it finished counts any more.
 */
public final class FinishedSubtrees implements Closeable {
  private static final String FIRST = "cluewright-finished 1";
  private static final String QUESTION = "question ";
  private static final int PARTS = 3;

  private final Path own;
  private final List<Path> others;
  private RandomAccessFile out;
  private String question = "";

  /** By prefix, the branches of the subtree. */
  private final Map<String, Long> done = new HashMap<>();

  private FinishedSubtrees(Path own, List<Path> others) {
    this.own = own;
    this.others = List.copyOf(others);
  }

  /** Thrown if a file does not fit the check; its message names the file and the way out. */
  public static final class UnfitException extends IOException {
    private static final long serialVersionUID = 1L;

    private UnfitException(String message) {
      super(message);
    }
  }

  /**
   * Subtrees that are kept in files. Nothing is read before the check knows its question.
   *
   * @param own to which is written, and which need not exist
   * @param others which are only read, such as those of other shards
   */
  public static FinishedSubtrees in(Path own, List<Path> others) {
    return new FinishedSubtrees(own, others);
  }

  /**
   * Reads the files.
   *
   * @param text all that the answer depends on
   * @throws UnfitException if one of the files is of another question, damaged, or in use
   */
  void open(String text) throws IOException {
    question = digest(text);
    for (Path other : others) {
      read(other, Files.readString(other));
    }
    out = new RandomAccessFile(own.toFile(), "rw");
    if (!isLocked()) {
      throw new UnfitException(own + " is in use by another check: give each a file of its own");
    }
    // Through the file that holds the lock: closing another handle of it would release the lock.
    byte[] bytes = new byte[Math.toIntExact(out.length())];
    out.readFully(bytes);
    String before = new String(bytes, StandardCharsets.UTF_8);
    if (before.isEmpty()) {
      write(FIRST + "\n" + QUESTION + question + "\n");
    } else {
      read(own, before);
      out.setLength(whole(before).getBytes(StandardCharsets.UTF_8).length);
      out.seek(out.length());
    }
  }

  private boolean isLocked() throws IOException {
    try {
      return out.getChannel().tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static String digest(String text) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** The lines that end; a last one that was torn is none. */
  private static String whole(String text) {
    return text.substring(0, text.lastIndexOf('\n') + 1);
  }

  private void read(Path file, String text) throws UnfitException {
    List<String> lines = whole(text).lines().toList();
    if (lines.size() < 2 || !lines.get(0).equals(FIRST) || !lines.get(1).startsWith(QUESTION)) {
      throw new UnfitException(file + " holds no finished subtrees: give another file");
    }
    if (!lines.get(1).equals(QUESTION + question)) {
      throw new UnfitException(file + " is of another proof: give a file of its own to each");
    }
    for (int i = 2; i < lines.size(); i++) {
      String[] parts = lines.get(i).split(" ", -1);
      if (parts.length != PARTS || !lines.get(i).equals(line(parts[0], parts[1]))) {
        throw new UnfitException(
            "%s: line %d is damaged: remove it, and its subtree is walked again"
                .formatted(file, i + 1));
      }
      done.put(parts[0], Long.parseLong(parts[1]));
    }
  }

  private String line(String prefix, String branches) {
    CRC32 sum = new CRC32();
    sum.update((question + " " + prefix + " " + branches).getBytes(StandardCharsets.UTF_8));
    return "%s %s %08x".formatted(prefix, branches, sum.getValue());
  }

  /** How many branches a finished subtree had; negative if it is not finished. */
  long branches(String prefix) {
    return done.getOrDefault(prefix, -1L);
  }

  /** Keeps a subtree that was walked to its end. */
  void add(String prefix, long branches) throws IOException {
    done.put(prefix, branches);
    write(line(prefix, String.valueOf(branches)) + "\n");
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() throws IOException {
    if (out != null) {
      out.close();
    }
  }
}
