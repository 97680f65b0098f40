package cluewright.studio.generate;

import cluewright.model.Puzzle;
import java.util.Optional;

/** Puzzles that are known without a search: a run asks for one, and tells what it found. */
public interface Examples {
  /** A puzzle of the mask on display, if one is known. */
  Optional<Puzzle> example();

  /** Keeps a solution that was found; it may answer for masks that come later. */
  void learn(Puzzle solution);
}
