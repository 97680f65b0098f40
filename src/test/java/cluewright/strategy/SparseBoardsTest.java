package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Large boards with few clues, where whatever grows with the open cells of a house never ends. */
final class SparseBoardsTest {
  private static final Duration LONG = Duration.ofSeconds(60);

  static Stream<Arguments> boardsAndClues() {
    return Tries.some(
        Stream.of(
            Arguments.of(Boards.TWENTY_FIVE, 0),
            Arguments.of(Boards.TWENTY_FIVE, 5),
            Arguments.of(Boards.TWENTY_FIVE, 125),
            Arguments.of(Boards.TWENTY_FIVE, 312),
            Arguments.of(Boards.SIXTEEN, 0),
            Arguments.of(Boards.SIXTEEN, 5),
            Arguments.of(Boards.TWELVE, 0)));
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boardsAndClues")
  void everyFinderComesToAnEnd(Board board, int clues) {
    SolvingState state = new SolvingState(board);
    Puzzle solution = cyclic(board);
    state.load(some(solution, clues));
    for (Strategy strategy : Catalogue.all()) {
      List<Deduction> found = new ArrayList<>();
      assertTimeoutPreemptively(
          LONG,
          () -> {
            strategy.finder(board).find(state, deduction -> !found.add(deduction));
          },
          strategy.id());
      if (!strategy.group().assumesUniqueness()) {
        assertThat(found).allMatch(deduction -> agrees(deduction, solution));
      }
    }
  }

  private static boolean agrees(Deduction deduction, Puzzle solution) {
    Board board = solution.board();
    return deduction.changes().stream()
        .allMatch(c -> (solution.digit(board.cellOf(c)) == board.digitOf(c)) == deduction.places());
  }

  private static Puzzle some(Puzzle solution, int clues) {
    Board board = solution.board();
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, new Random(71));
    int[] digits = new int[board.cells()];
    cells.stream().limit(clues).forEach(cell -> digits[cell] = solution.digit(cell));
    return new Puzzle(board, digits);
  }

  /** A grid whose rows are shifts of the first: by a box's width, and by one from band to band. */
  private static Puzzle cyclic(Board board) {
    int size = board.digits();
    int height = (int) Math.sqrt(size);
    int width = size / height;
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = board.row(cell);
      digits[cell] = (row % height * width + row / height + board.column(cell)) % size + 1;
    }
    return new Puzzle(board, digits);
  }
}
