package cluewright.search.dual;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Request;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.search.verify.DigitNames;
import java.util.List;

/**
 * The cells without a clue, and the symmetries that take one filling to an equivalent one.
 *
 * @param symmetries of the mask, a group: where each cell goes; empty if all ways are wanted
 * @param givens digits that are fixed on some clue cells; their names are 1, 2, … as they come
 */
record OpenCells(Mask mask, List<int[]> symmetries, Puzzle givens) {

  OpenCells(Mask mask, List<int[]> symmetries) {
    this(mask, symmetries, Puzzle.empty(mask.board()));
  }

  /**
   * The empty cells of a request. Where some puzzles are known and another is wanted, that may be
   * an image of a known one, and where digits are fixed, an image has them elsewhere: symmetries
   * are not used.
   */
  static OpenCells of(Request request, Stop stop) {
    Puzzle givens = givens(request);
    List<int[]> symmetries =
        request.known().isEmpty() && givens.mask().size() == 0
            ? MaskSymmetries.group(request.mask(), request.strategies(), stop)
            : List.of();
    return new OpenCells(request.mask(), symmetries, givens);
  }

  /** The fixed digits of a request, if any, with their given names. */
  static Puzzle givens(Request request) {
    return request
        .goal()
        .givens()
        .map(DigitNames::canonical)
        .orElse(Puzzle.empty(request.mask().board()));
  }

  DualTree tree(int[] order) {
    return new DualTree(givens, order, symmetries);
  }
}
