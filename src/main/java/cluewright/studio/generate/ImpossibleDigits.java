package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.Words;
import java.util.Optional;

/**
 * Fixed digits that rule out every puzzle, whatever the rest of the mask.
 *
 * @param sentence says why
 * @param cells that hold the digits
 */
public record ImpossibleDigits(Phrase sentence, CellSet cells) {

  /** Equal digits in a house, or digits that a rule forbids. */
  static Optional<ImpossibleDigits> atOnce(Puzzle fixed) {
    return fixed
        .conflict()
        .map(
            conflict ->
                new ImpossibleDigits(
                    Phrase.of(
                        "generate.fixed-twice",
                        Words.digit(fixed.board(), conflict.digit()),
                        Words.house(conflict.house())),
                    conflict.cells()))
        .or(
            () ->
                fixed
                    .breach()
                    .map(b -> new ImpossibleDigits(sentence(Words.breach(fixed, b)), b.cells())));
  }

  private static Phrase sentence(Phrase clause) {
    return Phrase.of("reasons.sentence", clause);
  }

  /** Digits that occur together in no solution, found by a search on boards where it is fast. */
  static Optional<ImpossibleDigits> searched(Puzzle fixed, int mostDigits) {
    boolean isQuick = fixed.board().digits() <= mostDigits;
    Puzzle weakest = fixed.onWeakest();
    return isQuick && new SolutionCounter(weakest.board()).count(weakest, 1) == 0
        ? Optional.of(
            new ImpossibleDigits(Phrase.of("generate.fixed-nowhere"), fixed.mask().clues()))
        : Optional.empty();
  }
}
