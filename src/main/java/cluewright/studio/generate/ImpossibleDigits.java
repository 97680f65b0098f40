package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.Words;
import java.util.Locale;
import java.util.Optional;

/**
 * Fixed digits that rule every puzzle out, whatever the rest of the mask.
 *
 * @param sentence says why
 * @param cells that hold the digits
 */
public record ImpossibleDigits(Phrase sentence, CellSet cells) {

  /** A digit that stands twice in a house. */
  static Optional<ImpossibleDigits> atOnce(Puzzle fixed) {
    return fixed
        .conflict()
        .map(
            conflict ->
                new ImpossibleDigits(
                    Phrase.of(
                        "generate.fixed-twice",
                        Words.digit(fixed.board(), conflict.digit()),
                        Phrase.of("generate.house-" + word(conflict)),
                        conflict.house().number()),
                    conflict.cells()));
  }

  private static String word(Puzzle.Conflict conflict) {
    return conflict.house().kind().name().toLowerCase(Locale.ROOT);
  }

  /** Digits that no solution has together; takes a search, on boards that it is quick on. */
  static Optional<ImpossibleDigits> searched(Puzzle fixed, int mostDigits) {
    boolean isQuick = fixed.board().digits() <= mostDigits;
    return isQuick && new SolutionCounter(fixed.board()).count(fixed, 1) == 0
        ? Optional.of(
            new ImpossibleDigits(Phrase.of("generate.fixed-nowhere"), fixed.mask().clues()))
        : Optional.empty();
  }
}
