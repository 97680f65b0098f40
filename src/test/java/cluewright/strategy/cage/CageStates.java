package cluewright.strategy.cage;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.RandomCages;
import cluewright.strategy.States;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Random states of killer boards, whose cages are drawn over the solution of each. */
final class CageStates {
  private CageStates() {}

  /** States with some candidates gone and some digits placed, each true of its solution. */
  static List<States.Given> of(Board plain, int largest, int count, Random random) {
    List<States.Given> states = new ArrayList<>();
    for (int i = 0; i < Tries.of(count); i++) {
      Puzzle grid = Grids.solution(plain, random);
      double share = random.nextInt(3) == 0 ? 0.7 : 1;
      Board board = RandomCages.over(grid, largest, share, random);
      Puzzle solution = RandomCages.on(board, grid);
      SolvingState state = new SolvingState(weakened(solution, random.nextDouble(), random));
      double placed = random.nextDouble() / 2;
      for (int cell = 0; cell < board.cells(); cell++) {
        if (random.nextDouble() < placed) {
          state.place(cell, solution.digit(cell));
        }
      }
      states.add(new States.Given(state.frozen(), solution));
    }
    return states;
  }

  private static GridState weakened(Puzzle solution, double gone, Random random) {
    Board board = solution.board();
    return GridState.blank(board)
        .eliminate(
            IntStream.range(0, board.candidates())
                .filter(c -> solution.digit(board.cellOf(c)) != board.digitOf(c))
                .filter(c -> random.nextDouble() < gone)
                .toArray());
  }
}
