package cluewright.scale;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * A unit of work, meant to take 10 to 60 seconds where that can be foreseen.
 *
 * @param id from 1, in their order
 * @param mask of its puzzles; empty for shares of a walk and for grids
 * @param seed of its puzzles
 * @param count how many puzzles it wants at most
 * @param from of a walk, the first of its shares, from 0
 * @param to of a walk, the first share after them
 * @param grids solutions, all on one board; none otherwise
 */
public record Item(
    int id, Optional<Mask> mask, long seed, int count, int from, int to, List<Puzzle> grids) {
  public Item {
    grids = List.copyOf(grids);
  }

  static Item of(int id, Mask mask, long seed, int count) {
    return new Item(id, Optional.of(mask), seed, count, 0, 0, List.of());
  }

  static Item ofShares(int id, int from, int to) {
    return new Item(id, Optional.empty(), 0, 0, from, to, List.of());
  }

  static Item ofGrids(int id, List<Puzzle> grids) {
    return new Item(id, Optional.empty(), 0, 0, 0, 0, grids);
  }
}
