package cluewright.search.dual;

import cluewright.model.Mask;
import cluewright.search.Request;
import cluewright.search.symmetry.MaskSymmetries;
import java.util.List;

/**
 * The cells without a clue, and what is known to turn one way to fill them into another that is as
 * good.
 *
 * @param symmetries of the mask, a group: where each cell goes; empty if all ways are wanted
 */
record OpenCells(Mask mask, List<int[]> symmetries) {

  /**
   * Those of a request. Where some puzzles are known and another is wanted, that may be an image of
   * a known one, so symmetries are not used.
   *
   * @param checkpoint called often, to end the work by throwing
   */
  static OpenCells of(Request request, Runnable checkpoint) {
    List<int[]> symmetries =
        request.known().isEmpty()
            ? MaskSymmetries.group(request.mask(), request.strategies(), checkpoint)
            : List.of();
    return new OpenCells(request.mask(), symmetries);
  }

  DualTree tree(int[] order) {
    return new DualTree(mask.board(), order, symmetries);
  }
}
