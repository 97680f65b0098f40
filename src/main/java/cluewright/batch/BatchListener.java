package cluewright.batch;

import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;

/** Receives a run's messages for the person who waits for it. */
public interface BatchListener {
  /** Shows a sentence that stays. */
  void note(String sentence);

  /** Shows the progress, replacing what was shown before. */
  void progress(String line);

  /** Clears the progress before something else is shown. */
  void progressEnded();

  /** Shows a puzzle that was found but cannot be written to its file. */
  void unwritten(Puzzle puzzle);

  /** Says why a line of masks got no puzzle, where the file has no place for that. */
  void none(Outcome outcome, Request request, Destination.Shortage line);
}
