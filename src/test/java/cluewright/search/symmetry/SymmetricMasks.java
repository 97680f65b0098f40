package cluewright.search.symmetry;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Stop;
import java.util.List;
import java.util.Random;

/** Random masks that some random symmetry of a small board keeps. */
public final class SymmetricMasks {
  private final Board board;
  private final List<int[]> symmetries;

  public SymmetricMasks(Board board) {
    this.board = board;
    this.symmetries = MaskSymmetries.of(Mask.empty(board), 5000, Stop.NEVER);
  }

  /** One with at least so many clues. */
  public Mask next(int clues, Random random) {
    int[] to = symmetries.get(random.nextInt(symmetries.size()));
    CellSet chosen = CellSet.empty();
    while (chosen.size() < clues) {
      int cell = random.nextInt(board.cells());
      while (!chosen.contains(cell)) {
        chosen = chosen.with(cell);
        cell = to[cell];
      }
    }
    return new Mask(board, chosen);
  }
}
