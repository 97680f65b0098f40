package cluewright.model;

import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Killer boards for tests: cages drawn by lot over a grid, with the sums of its digits. */
public final class RandomCages {
  private RandomCages() {}

  /** Cages of at most so many cells side by side, which together hold every cell. */
  public static Board over(Puzzle grid, int largest, Random random) {
    return Boards.withRules(grid.board(), cages(grid, largest, 1, random));
  }

  /** The same with only a share of the cages. */
  public static Board over(Puzzle grid, int largest, double share, Random random) {
    return Boards.withRules(grid.board(), cages(grid, largest, share, random));
  }

  private static List<Rule> cages(Puzzle grid, int largest, double share, Random random) {
    List<Integer> cells =
        new ArrayList<>(IntStream.range(0, grid.board().cells()).boxed().toList());
    Collections.shuffle(cells, random);
    List<Rule> cages = new ArrayList<>();
    CellSet free = CellSet.where(cells.size(), cell -> true);
    for (int cell : cells) {
      if (free.contains(cell)) {
        CellSet grown = grown(grid, cell, free, 1 + random.nextInt(largest), random);
        free = free.minus(grown);
        int sum = grown.stream().map(grid::digit).sum();
        cages.addAll(random.nextDouble() < share ? List.of(Drawn.cage(grown, sum)) : List.of());
      }
    }
    return cages;
  }

  private static CellSet grown(Puzzle grid, int first, CellSet free, int size, Random random) {
    CellSet cage = CellSet.of(first);
    while (cage.size() < size) {
      CellSet now = cage;
      List<Integer> next =
          free.minus(cage).stream()
              .filter(cell -> now.stream().anyMatch(other -> isBeside(grid.board(), cell, other)))
              .filter(cell -> now.stream().noneMatch(o -> grid.digit(o) == grid.digit(cell)))
              .boxed()
              .toList();
      if (next.isEmpty()) {
        return cage;
      }
      cage = cage.with(next.get(random.nextInt(next.size())));
    }
    return cage;
  }

  private static boolean isBeside(Board board, int cell, int other) {
    int rows = Math.abs(board.row(cell) - board.row(other));
    int columns = Math.abs(board.column(cell) - board.column(other));
    return rows + columns == 1;
  }

  /** The digits of a grid on another board with the same cells. */
  public static Puzzle on(Board board, Puzzle grid) {
    return new Puzzle(board, IntStream.range(0, board.cells()).map(grid::digit).toArray());
  }
}
