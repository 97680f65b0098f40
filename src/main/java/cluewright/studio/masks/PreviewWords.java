package cluewright.studio.masks;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Arguments;
import cluewright.search.Proof;
import cluewright.strategy.StrategySet;

/** The words below the preview of a mask. */
final class PreviewWords {
  private PreviewWords() {}

  /** The number of clues, and why no digits can fill the mask, where that is seen at once. */
  static Phrase of(Mask mask) {
    Phrase clues = Phrase.of("masks.preview", mask.size());
    return Arguments.against(mask, StrategySet.any()).stream()
        .filter(proof -> proof.scope() == Proof.Scope.ALL)
        .findFirst()
        .map(proof -> Phrase.of("masks.preview-impossible", clues, proof.sentence()))
        .orElse(clues);
  }
}
