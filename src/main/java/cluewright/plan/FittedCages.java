package cluewright.plan;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Makes cages finer until they and some clues determine a solution.
 *
 * <p>While there is another solution, a cage is cut into two whose sums the other one does not
 * have, or a cell in which they differ goes over to a neighbouring cage. Where no such cut exists,
 * or nobody knows of another solution in time, the largest cage is cut.
 */
final class FittedCages {
  /** The share of a counter's patience for each state of the cages. */
  private static final double PATIENCE = 0.02;

  private static final int MOST_STATES = 120;

  /** The smallest parts of a cage that is cut. */
  private static final int SMALLEST = 2;

  private static final int LARGEST = 5;

  private final Random random;

  FittedCages(Random random) {
    this.random = random;
  }

  /**
   * Clues that with finer cages have only a given solution.
   *
   * @param board with all rules but the cages that may change
   * @param grid the solution, on any board
   * @param first the cages to begin with, all of their digits different
   * @param clues the cells that show their digits
   * @return empty if nothing was found in time
   */
  Optional<Puzzle> fit(Board board, int[] grid, List<CellSet> first, CellSet clues) {
    List<CellSet> cages = new ArrayList<>(first);
    for (int i = 0; i < MOST_STATES; i++) {
      Board caged = withCages(board, cages, grid);
      Puzzle puzzle = new Puzzle(caged, grid.clone()).restrictedTo(new Mask(caged, clues));
      SolutionCounter counter = new SolutionCounter(caged);
      Answer answer = counter.answerIfQuick(puzzle, PATIENCE);
      if (answer.number() == Solutions.ONE) {
        return Optional.of(puzzle);
      }
      boolean isChanged =
          other(counter, puzzle, grid)
                  .map(other -> tellApart(board, cages, grid, other))
                  .orElse(false)
              || cutLargest(board, cages);
      if (!isChanged) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  static Board withCages(Board board, List<CellSet> cages, int[] grid) {
    return Boards.withRules(
        Boards.withoutRules(board),
        Stream.concat(board.drawn().stream(), cages.stream().map(cage -> cage(cage, grid)))
            .toList());
  }

  private static Rule cage(CellSet cells, int[] grid) {
    return new Rule(
        Kinds.CAGE, cells.stream().boxed().toList(), cells.stream().map(cell -> grid[cell]).sum());
  }

  private static Optional<int[]> other(SolutionCounter counter, Puzzle puzzle, int[] grid) {
    return counter.solutionsIfQuick(puzzle, 2, PATIENCE).stream()
        .map(solution -> digits(solution, grid.length))
        .filter(digits -> !Arrays.equals(digits, grid))
        .findFirst();
  }

  private static int[] digits(Puzzle solution, int cells) {
    int[] digits = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      digits[cell] = solution.digit(cell);
    }
    return digits;
  }

  /** Changes a cage so that another solution no longer has its sums. */
  private boolean tellApart(Board board, List<CellSet> cages, int[] grid, int[] other) {
    List<CellSet> order = new ArrayList<>(cages);
    Collections.shuffle(order, random);
    for (CellSet cage : order) {
      if (cage.stream().anyMatch(cell -> grid[cell] != other[cell])) {
        Optional<CellSet> part =
            parts(board, cage).stream()
                .filter(each -> sum(each, grid) != sum(each, other))
                .findFirst();
        if (part.isPresent()) {
          cut(cages, cage, part.get());
          return true;
        }
      }
    }
    return order.stream()
        .flatMap(cage -> cage.stream().boxed())
        .filter(cell -> grid[cell] != other[cell])
        .anyMatch(cell -> moves(board, cages, grid, cell));
  }

  private static int sum(CellSet cells, int[] digits) {
    return cells.stream().map(cell -> digits[cell]).sum();
  }

  /** Lets a cell go over to a cage beside it; one that it leaves alone goes over, too. */
  private boolean moves(Board board, List<CellSet> cages, int[] grid, int cell) {
    CellSet own = cageOf(cages, cell).orElseThrow();
    CellSet rest = own.minus(CellSet.of(cell));
    if (!rest.isEmpty() && !board.areJoined(rest)) {
      return false;
    }
    List<CellSet> next = new ArrayList<>(cages);
    next.remove(own);
    if (!joins(board, next, grid, cell, own)) {
      return false;
    }
    if (rest.size() == 1) {
      int alone = rest.stream().findFirst().orElseThrow();
      if (!joins(board, next, grid, alone, own)) {
        return false;
      }
    } else if (!rest.isEmpty()) {
      next.add(rest);
    }
    cages.clear();
    cages.addAll(next);
    return true;
  }

  private boolean joins(Board board, List<CellSet> cages, int[] grid, int cell, CellSet besides) {
    List<Integer> beside = new ArrayList<>(board.neighbours(cell).boxed().toList());
    Collections.shuffle(beside, random);
    for (int neighbour : beside) {
      Optional<CellSet> cage =
          besides.contains(neighbour) ? Optional.empty() : cageOf(cages, neighbour);
      if (cage.isPresent()
          && cage.get().size() < Math.min(LARGEST, board.digits())
          && cage.get().stream().noneMatch(each -> grid[each] == grid[cell])) {
        cages.set(cages.indexOf(cage.get()), cage.get().union(CellSet.of(cell)));
        return true;
      }
    }
    return false;
  }

  private static Optional<CellSet> cageOf(List<CellSet> cages, int cell) {
    return cages.stream().filter(cage -> cage.contains(cell)).findFirst();
  }

  private boolean cutLargest(Board board, List<CellSet> cages) {
    List<CellSet> order = new ArrayList<>(cages);
    Collections.shuffle(order, random);
    order.sort(Comparator.comparing(CellSet::size).reversed());
    for (CellSet cage : order) {
      List<CellSet> parts = parts(board, cage);
      if (!parts.isEmpty()) {
        cut(cages, cage, parts.get(0));
        return true;
      }
    }
    return false;
  }

  private static void cut(List<CellSet> cages, CellSet cage, CellSet part) {
    cages.remove(cage);
    cages.add(part);
    cages.add(cage.minus(part));
  }

  /** The joined parts of a cage that leave a joined part, in random order. */
  private List<CellSet> parts(Board board, CellSet cage) {
    List<Integer> cells = cage.stream().boxed().toList();
    List<CellSet> parts = new ArrayList<>();
    for (int set = 1; set < 1 << cells.size(); set++) {
      int chosen = set;
      CellSet part =
          CellSet.where(
              board.cells(),
              cell -> cells.contains(cell) && (chosen >> cells.indexOf(cell) & 1) != 0);
      CellSet rest = cage.minus(part);
      if (part.size() >= SMALLEST
          && rest.size() >= SMALLEST
          && board.areJoined(part)
          && board.areJoined(rest)) {
        parts.add(part);
      }
    }
    Collections.shuffle(parts, random);
    return parts;
  }
}
