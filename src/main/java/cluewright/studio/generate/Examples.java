package cluewright.studio.generate;

import cluewright.model.Puzzle;
import java.util.Optional;

/** Puzzles known without a search: a run asks for one, and reports what it found. */
public interface Examples {
  /** A known puzzle of the current mask. */
  Optional<Puzzle> example();

  /** Remembers a found solution, which may answer for later masks. */
  void learn(Puzzle solution);
}
