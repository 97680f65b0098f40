package cluewright.cli.lab;

import cluewright.choice.Kind;
import cluewright.lab.Rows;
import cluewright.lab.RunTime;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.Solved;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * One run of a method on a puzzle.
 *
 * @param line where the puzzle stands in its file, or its number
 */
record SolveRow(int line, Puzzle puzzle, Method method, long seed, Solved solved) {
  static final String CSV_HEADER =
      "line,clues,method,seed,solutions,ending,seconds,iterations,guesses,puzzle\n";

  private static final List<String> COLUMNS = List.of(CSV_HEADER.strip().split(","));
  private static final int METHOD = COLUMNS.indexOf("method");
  private static final int ENDING = COLUMNS.indexOf("ending");
  private static final int SECONDS = COLUMNS.indexOf("seconds");

  private static final Set<String> DECIDED = Set.of("all", "enough");
  private static final Set<String> OPEN = Set.of("unproved", "stopped");

  String csv() {
    return String.format(
        Locale.ROOT,
        "%d,%d,%s,%d,%d,%s,%.7f,%d,%d,%s%n",
        line,
        puzzle.mask().size(),
        Kind.word(method),
        seed,
        solved.solutions().size(),
        solved.ending().name().toLowerCase(Locale.ROOT),
        solved.seconds(),
        solved.iterations(),
        solved.guesses(),
        puzzle.line());
  }

  /**
   * Reads the times from a file of rows.
   *
   * @throws IllegalArgumentException if a line is no row, with its number
   */
  static List<RunTime> times(String csv) {
    return Rows.read(csv, CSV_HEADER, SolveRow::time);
  }

  private static RunTime time(String[] parts) {
    boolean isDecided = DECIDED.contains(parts[ENDING]);
    double seconds = Double.parseDouble(parts[SECONDS]);
    if (!(isDecided || OPEN.contains(parts[ENDING])) || !RunTime.isTime(seconds)) {
      throw new IllegalArgumentException("no ending, or no time");
    }
    return new RunTime(parts[METHOD], isDecided, seconds);
  }

  /** The answer in words, for example {@code 1 solution and no other}. */
  String answer() {
    int count = solved.solutions().size();
    String number = count + (count == 1 ? " solution" : " solutions");
    return solved.ending() == Solved.Ending.ALL ? number + " and no other" : number;
  }
}
