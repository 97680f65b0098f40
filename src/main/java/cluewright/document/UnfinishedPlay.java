package cluewright.document;

import cluewright.model.Puzzle;
import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * A puzzle that somebody began to solve, as far as it went.
 *
 * @param sheet what is written on it
 * @param time that it has taken, in whole seconds, without pauses
 * @param hints how many steps were told
 * @param tried the digits that were placed in each cell, whether they stayed or not
 */
public record UnfinishedPlay(Sheet sheet, Duration time, int hints, CellMarks tried) {

  public UnfinishedPlay {
    time = time.truncatedTo(ChronoUnit.SECONDS);
  }

  public Puzzle puzzle() {
    return sheet.clues();
  }

  /** True if nothing was written and no hint was asked for. */
  public boolean isBlank() {
    return hints == 0 && tried.isEmpty() && sheet.equals(Sheet.of(puzzle()));
  }

  /** True if another differs in time at most, and not by as much as this. */
  public boolean isWithin(Duration most, UnfinishedPlay other) {
    return time.minus(other.time).abs().compareTo(most) < 0
        && hints == other.hints
        && tried.equals(other.tried)
        && sheet.equals(other.sheet);
  }
}
