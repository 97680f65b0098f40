package cluewright.lab.making;

import cluewright.lab.Rows;
import cluewright.lab.RunTime;
import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * One run of a method on a mask, as a row of tables and CSV files.
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
 * @param setting what else the run was asked
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
    String proof,
    Setting setting) {
  /**
   * The conditions under which runs on the same mask are comparable; rows with different settings
   * answer different questions.
   *
   * @param board by its name
   * @param strategies separated by spaces
   * @param limit the time limit, in seconds
   */
  public record Setting(String board, String strategies, String limit) {
    public static Setting of(Request request) {
      return new Setting(
          word(request.mask().board().name()),
          word(request.strategies().shortName()),
          new BigDecimal(request.time().toMillis())
              .movePointLeft(3)
              .stripTrailingZeros()
              .toPlainString());
    }

    /** A text without commas, which separate columns. */
    private static String word(String text) {
      return text.replaceAll(",\\s*", " ");
    }

    @Override
    public String toString() {
      return "%s, %s, %s s".formatted(board, strategies, limit);
    }
  }

  private static final Set<String> OUTCOMES = Set.of("found", "impossible", "undecided");

  /** The header of a file of rows. */
  public static final String CSV_HEADER =
      "line,clues,seed,asked,outcome,seconds,steps,engine,mask,puzzle,proof,board,strategies,limit\n";

  private static final double NANOS = 1e9;

  public static MaskRow of(int line, String asked, Request request, Outcome outcome) {
    boolean isFound = outcome instanceof Outcome.Found;
    Mask mask = request.mask();
    return new MaskRow(
        line,
        mask.size(),
        request.seed(),
        asked,
        outcome.verdict(),
        outcome.elapsed().toNanos() / NANOS,
        outcome instanceof Outcome.Found found && found.steps().isPresent()
            ? String.valueOf(found.steps().getAsInt())
            : "",
        outcome.engine(),
        mask.line(),
        isFound ? ((Outcome.Found) outcome).puzzle().line() : "",
        outcome instanceof Outcome.Impossible no ? no.proof().kind().id() : "",
        Setting.of(request));
  }

  /** The row as a CSV line. */
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
            proof,
            setting.board,
            setting.strategies,
            setting.limit)
        + "\n";
  }

  /**
   * Reads a file of rows. A last line that is cut off, since whoever wrote it was stopped, is left
   * out.
   *
   * @throws IllegalArgumentException if another line is no row, with its number
   */
  public static List<MaskRow> read(String csv) {
    return Rows.read(csv, CSV_HEADER, MaskRow::of);
  }

  private static MaskRow of(String[] parts) {
    int next = 0;
    MaskRow row =
        new MaskRow(
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
            parts[next++],
            new Setting(parts[next++], parts[next++], parts[next]));
    if (!OUTCOMES.contains(row.outcome) || !RunTime.isTime(row.seconds)) {
      throw new IllegalArgumentException("no outcome, or no time");
    }
    return row;
  }

  /** True if this row is the method's answer to the same question about the mask on this line. */
  public boolean answers(int ofLine, String method, Request request) {
    return line == ofLine
        && asked.equals(method)
        && seed == request.seed()
        && mask.equals(request.mask().line())
        && setting.equals(Setting.of(request));
  }

  public boolean isFound() {
    return outcome.equals("found");
  }

  public boolean isDecided() {
    return !outcome.equals("undecided");
  }

  /** The time for a plot. */
  public RunTime time() {
    return new RunTime(asked, isDecided(), seconds);
  }

  /** True if both answer the same question and one of the answers must be wrong. */
  public boolean contradicts(MaskRow other) {
    return line == other.line
        && mask.equals(other.mask)
        && setting.board.equals(other.setting.board)
        && setting.strategies.equals(other.setting.strategies)
        && isDecided()
        && other.isDecided()
        && !outcome.equals(other.outcome);
  }

  /**
   * Two contradictory answers, one of which must be wrong.
   *
   * @param found the row of the one that found a puzzle
   * @param refuted the row of the one that says impossible
   */
  public record Contradiction(MaskRow found, MaskRow refuted) {
    @Override
    public String toString() {
      return "the mask on line %d: %s found a puzzle, but %s says impossible; one of them is wrong"
          .formatted(found.line, found.asked, refuted.asked);
    }
  }

  /** All pairs of rows that {@linkplain #contradicts contradict} each other. */
  public static List<Contradiction> contradictions(List<MaskRow> rows) {
    List<Contradiction> all = new ArrayList<>();
    for (MaskRow row : rows) {
      if (row.isFound()) {
        rows.stream()
            .filter(row::contradicts)
            .forEach(other -> all.add(new Contradiction(row, other)));
      }
    }
    return all;
  }
}
