package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.List;

/** Every placement of a digit on the board, listed literally, for tests. */
public final class SlowPlacements {
  private SlowPlacements() {}

  /** The sets of candidates of a digit that hold one cell of each house. */
  public static List<CellSet> of(GridState state, int digit) {
    List<CellSet> placements = new ArrayList<>();
    addTo(placements, state, digit, CellSet.empty());
    return placements;
  }

  private static void addTo(List<CellSet> placements, GridState state, int digit, CellSet chosen) {
    Board board = state.board();
    for (House house : board.houses()) {
      if (!house.cells().intersects(chosen)) {
        house.cells().stream()
            .filter(cell -> state.hasCandidate(cell, digit))
            .filter(cell -> !board.peers(cell).intersects(chosen))
            .forEach(cell -> addTo(placements, state, digit, chosen.with(cell)));
        return;
      }
    }
    placements.add(chosen);
  }
}
