package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.List;

/** An almost locked set as it was found, kept for later sentences and pictures. */
final class LockedSet {
  private final Board board;
  private final CellSet cells;
  private final int digits;
  private final int[] candidates;

  LockedSet(SolvingState state, CellSet cells, int digits) {
    this.board = state.board();
    this.cells = cells;
    this.digits = digits;
    this.candidates = Candidates.ofCells(state, cells, digits);
  }

  /** Marks for all its candidates. */
  List<Evidence.Mark> marks(Evidence.Role role) {
    return Evidence.marks(candidates, role);
  }

  /** The set in words, for example {@code r1c2 and r1c3 (4, 5 and 6)}. */
  Phrase words() {
    return Phrase.of(
        "strategies.reason-als", Words.cells(board, cells), Words.digits(board, digits));
  }
}
