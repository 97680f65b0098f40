package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Automaton;
import java.util.List;
import java.util.function.IntPredicate;

/** Encodes the solutions of a puzzle: the clauses of its board, and its clues. */
public final class SolutionClauses {
  private final SolutionGrid grid;
  private final Mask everyCell;
  private final Clauses out;

  public SolutionClauses(Puzzle puzzle, Clauses out) {
    this.out = out;
    this.grid = new SolutionGrid(puzzle.board(), out);
    this.everyCell = new Mask(puzzle.board(), CellSet.where(puzzle.board().cells(), cell -> true));
    puzzle.mask().clues().forEach(cell -> out.add(grid.literal(cell, puzzle.digit(cell))));
  }

  /**
   * Says of some cells what follows from the board for them, so that the solver sees it at once.
   *
   * @param cells in the order in which the automaton reads them
   */
  public void imply(List<Integer> cells, Automaton automaton) {
    new ImpliedWord(everyCell.board(), grid, out).write(cells, automaton);
  }

  public Puzzle read(IntPredicate model) {
    return grid.read(everyCell, model);
  }

  /** Excludes a solution, so that the next model is a different one. */
  public void forbid(Puzzle solution) {
    out.add(
        everyCell.clues().stream()
            .map(cell -> -grid.literal(cell, solution.digit(cell)))
            .toArray());
  }
}
