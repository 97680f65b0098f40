package cluewright.format;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Words;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Names the place at which a puzzle contradicts itself. */
public final class Contradiction {
  private Contradiction() {}

  /** For example {@code row 1 holds 5 twice, in r1c1 and r1c4}. */
  public static String of(Puzzle.Conflict conflict, Board board) {
    return "%s holds %c %s, in %s"
        .formatted(
            conflict.house(),
            board.symbol(conflict.digit()),
            conflict.cells().size() == 2 ? "twice" : conflict.cells().size() + " times",
            Words.cells(board, conflict.cells()));
  }

  /** Where a contradictory path ends: equal clues, an empty cell, or a digit without a place. */
  public static String of(SolvingPath path) {
    Board board = path.puzzle().board();
    return path.puzzle()
        .conflict()
        .map(conflict -> of(conflict, board))
        .or(() -> of(path.last()))
        .orElse("two digits are forced into one cell");
  }

  /** Why a state leads nowhere: an empty cell, or a digit without a place. */
  public static Optional<String> of(GridState state) {
    return emptyCell(state).or(() -> missingDigit(state));
  }

  private static Optional<String> emptyCell(GridState state) {
    return IntStream.range(0, state.board().cells())
        .filter(cell -> state.candidates(cell) == 0)
        .mapToObj(cell -> state.board().label(cell) + " has no candidate left")
        .findFirst();
  }

  private static Optional<String> missingDigit(GridState state) {
    return state.board().houses().stream()
        .filter(House::holdsEveryDigit)
        .flatMap(house -> missing(state, house))
        .findFirst();
  }

  private static Stream<String> missing(GridState state, House house) {
    Board board = state.board();
    return board
        .digitRange()
        .filter(digit -> house.cells().stream().noneMatch(cell -> state.hasCandidate(cell, digit)))
        .mapToObj(digit -> house + " has no place left for " + board.symbol(digit));
  }
}
