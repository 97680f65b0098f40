package cluewright.lab.nishio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ColumnSetsTest {

  /** By following a digit through a blank board, by the formula, and as the paper has them. */
  @ParameterizedTest
  @CsvSource({"4x4, 2, 14", "9x9, 3, 290", "16x16, 4, 19442"})
  void theWholeGraphHasAsManyVerticesAsThePaperSays(String name, int n, int vertices) {
    Board board = Boards.named(name).orElseThrow();
    ColumnSets sets = new ColumnSets(board);
    int[] all = new int[board.cells()];
    Arrays.fill(all, board.allDigits());
    sets.follow(all, 1);

    assertThat(sets.reached()).isEqualTo(vertices);
    assertThat(ColumnSets.vertices(n)).isEqualTo(vertices);
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(sets.isUsed(cell)).isTrue();
    }
  }

  @Test
  void on25x25ThereAre4528052Vertices() {
    assertThat(ColumnSets.vertices(5)).isEqualTo(4_528_052);
  }

  @Test
  void placementsOnABlankBoardAreKnown() {
    assertThat(List.of(ColumnSets.placements(2), ColumnSets.placements(3)))
        .containsExactly(BigInteger.valueOf(16), BigInteger.valueOf(46_656));
    assertThat(ColumnSets.placements(4)).isEqualTo(new BigInteger("110075314176"));
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
}
