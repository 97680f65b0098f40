package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import java.time.Duration;

/**
 * What a run is doing.
 *
 * @param trying in a few words
 * @param found so far
 * @param wanted how many puzzles the run looks for
 */
public record Activity(Duration elapsed, Phrase trying, int found, int wanted) {

  /** For example {@code 3 of 20 puzzles, 12.3 s}; of one puzzle, the time and what is tried. */
  Phrase sentence() {
    return wanted == 1
        ? Phrase.of("generate.trying-one", seconds(), trying)
        : Phrase.of("generate.trying-many", found, wanted, seconds());
  }

  Phrase detail() {
    return wanted == 1
        ? Phrase.of("generate.stop-one")
        : Phrase.sentences(Phrase.of("generate.trying", trying), Phrase.of("generate.stop-many"));
  }

  private double seconds() {
    return elapsed.toMillis() / 1000.0;
  }
}
