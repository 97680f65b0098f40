package cluewright.batch;

import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.List;

/** The place where the outcomes of a run go. */
public interface Destination {
  /** The end of a run. */
  enum Ending {
    /** Every mask has its puzzles, or an outcome that says why not. */
    BY_ITSELF,
    /** Somebody stopped it before. */
    STOPPED
  }

  /**
   * A line of the masks that got fewer puzzles than it wants.
   *
   * @param place the line as messages name it; empty if there is but one
   * @param found how many it got
   * @param all how many its mask has, with those of other lines
   */
  record Shortage(String place, int found, int all) {}

  /**
   * The records it already holds for a mask, in the order in which it came: puzzles, and the
   * outcomes that ended lines of this mask short of what they wanted.
   */
  List<BatchRecord> before(Mask mask);

  /** Takes a puzzle; false if no more are wanted, since nobody reads or nothing can be written. */
  boolean take(Outcome.Found found, Request request);

  /** Takes the outcome that ended the search for a line's puzzles. */
  void end(Outcome outcome, Request request, Shortage line);

  /**
   * Writes what is left to write.
   *
   * @return false if something that it took is not written
   */
  boolean finish(Ending ending);
}
