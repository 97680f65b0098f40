package cluewright.document;

import cluewright.model.Puzzle;
import java.time.Duration;
import java.time.temporal.ChronoUnit;

/**
 * A started but unfinished play.
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

  /** True if nothing was written and no hint was requested. */
  public boolean isBlank() {
    return hints == 0 && tried.isEmpty() && sheet.equals(Sheet.of(puzzle()));
  }

  /** True if another play differs at most in time, and by less than this. */
  public boolean isWithin(Duration most, UnfinishedPlay other) {
    return time.minus(other.time).abs().compareTo(most) < 0
        && hints == other.hints
        && tried.equals(other.tried)
        && sheet.equals(other.sheet);
  }
}
