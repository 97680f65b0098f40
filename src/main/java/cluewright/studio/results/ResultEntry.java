package cluewright.studio.results;

import cluewright.document.Result;
import java.util.Optional;

/**
 * A result as shown in the gallery.
 *
 * @param number in the order of finding, from 1
 * @param figures empty until they are worked out
 * @param isShown whether the board shows it
 */
record ResultEntry(Result result, int number, Optional<Figures> figures, boolean isShown) {
  /** The result regardless of being kept, which identifies an entry. */
  Result find() {
    return result.withKept(false);
  }

  int clues() {
    return result.puzzle().mask().size();
  }
}
