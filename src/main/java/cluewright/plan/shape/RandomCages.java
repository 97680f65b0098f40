package cluewright.plan.shape;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Divides a board into cages by lot: connected, not too large, and each the image of a cage under
 * the turns and reflections of a symmetry.
 *
 * <p>Each cell begins as a cage of its own. A small cage joins a neighbour, and their images join
 * in the same way, until there are as many cages as wanted.
 */
final class RandomCages {
  private static final int MOST_TRIES = 200;

  private final Board board;
  private final Range sizes;
  private final List<int[]> images;
  private final Random random;

  RandomCages(Board board, Range sizes, Symmetry symmetry, Random random) {
    this.board = board;
    this.sizes = sizes;
    this.images = symmetry.images(board);
    this.random = random;
  }

  /** So many cages, which have all cells; empty if none came up. */
  Optional<List<CellSet>> next(Range count) {
    for (int i = 0; i < MOST_TRIES; i++) {
      int wanted = count.drawn(random);
      List<CellSet> cages = IntStream.range(0, board.cells()).mapToObj(CellSet::of).toList();
      for (Optional<List<CellSet>> next = Optional.of(cages);
          next.isPresent();
          next = joined(cages, wanted)) {
        cages = next.get();
      }
      if (count.contains(cages.size()) && cages.stream().allMatch(this::isLarge)) {
        return Optional.of(cages);
      }
    }
    return Optional.empty();
  }

  private boolean isLarge(CellSet cage) {
    return cage.size() >= sizes.least();
  }

  /** The cages after one has joined another; empty if enough have, or none can. */
  private Optional<List<CellSet>> joined(List<CellSet> cages, int wanted) {
    List<CellSet> first = cages.stream().filter(cage -> !isLarge(cage)).toList();
    if (first.isEmpty() && cages.size() <= wanted) {
      return Optional.empty();
    }
    List<CellSet> open = new ArrayList<>(first.isEmpty() ? cages : first);
    while (!open.isEmpty()) {
      CellSet cage = open.remove(random.nextInt(open.size()));
      List<CellSet> others = new ArrayList<>(beside(cages, cage));
      while (!others.isEmpty()) {
        CellSet other = others.remove(random.nextInt(others.size()));
        List<CellSet> next = joined(cages, cage, other);
        if (next.stream().allMatch(each -> each.size() <= sizes.most())) {
          return Optional.of(next);
        }
      }
    }
    return Optional.empty();
  }

  private List<CellSet> beside(List<CellSet> cages, CellSet cage) {
    CellSet around =
        CellSet.of(cage.stream().flatMap(board::neighbours).distinct().toArray()).minus(cage);
    return cages.stream().filter(other -> other.intersects(around)).toList();
  }

  private List<CellSet> joined(List<CellSet> cages, CellSet one, CellSet other) {
    List<CellSet> now = new ArrayList<>(cages);
    CellSet both = one.union(other);
    for (int[] image : images) {
      CellSet moved = CellSet.of(both.stream().map(cell -> image[cell]).toArray());
      List<CellSet> parts = now.stream().filter(each -> each.intersects(moved)).toList();
      now.removeAll(parts);
      now.add(parts.stream().reduce(moved, CellSet::union));
    }
    return now;
  }
}
