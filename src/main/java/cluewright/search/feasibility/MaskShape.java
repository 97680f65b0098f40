package cluewright.search.feasibility;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.List;

/** The shape of a mask, which repairs try to keep. */
final class MaskShape {
  private final Mask mask;
  private final List<List<CellSet>> symmetries;
  private final int[] distance;
  private final int[] openNeighbours;

  /**
   * @param symmetries the symmetries that the mask has, each as the list of its orbits
   */
  MaskShape(Mask mask, List<List<CellSet>> symmetries) {
    this.mask = mask;
    this.symmetries = symmetries;
    int cells = mask.board().cells();
    int[] clues = mask.clues().toArray();
    distance = new int[cells];
    openNeighbours = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      int nearest = clues.length == 0 ? 0 : Integer.MAX_VALUE;
      int around = 0;
      for (int clue : clues) {
        int moves = kingsMoves(mask.board(), cell, clue);
        nearest = Math.min(nearest, moves);
        around += moves == 1 ? 1 : 0;
      }
      distance[cell] = nearest;
      openNeighbours[cell] = 8 - around;
    }
  }

  private static int kingsMoves(Board board, int from, int to) {
    return Math.max(
        Math.abs(board.row(from) - board.row(to)), Math.abs(board.column(from) - board.column(to)));
  }

  /** How well these cells, at least one, keep the shape. */
  Fit fit(CellSet added) {
    CellSet after = mask.clues().union(added);
    int lost = (int) symmetries.stream().filter(orbits -> !isWhole(orbits, after)).count();
    int[] cells = added.toArray();
    int far = 0;
    int open = 0;
    for (int cell : cells) {
      far += distance[cell];
      open += openNeighbours[cell];
    }
    return new Fit(cells.length, lost, far, open, shift(after), cells[0]);
  }

  /** True if the cells contain each orbit completely or not at all. */
  private static boolean isWhole(List<CellSet> orbits, CellSet cells) {
    return orbits.stream().allMatch(orbit -> !orbit.intersects(cells) || cells.containsAll(orbit));
  }

  private double shift(CellSet after) {
    if (mask.clues().isEmpty()) {
      return 0;
    }
    double[] from = centre(mask.clues());
    double[] to = centre(after);
    return Math.hypot(from[0] - to[0], from[1] - to[1]);
  }

  private double[] centre(CellSet cells) {
    double row = 0;
    double column = 0;
    for (int cell : cells.toArray()) {
      row += mask.board().row(cell);
      column += mask.board().column(cell);
    }
    return new double[] {row / cells.size(), column / cells.size()};
  }
}
