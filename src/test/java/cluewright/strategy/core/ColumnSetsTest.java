package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ColumnSetsTest {

  /** By following a digit through a blank board, by the formula, and as the paper has them. */
  @ParameterizedTest
  @CsvSource({
    "4x4, 2, 2, 14",
    "6x6, 2, 3, 50",
    "6x6-3x2, 3, 2, 46",
    "9x9, 3, 3, 290",
    "12x12, 3, 4, 1906",
    "16x16, 4, 4, 19442"
  })
  void theWholeGraphHasAsManyVerticesAsThePaperSays(
      String name, int boxRows, int boxColumns, int vertices) {
    Board board = Boards.named(name).orElseThrow();
    ColumnSets sets = new ColumnSets(board);
    int[] all = new int[board.cells()];
    Arrays.fill(all, board.allDigits());
    sets.follow(all, 1);

    assertThat(sets.reached()).isEqualTo(vertices);
    assertThat(ColumnSets.vertices(boxRows, boxColumns)).isEqualTo(vertices);
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(sets.isUsed(cell)).isTrue();
    }
  }

  @Test
  void on25x25ThereAre4528052Vertices() {
    assertThat(ColumnSets.vertices(5, 5)).isEqualTo(4_528_052);
  }

  @Test
  void placementsOnABlankBoardAreKnown() {
    assertThat(List.of(ColumnSets.placements(2, 2), ColumnSets.placements(3, 3)))
        .containsExactly(BigInteger.valueOf(16), BigInteger.valueOf(46_656));
    assertThat(ColumnSets.placements(4, 4)).isEqualTo(new BigInteger("110075314176"));
  }

  @Test
  void aRowWithoutThePlaceLeavesNoPlacement() {
    ColumnSets sets = new ColumnSets(Boards.FOUR);
    int[] allowed = new int[16];
    Arrays.fill(allowed, 0b1111);
    for (int cell = 4; cell < 8; cell++) {
      allowed[cell] = 0b1110;
    }
    sets.follow(allowed, 1);
    assertThat(sets.isUsed(0)).isFalse();
    sets.follow(allowed, 2);
    assertThat(sets.isUsed(0)).isTrue();
  }

  @Test
  void onlyClassicBoardsFit() {
    assertThatThrownBy(() -> new ColumnSets(Boards.named("9x9+x").orElseThrow()))
        .hasMessageContaining("not a classic board");
  }

  /** His slide has 688; his formula, and all placements one by one, have 288. */
  @Test
  void on6x6ThereAre288Placements() {
    assertThat(ColumnSets.placements(2, 3)).isEqualTo(288);
    assertThat(count(Boards.SIX, new int[6], 0)).isEqualTo(288);
  }

  private static int count(Board board, int[] columns, int row) {
    if (row == board.rows()) {
      return 1;
    }
    int count = 0;
    for (int column = 0; column < board.columns(); column++) {
      columns[row] = column;
      boolean isFree = true;
      for (int above = 0; above < row; above++) {
        isFree &=
            columns[above] != column && (above / 2 != row / 2 || columns[above] / 3 != column / 3);
      }
      count += isFree ? count(board, columns, row + 1) : 0;
    }
    return count;
  }

  /** The formula of his talk, for matrices of b rows of a bits: with a = 2 and b = 3, 50. */
  @ParameterizedTest
  @CsvSource({"2, 2", "2, 3", "3, 2", "3, 4", "4, 4", "5, 5"})
  void theFormulaOfTheTalkSaysTheSame(int a, int b) {
    long sum = 0;
    for (int i = 0; i < b; i++) {
      sum += Math.round(Math.pow((double) (choose(b, i) + choose(b, i + 1)), a));
      sum -= i == 0 ? 0 : Math.round(Math.pow((double) choose(b, i), a));
    }
    assertThat(ColumnSets.vertices(a, b)).isEqualTo(sum);
  }

  private static long choose(int n, int k) {
    return k == 0 ? 1 : choose(n, k - 1) * (n - k + 1) / k;
  }

  /** Two cells of one box are no placement, but rows and columns alone do not tell. */
  @Test
  void theHypercubeIsTooGenerousForBlocks() {
    int[] allowed = new int[16];
    for (int cell : new int[] {0, 5, 10, 15}) {
      allowed[cell] = 1;
    }
    ColumnSets lines = ColumnSets.ofLines(Boards.FOUR);
    ColumnSets blocks = new ColumnSets(Boards.FOUR);
    lines.follow(allowed, 1);
    blocks.follow(allowed, 1);

    assertThat(lines.isUsed(0)).isTrue();
    assertThat(blocks.isUsed(0)).isFalse();
    Arrays.fill(allowed, 1);
    lines.follow(allowed, 1);
    assertThat(lines.reached()).isEqualTo(16);
  }

  /** In random states, some with a placed digit whose row has other candidates left. */
  @Test
  void setsAndGraphFindTheSameCandidates() {
    Random random = Tries.random(58);
    for (Board board : List.of(Boards.SIX, Boards.NINE, Boards.TWELVE)) {
      PlacementGraph graph = new PlacementGraph(board);
      ColumnSets sets = new ColumnSets(board);
      for (int i = 0; i < Math.max(3, Tries.of(60)); i++) {
        double gone = 0.6 * random.nextDouble();
        GridState blank =
            GridState.blank(board)
                .eliminate(
                    IntStream.range(0, board.candidates())
                        .filter(c -> random.nextDouble() < gone)
                        .toArray());
        SolvingState state = new SolvingState(blank);
        for (int digit = 1; digit <= board.digits(); digit++) {
          graph.follow(state, digit);
          assertThat(sets.follow(state, digit, Long.MAX_VALUE)).isTrue();
          for (int cell = 0; cell < board.cells(); cell++) {
            assertThat(sets.isUsed(cell)).isEqualTo(graph.isUsed(cell));
          }
        }
      }
    }
  }

  @Test
  void aDigitThatReachesTooManyIsGivenUpAndTheNextIsFollowed() {
    ColumnSets sets = new ColumnSets(Boards.NINE);
    SolvingState state = new SolvingState(GridState.blank(Boards.NINE));

    assertThat(sets.follow(state, 1, 289)).isFalse();
    assertThat(sets.follow(state, 1, 290)).isTrue();
    assertThat(sets.isUsed(0)).isTrue();
  }
}
