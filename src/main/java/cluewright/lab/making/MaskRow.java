package cluewright.lab.making;

import cluewright.lab.Rows;
import cluewright.lab.RunTime;
import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
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
 * @param effort what else it took
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
    Setting setting,
    Effort effort) {
  /**
   * The conditions under which runs on the same mask are comparable; rows with different settings
   * answer different questions.
   *
   * @param board by its name
   * @param strategies separated by spaces
   * @param limit the time limit, in seconds, of the clock unless it says otherwise
   */
  public record Setting(String board, String strategies, String limit) {
    public static Setting of(Request request) {
      return of(request, Clock.WALL);
    }

    /** The setting of a run whose limit a clock counts. */
    public static Setting of(Request request, Clock clock) {
      return new Setting(
          word(request.mask().board().name()),
          word(request.strategies().shortName()),
          new BigDecimal(request.time().toMillis())
                  .movePointLeft(3)
                  .stripTrailingZeros()
                  .toPlainString()
              + clock.word());
    }

    private boolean isOfProcessor() {
      return limit.endsWith(Clock.PROCESSOR.word());
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

  /**
   * What a run took besides time.
   *
   * @param processor seconds that the threads of its process worked; empty if that was not noted
   * @param formula the size of the last formula that was solved; empty if there was none
   */
  public record Effort(OptionalDouble processor, Optional<FormulaSize> formula) {
    /** Nothing was noted. */
    public static final Effort NONE = new Effort(OptionalDouble.empty(), Optional.empty());

    /** What a run took that was measured. */
    public static Effort of(Duration processor, Optional<FormulaSize> formula) {
      return new Effort(OptionalDouble.of(processor.toNanos() / NANOS), formula);
    }

    private static Effort of(String processor, String variables, String clauses) {
      return new Effort(
          processor.isEmpty()
              ? OptionalDouble.empty()
              : OptionalDouble.of(Double.parseDouble(processor)),
          variables.isEmpty()
              ? Optional.empty()
              : Optional.of(new FormulaSize(Long.parseLong(variables), Long.parseLong(clauses))));
    }

    private String csv() {
      return String.join(
          ",",
          processor.isPresent() ? String.format(Locale.ROOT, "%.3f", processor.getAsDouble()) : "",
          formula.map(size -> String.valueOf(size.variables())).orElse(""),
          formula.map(size -> String.valueOf(size.clauses())).orElse(""));
    }
  }

  private static final Set<String> OUTCOMES = Set.of("found", "impossible", "undecided");

  /** The header of a file of rows. */
  public static final String CSV_HEADER =
      "line,clues,seed,asked,outcome,seconds,steps,engine,mask,puzzle,proof,board,strategies,limit,"
          + "processor,variables,clauses\n";

  /** The header of files that note neither processor time nor formulas, which are still read. */
  private static final String OLD_HEADER =
      "line,clues,seed,asked,outcome,seconds,steps,engine,mask,puzzle,proof,board,strategies,limit\n";

  private static final double NANOS = 1e9;

  public static MaskRow of(
      int line, String asked, Request request, Clock clock, Outcome outcome, Effort effort) {
    boolean isFound = outcome instanceof Outcome.Found;
    Mask mask = request.mask();
    return new MaskRow(
        line,
        mask.size(),
        request.seed(),
        asked,
        outcome instanceof Outcome.Impossible ? "impossible" : outcome.verdict(),
        outcome.elapsed().toNanos() / NANOS,
        outcome instanceof Outcome.Found found && found.steps().isPresent()
            ? String.valueOf(found.steps().getAsInt())
            : "",
        outcome.engine(),
        mask.line(),
        isFound ? ((Outcome.Found) outcome).puzzle().line() : "",
        outcome instanceof Outcome.Impossible no ? no.proof().kind().id() : "",
        Setting.of(request, clock),
        effort);
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
            setting.limit,
            effort.csv())
        + "\n";
  }

  /**
   * Reads a file of rows. A last line that is cut off, since whoever wrote it was stopped, is left
   * out.
   *
   * @throws IllegalArgumentException if another line is no row, with its number
   */
  public static List<MaskRow> read(String csv) {
    return Rows.read(csv, isOld(csv) ? OLD_HEADER : CSV_HEADER, MaskRow::of);
  }

  /** True if a file has no columns for processor time and formulas. */
  public static boolean isOld(String csv) {
    return Rows.isNamed(csv, OLD_HEADER);
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
            new Setting(parts[next++], parts[next++], parts[next++]),
            next < parts.length
                ? Effort.of(parts[next++], parts[next++], parts[next])
                : Effort.NONE);
    if (!OUTCOMES.contains(row.outcome) || !RunTime.isTime(row.seconds)) {
      throw new IllegalArgumentException("no outcome, or no time");
    }
    return row;
  }

  /** True if this row is the method's answer to the same question about the mask on this line. */
  public boolean answers(int ofLine, String method, Request request) {
    return answers(ofLine, method, request, Clock.WALL);
  }

  /** True if it is that answer, within a limit that a clock counts. */
  public boolean answers(int ofLine, String method, Request request, Clock clock) {
    return line == ofLine
        && asked.equals(method)
        && seed == request.seed()
        && mask.equals(request.mask().line())
        && setting.equals(Setting.of(request, clock));
  }

  /** The seconds that count: of the processor if the limit is, otherwise of the clock. */
  public double taken() {
    return setting.isOfProcessor() ? effort.processor().orElse(seconds) : seconds;
  }

  public boolean isFound() {
    return outcome.equals("found");
  }

  public boolean isDecided() {
    return !outcome.equals("undecided");
  }

  /** The time for a plot. */
  public RunTime time() {
    return new RunTime(asked, isDecided(), taken());
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
