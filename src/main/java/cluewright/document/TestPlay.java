package cluewright.document;

import cluewright.model.Puzzle;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.OptionalInt;

/**
 * One person's attempt at solving a puzzle.
 *
 * @param date when it ended, in whole seconds
 * @param tester may be empty
 * @param time that it took, in whole seconds, without pauses
 * @param hints how many steps were told
 * @param mistakes how many digits were tried that are not the solution's, each once in a cell;
 *     empty if the solution is not known
 * @param end whether the puzzle was solved
 */
public record TestPlay(
    Puzzle puzzle,
    Instant date,
    String tester,
    Duration time,
    int hints,
    OptionalInt mistakes,
    End end) {

  /** How a play ends. */
  public enum End {
    SOLVED,
    ABANDONED
  }

  public TestPlay {
    date = date.truncatedTo(ChronoUnit.SECONDS);
    time = time.truncatedTo(ChronoUnit.SECONDS);
  }

  public boolean isSolved() {
    return end == End.SOLVED;
  }

  /** This play with another tester. */
  public TestPlay by(String name) {
    return new TestPlay(puzzle, date, name, time, hints, mistakes, end);
  }
}
