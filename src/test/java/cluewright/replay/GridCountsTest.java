package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of solution grids of small boards of each kind, against plain trying. */
final class GridCountsTest {
  private static final int MOST = 1_000_000;

  /**
   * The grids whose first row is 1, 2, 3, …, and all of them, which are so many times more. Those
   * of the classic boards are well known: 288 and 28,200,960.
   */
  @ParameterizedTest
  @CsvSource({
    "4x4, 288",
    "4x4+x, 48",
    "4x4+windoku, 168",
    "4x4+disjoint-groups, 168",
    "4x4/1112132233243444, 24",
    "6x6, 28200960",
    "6x6-3x2, 28200960",
    "6x6+x, 8640",
    "6x6/111222112223144333444533466555666655, 63360",
  })
  void theGridsOfABoard(String name, int grids) {
    Board board = Boards.named(name).orElseThrow();
    int[] digits = new int[board.cells()];
    for (int column = 0; column < board.columns(); column++) {
      digits[column] = column + 1;
    }
    int orders = IntStream.rangeClosed(1, board.digits()).reduce(1, (a, b) -> a * b);
    int counted = new SolutionCounter(board).count(new Puzzle(board, digits), MOST);
    assertThat(counted).isEqualTo(tried(earlier(board), digits, board.columns()));
    assertThat(counted * orders).isEqualTo(grids);
  }

  /** Fills one cell after the other with each digit that no earlier cell of its houses has. */
  private static int tried(int[][] earlier, int[] digits, int cell) {
    if (cell == digits.length) {
      return 1;
    }
    int count = 0;
    for (int digit = 1; digit * digit <= digits.length; digit++) {
      if (isFree(earlier[cell], digits, digit)) {
        digits[cell] = digit;
        count += tried(earlier, digits, cell + 1);
      }
    }
    return count;
  }

  private static boolean isFree(int[] others, int[] digits, int digit) {
    for (int other : others) {
      if (digits[other] == digit) {
        return false;
      }
    }
    return true;
  }

  private static int[][] earlier(Board board) {
    int[][] earlier = new int[board.cells()][];
    for (int each = 0; each < earlier.length; each++) {
      int cell = each;
      earlier[cell] =
          board.houses().stream()
              .filter(house -> house.cells().contains(cell))
              .flatMapToInt(house -> house.cells().stream())
              .filter(other -> other < cell)
              .distinct()
              .toArray();
    }
    return earlier;
  }
}
