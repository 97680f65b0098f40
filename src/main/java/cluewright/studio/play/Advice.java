package cluewright.studio.play;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.Deduction;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.Sheet;
import java.util.List;
import java.util.Optional;

/**
 * What can be said about a sheet by solving: what is wrong on it, and which step comes next.
 *
 * <p>The solution is the one that the strategies reach. Where they get stuck, all solutions are
 * counted, but only on boards of up to nine digits: on larger ones that can take for ever. A cell's
 * candidates, once it has any, are taken at the player's word.
 */
record Advice(Optional<Puzzle> solution, Optional<Deduction> next, Standing standing) {

  /** What is known of a sheet. */
  enum Standing {
    /** Nothing on it is known to be wrong. */
    GOOD,
    WRONG,
    /** Something must be wrong, for a cell or a digit has no place left; nobody knows what. */
    DEAD_END
  }

  private static final int MOST_DIGITS_TO_COUNT = 9;

  /** The advice for a sheet; it takes a moment, so it is not for the UI thread. */
  static Advice on(Sheet sheet, StrategySet strategies) {
    Optional<Puzzle> solution = solution(sheet.clues(), strategies);
    boolean isWrong = !wrong(sheet, solution).isEmpty() || !Look.conflicts(sheet).isEmpty();
    if (isWrong) {
      return new Advice(solution, Optional.empty(), Standing.WRONG);
    }
    GridState state = state(sheet);
    return new Advice(
        solution,
        new Replay(sheet.board(), strategies).next(state),
        state.isContradictory() ? Standing.DEAD_END : Standing.GOOD);
  }

  private static Optional<Puzzle> solution(Puzzle clues, StrategySet strategies) {
    Board board = clues.board();
    Optional<Puzzle> reached = new Replay(board, strategies).parallel(clues).solution();
    if (reached.isPresent() || board.digits() > MOST_DIGITS_TO_COUNT) {
      return reached;
    }
    List<Puzzle> solutions = new SolutionCounter(board).solutions(clues, 2);
    return solutions.size() == 1 ? Optional.of(solutions.get(0)) : Optional.empty();
  }

  /** The cells of a sheet that are wrong. */
  CellSet wrong(Sheet sheet) {
    return wrong(sheet, solution);
  }

  /** Cells with another digit than the solution's, or with candidates that leave it out. */
  private static CellSet wrong(Sheet sheet, Optional<Puzzle> solution) {
    return solution
        .map(
            known ->
                CellSet.where(
                    sheet.board().cells(), cell -> isWrong(sheet, cell, known.digit(cell))))
        .orElse(CellSet.empty());
  }

  private static boolean isWrong(Sheet sheet, int cell, int right) {
    if (sheet.digit(cell) != 0) {
      return sheet.digit(cell) != right;
    }
    int candidates = sheet.candidates(cell);
    return candidates != 0 && (candidates & Look.bit(right)) == 0;
  }

  /** What the player knows, as strategies see it. */
  private static GridState state(Sheet sheet) {
    Board board = sheet.board();
    GridState state = GridState.initial(sheet.placements());
    int[] struck =
        Look.open(sheet).stream()
            .filter(cell -> sheet.candidates(cell) != 0)
            .flatMap(
                cell ->
                    board
                        .digitRange()
                        .filter(digit -> (sheet.candidates(cell) & Look.bit(digit)) == 0)
                        .map(digit -> board.candidate(cell, digit)))
            .toArray();
    return state.eliminate(struck);
  }
}
