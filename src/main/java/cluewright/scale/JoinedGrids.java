package cluewright.scale;

import java.time.Duration;
import java.util.List;

/**
 * What was found of all grids.
 *
 * @param lines the outcome of each grid, in order, as JSON without its line feed
 * @param found how many grids have a puzzle
 * @param nodes of all searches
 * @param checked the sets of clues that the solver judged
 * @param time of all items together
 */
public record JoinedGrids(List<String> lines, int found, long nodes, long checked, Duration time) {
  public JoinedGrids {
    lines = List.copyOf(lines);
  }
}
