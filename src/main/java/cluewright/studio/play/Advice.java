package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.util.Optional;

/**
 * Advice about a sheet, found by solving: its mistakes, and the next step.
 *
 * <p>The solution is the one that the strategies reach, or the only one where they get stuck. The
 * clues are what must have one solution for strategies that assume so; what the player wrote may be
 * wrong, and says nothing of that. Candidates are taken at the player's word where they are {@link
 * SheetScan#noted complete}; others are a player's notes, which say nothing of what is missing.
 *
 * @param solutions how many solutions the clues have
 */
record Advice(
    Solutions solutions, Optional<Puzzle> solution, Optional<Deduction> next, Standing standing) {

  enum Standing {
    /** No mistake is known. */
    GOOD,
    WRONG,
    /**
     * There must be a mistake, since a cell or digit has no place left, but it is unknown where.
     */
    DEAD_END
  }

  /** The advice for a sheet, which takes a moment, so not for the UI thread. */
  static Advice on(Sheet sheet, StrategySet strategies) {
    SolvingPath path = new Replay(sheet.board(), strategies).parallel(sheet.clues());
    Optional<Puzzle> solution = solution(path);
    boolean isWrong = !wrong(sheet, solution).isEmpty() || !SheetScan.conflicts(sheet).isEmpty();
    if (isWrong) {
      return new Advice(path.solutions(), solution, Optional.empty(), Standing.WRONG);
    }
    StrategySet sound =
        path.solutions() == Solutions.ONE ? strategies : strategies.assumingNothing();
    GridState state = state(sheet);
    return new Advice(
        path.solutions(),
        solution,
        new Replay(sheet.board(), sound).next(state),
        state.isContradictory() ? Standing.DEAD_END : Standing.GOOD);
  }

  private static Optional<Puzzle> solution(SolvingPath path) {
    if (path.isSolved() || path.solutions() != Solutions.ONE) {
      return path.solution();
    }
    Puzzle clues = path.puzzle();
    return new SolutionCounter(clues.board()).solutions(clues, 1).stream().findFirst();
  }

  CellSet wrong(Sheet sheet) {
    return wrong(sheet, solution);
  }

  /** Cells whose digit differs from the solution's, or whose complete candidates lack it. */
  private static CellSet wrong(Sheet sheet, Optional<Puzzle> solution) {
    return solution
        .map(known -> wrongDigits(sheet, known).union(wrongCandidates(sheet, known)))
        .orElse(CellSet.empty());
  }

  private static CellSet wrongDigits(Sheet sheet, Puzzle solution) {
    return CellSet.where(
        sheet.board().cells(),
        cell -> sheet.digit(cell) != 0 && sheet.digit(cell) != solution.digit(cell));
  }

  /** Cells with wrong candidates, but for one removed because of an equal digit elsewhere. */
  private static CellSet wrongCandidates(Sheet sheet, Puzzle solution) {
    return CellSet.of(
        SheetScan.noted(sheet).stream()
            .filter(
                cell ->
                    (SheetScan.possible(sheet, cell)
                            & ~sheet.candidates(cell)
                            & SheetScan.bit(solution.digit(cell)))
                        != 0));
  }

  /** The player's knowledge as a state for strategies. */
  private static GridState state(Sheet sheet) {
    Board board = sheet.board();
    GridState state = GridState.initial(sheet.placements());
    CellSet noted = SheetScan.noted(sheet);
    int[] struck =
        SheetScan.open(sheet).stream()
            .flatMap(
                cell -> {
                  int missing = noted.contains(cell) ? ~sheet.candidates(cell) : 0;
                  int gone = sheet.struck(cell) | missing;
                  return board
                      .digitRange()
                      .filter(digit -> (gone & SheetScan.bit(digit)) != 0)
                      .map(digit -> board.candidate(cell, digit));
                })
            .toArray();
    return state.eliminate(struck);
  }
}
