package cluewright.lab.experiment;

import cluewright.choice.Kind;
import cluewright.lab.Rows;
import cluewright.lab.RunTime;
import cluewright.lab.solve.Solved;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What a method made of one drawn puzzle, short enough for a million.
 *
 * @param number of the puzzle, from 1 on
 * @param seconds of its thread on the processor until its first solution, the proof that there is
 *     none, or the end of its time
 * @param clock seconds by the clock, which other programs make longer
 * @param depth the most variables searched at once; 0 where the method does not count them
 */
public record DrawRow(
    int number, double seconds, double clock, long guesses, int depth, Answer answer) {
  public static final String CSV_HEADER = "number,seconds,clock,guesses,depth,answer\n";

  /** What a method says. */
  public enum Answer {
    FOUND,
    NONE,
    /** Its time was up. */
    STOPPED
  }

  static DrawRow of(int number, Solved solved) {
    Answer answer =
        !solved.solutions().isEmpty()
            ? Answer.FOUND
            : solved.isDecided() ? Answer.NONE : Answer.STOPPED;
    return new DrawRow(
        number,
        solved.processorSeconds(),
        solved.seconds(),
        solved.guesses(),
        solved.depth(),
        answer);
  }

  String csv() {
    return String.format(
        Locale.ROOT,
        "%d,%.7f,%.7f,%d,%d,%s\n",
        number,
        seconds,
        clock,
        guesses,
        depth,
        Kind.word(answer));
  }

  /** Its time on the processor, as of a method. */
  public RunTime time(String method) {
    return new RunTime(method, answer != Answer.STOPPED, seconds);
  }

  /**
   * Reads rows, which are those of the puzzles from 1 on without a gap.
   *
   * @throws IllegalArgumentException if a line is no row, with its number
   */
  public static List<DrawRow> read(String csv) {
    List<DrawRow> rows = Rows.read(csv, CSV_HEADER, DrawRow::row);
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).number() != i + 1) {
        throw new IllegalArgumentException(
            "line %d is of puzzle %d, not %d".formatted(i + 2, rows.get(i).number(), i + 1));
      }
    }
    return rows;
  }

  private static DrawRow row(String[] parts) {
    double seconds = Double.parseDouble(parts[1]);
    double clock = Double.parseDouble(parts[2]);
    if (!RunTime.isTime(seconds) || !RunTime.isTime(clock)) {
      throw new IllegalArgumentException("no time");
    }
    Answer answer =
        Arrays.stream(Answer.values())
            .filter(each -> Kind.word(each).equals(parts[5]))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no answer"));
    return new DrawRow(
        Integer.parseInt(parts[0]),
        seconds,
        clock,
        Long.parseLong(parts[3]),
        Integer.parseInt(parts[4]),
        answer);
  }
}
