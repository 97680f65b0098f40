package cluewright.studio.files;

import cluewright.format.FormatException;
import cluewright.format.MaskText;
import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.Words;
import java.util.List;
import java.util.Optional;

/**
 * What a text from elsewhere is: a mask, with its puzzle or with the reason why there is none.
 *
 * @param remark says nothing if there is nothing to say
 */
record TextTaken(Mask mask, Optional<Puzzle> puzzle, Phrase remark) {

  /** Reads one puzzle or one mask; its length chooses the board. */
  static Optional<TextTaken> one(String text) {
    try {
      return Optional.of(judge(PuzzleText.read(text)));
    } catch (FormatException noPuzzle) {
      return oneMask(text);
    }
  }

  private static Optional<TextTaken> oneMask(String text) {
    try {
      return Optional.of(of(MaskText.read(text)));
    } catch (FormatException neither) {
      return Optional.empty();
    }
  }

  /**
   * Reads every puzzle, or every mask, of a text.
   *
   * @throws FormatException if it holds neither
   */
  static List<TextTaken> all(String text) {
    try {
      return PuzzleText.readAll(text, Boards.ALL).stream()
          .map(Numbered::value)
          .map(TextTaken::judge)
          .toList();
    } catch (FormatException noPuzzles) {
      return MaskText.readAll(text, Boards.ALL).stream()
          .map(Numbered::value)
          .map(TextTaken::of)
          .toList();
    }
  }

  private static TextTaken of(Mask mask) {
    return new TextTaken(mask, Optional.empty(), Phrase.NOTHING);
  }

  private static TextTaken judge(Puzzle puzzle) {
    Phrase fault = fault(puzzle);
    return fault.equals(Phrase.NOTHING)
        ? new TextTaken(puzzle.mask(), Optional.of(puzzle), Phrase.NOTHING)
        : new TextTaken(puzzle.mask(), Optional.empty(), Phrase.of("files.mask-only", fault));
  }

  private static Phrase fault(Puzzle puzzle) {
    Optional<Puzzle.Conflict> conflict = puzzle.conflict();
    if (conflict.isPresent()) {
      return Phrase.of(
          "files.fault-conflict",
          Words.cells(puzzle.board(), conflict.get().cells()),
          puzzle.board().symbol(conflict.get().digit()));
    }
    int solutions = new SolutionCounter(puzzle.board()).count(puzzle, 2);
    return switch (solutions) {
      case 0 -> Phrase.of("files.fault-none");
      case 1 -> Phrase.NOTHING;
      default -> Phrase.of("files.fault-several");
    };
  }
}
