package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class GridStateTest {

  static Stream<Board> boards() {
    return Boards.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theInitialStateEliminatesWhatS2ForcesAndNothingElse(Board board) {
    Random random = new Random(3);
    for (int round = 0; round < 50; round++) {
      Puzzle puzzle = Grids.clues(board, 0.3, random);
      GridState state = GridState.initial(puzzle);

      for (int cell = 0; cell < board.cells(); cell++) {
        int expected = board.allDigits();
        for (int peer : board.peers(cell).toArray()) {
          expected &= puzzle.digit(peer) == 0 ? expected : ~(1 << (puzzle.digit(peer) - 1));
        }
        boolean clue = puzzle.digit(cell) != 0;
        assertThat(state.placed(cell)).isEqualTo(puzzle.digit(cell));
        assertThat(state.candidates(cell))
            .isEqualTo(clue ? 1 << (puzzle.digit(cell) - 1) : expected);
      }
    }
  }

  @Test
  void aCellWithOneCandidateIsNotPlaced() {
    Board board = Boards.FOUR;
    GridState state =
        GridState.blank(board)
            .eliminate(board.candidate(0, 1), board.candidate(0, 2), board.candidate(0, 3));

    assertThat(state.candidates(0)).isEqualTo(0b1000);
    assertThat(state.placed(0)).isZero();
    assertThat(state.hasCandidate(1, 4)).isTrue();
  }

  @Test
  void aChangeLeavesTheOldStateAsItWas() {
    GridState blank = GridState.blank(Boards.FOUR);
    GridState placed = blank.place(5, 2);

    assertThat(blank).isEqualTo(GridState.blank(Boards.FOUR));
    assertThat(placed).isNotEqualTo(blank);
    assertThat(placed.place(5, 2)).isEqualTo(placed).hasSameHashCodeAs(placed);
  }

  @Test
  void aCellWithoutCandidateIsContradictory() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "12.. .... ..3. ..4.");

    assertThat(GridState.initial(puzzle).isContradictory()).isTrue();
  }

  @Test
  void aHouseWithoutPlaceForADigitIsContradictory() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, ".... 1... ..1. ...2");
    GridState state = GridState.initial(puzzle);

    assertThat(state.isContradictory()).isFalse();
    assertThat(state.place(3, 3).isContradictory()).isTrue();
  }

  @Test
  void aSolutionIsFinalAndAWrongGridIsNot() {
    Puzzle solution = Grids.solution(Boards.NINE, new Random(1));
    Puzzle wrong = Grids.puzzle(Boards.FOUR, "1234 3412 2143 4322");

    assertThat(GridState.initial(solution).isFinal()).isTrue();
    assertThat(GridState.initial(solution).placements()).isEqualTo(solution);
    assertThat(GridState.initial(wrong).isFinal()).isFalse();
    assertThat(GridState.blank(Boards.FOUR).isFinal()).isFalse();
  }
}
