package cluewright.format;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Words;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says where a puzzle contradicts itself. */
public final class Contradiction {
  private Contradiction() {}

  /** A sentence such as {@code row 1 holds 5 twice, in r1c1 and r1c4}. */
  public static Phrase of(Puzzle.Conflict conflict, Board board) {
    Phrase house = Words.house(conflict.house());
    Phrase digit = Words.digit(board, conflict.digit());
    Phrase cells = Words.cells(board, conflict.cells());
    int times = conflict.cells().size();
    return times == 2
        ? Phrase.of("formats.twice", house, digit, cells)
        : Phrase.of("formats.many-times", house, digit, cells, times);
  }

  /**
   * Why a path ends in a contradiction: equal clues, an empty cell, a digit without a place, or a
   * wrong cage sum.
   */
  public static Phrase of(SolvingPath path) {
    Board board = path.puzzle().board();
    return path.puzzle()
        .conflict()
        .map(conflict -> of(conflict, board))
        .or(() -> path.puzzle().breach().map(breach -> Words.breach(path.puzzle(), breach)))
        .or(() -> of(path.last()))
        .orElseGet(() -> Phrase.of("formats.forced"));
  }

  /** Why a state leads nowhere: an empty cell, a digit without a place, or a wrong cage sum. */
  public static Optional<Phrase> of(GridState state) {
    return emptyCell(state).or(() -> missingDigit(state)).or(() -> missedSum(state));
  }

  private static Optional<Phrase> missedSum(GridState state) {
    Board board = state.board();
    return board.sums().stream()
        .filter(sum -> sum.isMissed(state::placed))
        .map(
            sum ->
                Phrase.of(
                    "formats.missed-sum",
                    Words.cells(board, sum.cells()),
                    sum.cells().stream().map(state::placed).sum(),
                    sum.total()))
        .findFirst();
  }

  private static Optional<Phrase> emptyCell(GridState state) {
    return IntStream.range(0, state.board().cells())
        .filter(cell -> state.candidates(cell) == 0)
        .mapToObj(cell -> Phrase.of("formats.no-candidate", state.board().label(cell)))
        .findFirst();
  }

  private static Optional<Phrase> missingDigit(GridState state) {
    return state.board().houses().stream()
        .filter(House::holdsEveryDigit)
        .flatMap(house -> missing(state, house))
        .findFirst();
  }

  private static Stream<Phrase> missing(GridState state, House house) {
    Board board = state.board();
    return board
        .digitRange()
        .filter(digit -> house.cells().stream().noneMatch(cell -> state.hasCandidate(cell, digit)))
        .mapToObj(
            digit -> Phrase.of("formats.no-place", Words.house(house), Words.digit(board, digit)));
  }
}
