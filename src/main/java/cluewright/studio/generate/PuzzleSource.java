package cluewright.studio.generate;

import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;

/** Whoever decides requests. It blocks, so it is asked off the UI thread. */
@FunctionalInterface
public interface PuzzleSource {
  Outcome generate(Request request, Watch watch);
}
