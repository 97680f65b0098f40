package cluewright.studio.laboratory;

import cluewright.lab.experiment.Part;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;

/** The masks on which methods are compared. */
enum MaskSource {
  /** Random masks of 20 to 79 clues, as in the paper. */
  RANDOM,
  /** Masks of puzzles from the published list. */
  SEVENTEEN,
  /** The current mask. */
  CURRENT;

  Phrase hint() {
    return Phrase.of("laboratory.masks-" + name().toLowerCase(Locale.ROOT) + "-hint");
  }

  /**
   * The first masks of this kind.
   *
   * @param current the mask of the current document
   */
  List<Mask> masks(int count, long seed, Mask current) {
    List<Mask> all =
        switch (this) {
          case RANDOM -> Part.random(seed).masks();
          case SEVENTEEN -> Part.seventeen(seed).masks();
          case CURRENT -> List.of(current);
        };
    return all.subList(0, Math.min(count, all.size()));
  }

  int most() {
    return switch (this) {
      case RANDOM -> Part.RANDOM_MASKS;
      case SEVENTEEN -> Part.SEVENTEENS;
      case CURRENT -> 1;
    };
  }
}
