package cluewright.lab.making;

import cluewright.model.Mask;
import cluewright.search.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One run of one method on one mask, as a table shows it and a CSV file keeps it.
 *
 * @param line where the mask stands in its file
 * @param clues how many the mask has
 * @param asked the method or engine that was asked
 * @param answered the engine that answered
 * @param outcome {@linkplain Outcome#verdict found, impossible, or undecided}
 * @param seconds what it took
 * @param steps k, the parallel steps of the puzzle's path; blank if there is none
 * @param mask as {@link Mask#line} writes it
 * @param puzzle the puzzle found; blank if there is none
 * @param proof the kind of the proof; blank if there is none
 */
public record MaskRow(
    int line,
    int clues,
    long seed,
    String asked,
    String outcome,
    double seconds,
    String steps,
    String answered,
    String mask,
    String puzzle,
    String proof) {
  /** The first line of a file of rows. */
  public static final String CSV_HEADER =
      "line,clues,seed,asked,outcome,seconds,steps,engine,mask,puzzle,proof\n";

  private static final int COLUMNS = CSV_HEADER.split(",", -1).length;
  private static final double NANOS = 1e9;

  /** The row of an outcome. */
  public static MaskRow of(int line, Mask mask, String asked, long seed, Outcome outcome) {
    boolean isFound = outcome instanceof Outcome.Found;
    return new MaskRow(
        line,
        mask.size(),
        seed,
        asked,
        outcome.verdict(),
        outcome.elapsed().toNanos() / NANOS,
        outcome instanceof Outcome.Found found && found.steps().isPresent()
            ? String.valueOf(found.steps().getAsInt())
            : "",
        outcome.engine(),
        mask.line(),
        isFound ? ((Outcome.Found) outcome).puzzle().line() : "",
        outcome instanceof Outcome.Impossible no ? no.proof().kind().id() : "");
  }

  /** The row as a line of CSV. */
  public String csv() {
    return String.join(
            ",",
            String.valueOf(line),
            String.valueOf(clues),
            String.valueOf(seed),
            asked,
            outcome,
            String.format(Locale.ROOT, "%.6f", seconds),
            steps,
            answered,
            mask,
            puzzle,
            proof)
        + "\n";
  }

  /**
   * Reads a file of rows. A last line that is cut off, since whoever wrote it was stopped, is left
   * out.
   *
   * @throws IllegalArgumentException if another line is no row, with its number
   */
  public static List<MaskRow> read(String csv) {
    List<MaskRow> rows = new ArrayList<>();
    String whole = csv.substring(0, csv.lastIndexOf('\n') + 1);
    List<String> lines = whole.lines().toList();
    if (!lines.isEmpty() && !lines.get(0).equals(CSV_HEADER.strip())) {
      throw new IllegalArgumentException(
          "line 1 does not name the columns of bench and lab: " + lines.get(0));
    }
    for (int i = 1; i < lines.size(); i++) {
      String[] parts = lines.get(i).split(",", -1);
      try {
        rows.add(of(parts));
      } catch (NumberFormatException | IndexOutOfBoundsException e) {
        throw new IllegalArgumentException("line " + (i + 1) + " is no row: " + lines.get(i), e);
      }
    }
    return rows;
  }

  private static MaskRow of(String[] parts) {
    if (parts.length != COLUMNS) {
      throw new IndexOutOfBoundsException(parts.length);
    }
    int next = 0;
    return new MaskRow(
        Integer.parseInt(parts[next++]),
        Integer.parseInt(parts[next++]),
        Long.parseLong(parts[next++]),
        parts[next++],
        parts[next++],
        Double.parseDouble(parts[next++]),
        parts[next++],
        parts[next++],
        parts[next++],
        parts[next++],
        parts[next]);
  }

  public boolean isFound() {
    return outcome.equals("found");
  }

  public boolean isDecided() {
    return !outcome.equals("undecided");
  }

  /** True if both answer the same question, and one of the two answers must be wrong. */
  public boolean contradicts(MaskRow other) {
    return line == other.line
        && mask.equals(other.mask)
        && isDecided()
        && other.isDecided()
        && !outcome.equals(other.outcome);
  }
}
