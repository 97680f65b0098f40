package cluewright.batch;

import cluewright.format.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A run's output and the files beside it.
 *
 * @param name of the output, as it was typed
 */
public record BatchPaths(String name, Path out) {
  /** The extensions of the files beside the output: the unfinished run, and its log. */
  public static final String PART = ".part";

  public static final String LOG = ".log";

  String partName() {
    return name + PART;
  }

  Path part() {
    return beside(PART);
  }

  String logName() {
    return name + LOG;
  }

  Path log() {
    return beside(LOG);
  }

  private Path beside(String ending) {
    return out.resolveSibling(out.getFileName() + ending);
  }

  boolean hasOutput() throws IOException {
    return Files.exists(out) && Files.size(out) > 0;
  }

  /** The SHA-256 of the output in hexadecimal; empty if there is no output. */
  String digest() throws IOException {
    if (!hasOutput()) {
      return "";
    }
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(out));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }

  void write(WholeFile.Contents contents) throws IOException {
    WholeFile.write(out, contents);
  }

  /** The text of the log; empty if there is no log. */
  String logText() throws IOException {
    return Files.exists(log()) ? Files.readString(log()) : "";
  }

  void writeLog(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    WholeFile.write(log(), file -> file.write(bytes));
  }

  void removeLog() throws IOException {
    Files.deleteIfExists(log());
  }

  void removePart() throws IOException {
    Files.deleteIfExists(part());
  }
}
