package cluewright.batch;

import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.List;

/** Receives the outcomes of a run. */
public interface Destination {
  /** How a run ended. */
  enum Ending {
    /** Every mask has its puzzles, or an outcome that says why not. */
    BY_ITSELF,
    /** The run was stopped early. */
    STOPPED
  }

  /**
   * A line of masks that got fewer puzzles than it wants.
   *
   * @param place the line as messages name it; empty if there is but one
   * @param found how many it got
   * @param all how many its mask has, with those of other lines
   */
  record Shortage(String place, int found, int all) {}

  /**
   * The existing records for a mask, in order: puzzles, and the outcomes that ended lines of this
   * mask early.
   */
  List<BatchRecord> before(Mask mask);

  /**
   * Takes a puzzle; false if no more are wanted because nobody reads them or they cannot be
   * written.
   */
  boolean take(Outcome.Found found, Request request);

  /** Takes the outcome that ended the search for a line's puzzles. */
  void end(Outcome outcome, Request request, Shortage line);

  /**
   * Writes what remains to be written.
   *
   * @return false if something that it took is not written
   */
  boolean finish(Ending ending);
}
