package cluewright.cli;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.List;
import java.util.Optional;

/** Where the outcomes of a run go. */
interface Destination {
  /** How a run ended. */
  enum Ending {
    /** Every mask has its puzzles, or an outcome that says why not. */
    BY_ITSELF,
    /** Somebody stopped it before. */
    STOPPED
  }

  /** What it already holds for a mask. */
  List<Puzzle> known(Mask mask);

  /** Why there are no more puzzles of a mask, if that is known. */
  Optional<BatchRecord> outcome(Mask mask);

  /** Takes a puzzle; false if no more are wanted, since nobody reads or nothing can be written. */
  boolean take(Outcome.Found found, Request request);

  /**
   * Takes the outcome that ended the search for a mask's puzzles.
   *
   * @param found how many there are
   */
  void end(Outcome outcome, Request request, int found);

  /**
   * Writes what is left to write.
   *
   * @return the exit code, which a failure to write outranks
   */
  int finish(Ending ending, int code);
}
