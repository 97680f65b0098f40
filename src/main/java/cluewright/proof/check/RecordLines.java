package cluewright.proof.check;

import java.io.BufferedReader;
import java.io.IOException;

/** The lines of a record with their numbers; overly long ones are refused. */
final class RecordLines {
  private static final int SHOWN = 60;

  private final BufferedReader in;
  private long number;
  private String ahead;

  /** Reads the first line. */
  RecordLines(BufferedReader in) throws IOException, ProofException {
    this.in = in;
    advance();
  }

  /** The next line without taking it; null at the end of the file. */
  String peek() {
    return ahead;
  }

  /** The number of the line that {@link #peek} shows, counted from 1. */
  long number() {
    return number;
  }

  /** Takes the next line. */
  String next() throws IOException, ProofException {
    if (ahead == null) {
      throw wrong("the file ends before the proof");
    }
    String line = ahead;
    advance();
    return line;
  }

  /** True if the next line starts with a word. */
  boolean isNext(String word) {
    return ahead != null && (ahead.equals(word) || ahead.startsWith(word + " "));
  }

  /** Takes the next line, which must start with a word, and returns what follows. */
  String next(String word) throws IOException, ProofException {
    if (!isNext(word)) {
      throw wrong("\"" + word + "\" is expected here" + (ahead == null ? "" : ", not " + shown()));
    }
    String line = next();
    return line.length() == word.length() ? "" : line.substring(word.length() + 1);
  }

  /** An exception about the next line. */
  ProofException wrong(String message) {
    return new ProofException(number, message);
  }

  /** The next line in quotation marks, shortened. */
  String shown() {
    String whole = ahead == null ? "" : ahead;
    return "\"" + (whole.length() > SHOWN ? whole.substring(0, SHOWN) + "..." : whole) + "\"";
  }

  private void advance() throws IOException, ProofException {
    number++;
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      ahead = null;
      return;
    }
    for (; c >= 0 && c != '\n'; c = in.read()) {
      line.append((char) c);
      if (line.length() > ProofWords.LONGEST_LINE) {
        throw wrong(
            "it has more than "
                + ProofWords.LONGEST_LINE
                + " characters, more than any line of a proof");
      }
    }
    int end = line.length();
    ahead = end > 0 && line.charAt(end - 1) == '\r' ? line.substring(0, end - 1) : line.toString();
  }
}
