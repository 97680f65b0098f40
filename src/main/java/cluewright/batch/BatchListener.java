package cluewright.batch;

import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;

/** The person who waits for a run, as the run sees them: hears what it has to say. */
public interface BatchListener {
  /** Says a sentence, which stays. */
  void note(String sentence);

  /** Says how far the work is, in place of what was said of that before. */
  void progress(String line);

  /** Takes back what was said of progress, since something else comes. */
  void progressEnded();

  /** Hands over a puzzle that was found and cannot be written to its file. */
  void unwritten(Puzzle puzzle);

  /** Tells why a line of the masks got no puzzle, where the file has no place for that. */
  void none(Outcome outcome, Request request, Destination.Shortage line);
}
