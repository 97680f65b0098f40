package cluewright.lab.solve;

import cluewright.choice.Kind;
import cluewright.lab.Rows;
import cluewright.lab.RunTime;
import cluewright.lab.solve.Solved.Ending;
import cluewright.model.Puzzle;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * One run of a method on a puzzle, as a row of a file.
 *
 * @param line where the puzzle stands in its file, or its number
 * @param clues of the puzzle
 * @param solutions how many were found
 * @param seconds by the clock
 * @param processor seconds of its thread on the processor; -1 where Java cannot tell
 * @param depth the most variables searched at once; 0 where the method does not count them
 * @param puzzle as a line of its cells
 * @param solution the first that was found, likewise; empty if there is none
 */
public record SolveRow(
    int line,
    int clues,
    Method method,
    long seed,
    int solutions,
    Ending ending,
    double seconds,
    double processor,
    long iterations,
    long guesses,
    int depth,
    String puzzle,
    String solution) {
  public static final String CSV_HEADER =
      "line,clues,method,seed,solutions,ending,seconds,processor,iterations,guesses,depth,puzzle,"
          + "solution\n";

  private static final double NANOS = 1e9;

  /** The row of a run. */
  public static SolveRow of(int line, Puzzle puzzle, Method method, long seed, Solved solved) {
    return new SolveRow(
        line,
        puzzle.mask().size(),
        method,
        seed,
        solved.solutions().size(),
        solved.ending(),
        solved.seconds(),
        solved.processor().map(Duration::toNanos).map(nanos -> nanos / NANOS).orElse(-1.0),
        solved.iterations(),
        solved.guesses(),
        solved.depth(),
        puzzle.line(),
        solved.solutions().stream().findFirst().map(Puzzle::line).orElse(""));
  }

  public String csv() {
    return String.format(
        Locale.ROOT,
        "%d,%d,%s,%d,%d,%s,%.7f,%.7f,%d,%d,%d,%s,%s%n",
        line,
        clues,
        Kind.word(method),
        seed,
        solutions,
        Kind.word(ending),
        seconds,
        processor,
        iterations,
        guesses,
        depth,
        puzzle,
        solution);
  }

  /**
   * Reads a file of rows.
   *
   * @throws IllegalArgumentException if a line is no row, with its number
   */
  public static List<SolveRow> read(String csv) {
    return Rows.read(csv, CSV_HEADER, SolveRow::row);
  }

  private static SolveRow row(String[] parts) {
    double seconds = Double.parseDouble(parts[6]);
    if (!RunTime.isTime(seconds)) {
      throw new IllegalArgumentException("no time");
    }
    return new SolveRow(
        Integer.parseInt(parts[0]),
        Integer.parseInt(parts[1]),
        constant(Method.values(), parts[2]),
        Long.parseLong(parts[3]),
        Integer.parseInt(parts[4]),
        constant(Ending.values(), parts[5]),
        seconds,
        Double.parseDouble(parts[7]),
        Long.parseLong(parts[8]),
        Long.parseLong(parts[9]),
        Integer.parseInt(parts[10]),
        parts[11],
        parts[12]);
  }

  private static <E extends Enum<E>> E constant(E[] all, String word) {
    return Arrays.stream(all)
        .filter(each -> Kind.word(each).equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no " + word));
  }

  public RunTime time() {
    return new RunTime(Kind.word(method), isDecided(), seconds);
  }

  /** True if it found the requested number of solutions, or all. */
  public boolean isDecided() {
    return ending.isDecided();
  }

  /** True if both answer the same question and one of the answers must be wrong. */
  public boolean contradicts(SolveRow other) {
    return isDecided()
        && other.isDecided()
        && (ending != other.ending || solutions != other.solutions);
  }

  /** The answer in words, for example {@code 1 solution and no other}. */
  public String answer() {
    String number = solutions + (solutions == 1 ? " solution" : " solutions");
    return ending == Ending.ALL ? number + " and no other" : number;
  }
}
