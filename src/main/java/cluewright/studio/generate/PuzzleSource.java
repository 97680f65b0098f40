package cluewright.studio.generate;

import cluewright.model.Puzzle;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Whoever decides requests. It blocks, so it is asked off the UI thread. */
@FunctionalInterface
public interface PuzzleSource {
  Outcome generate(Request request, Watch watch);

  /**
   * Finds many puzzles, one after the other unless a source knows better.
   *
   * @param sink gets each as it is found, on the searching threads
   * @return the last puzzle if all were found, or else the outcome that ended the list
   */
  default Outcome generateMany(Many many, Watch watch, Consumer<Outcome.Found> sink) {
    List<Puzzle> known = new ArrayList<>(many.request().known());
    Outcome last = generate(many.request(), watch);
    for (int found = 1; last instanceof Outcome.Found next; found++) {
      sink.accept(next);
      known.add(next.puzzle());
      if (found == many.count()) {
        return last;
      }
      last = generate(many.request().withKnown(known), watch);
    }
    return last;
  }
}
