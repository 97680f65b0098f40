package cluewright.studio.laboratory;

import cluewright.lab.experiment.Part;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;

/** The masks on which methods are compared. */
enum MaskSource {
  /** Drawn as the paper draws them, of 20 to 79 clues. */
  RANDOM,
  /** Of puzzles of the published list. */
  SEVENTEEN,
  /** The one on the desk. */
  DESK;

  Phrase hint() {
    return Phrase.of("laboratory.masks-" + name().toLowerCase(Locale.ROOT) + "-hint");
  }

  /**
   * The first masks of this kind.
   *
   * @param desk the mask on the desk
   */
  List<Mask> masks(int count, long seed, Mask desk) {
    List<Mask> all =
        switch (this) {
          case RANDOM -> Part.random(seed).masks();
          case SEVENTEEN -> Part.seventeen(seed).masks();
          case DESK -> List.of(desk);
        };
    return all.subList(0, Math.min(count, all.size()));
  }

  /** How many masks there are at most. */
  int most() {
    return switch (this) {
      case RANDOM -> Part.RANDOM_MASKS;
      case SEVENTEEN -> Part.SEVENTEENS;
      case DESK -> 1;
    };
  }
}
