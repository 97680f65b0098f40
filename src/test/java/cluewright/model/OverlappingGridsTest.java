package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards whose grids share boxes, and that have no cell at some places. */
final class OverlappingGridsTest {

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "samurai, 21, 21, 9, 369, 131",
    "twodoku, 15, 15, 9, 153, 53",
    "twodoku-4x4, 6, 6, 4, 28, 23",
    "twodoku-6x6, 10, 9, 6, 66, 35",
  })
  void aNameSaysAll(String name, int rows, int columns, int digits, int cells, int houses) {
    Board board = named(name);

    assertThat(board.name()).isEqualTo(name);
    assertThat(board.rows()).isEqualTo(rows);
    assertThat(board.columns()).isEqualTo(columns);
    assertThat(board.digits()).isEqualTo(digits);
    assertThat(board.cells()).isEqualTo(cells);
    assertThat(board.houses()).hasSize(houses).allMatch(House::holdsEveryDigit);
    assertThat(board.houses()).allMatch(house -> house.cells().size() == digits);
    assertThat(board.houses().stream().map(House::label)).doesNotHaveDuplicates();
    assertThat(board.isFull()).isFalse();
    assertThat(Boards.isClassic(board)).isFalse();
    assertThat(Boards.isJigsaw(board)).isFalse();
    assertThat(Boards.isUsual(board)).isFalse();
    assertThat(board).isEqualTo(named(name)).hasSameHashCodeAs(named(name));
    assertThat(Boards.withKinds(board, Set.of())).contains(board);
    assertThat(Boards.withKinds(board, Set.of(Kinds.DIAGONALS))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"samurai-4x4", "samurai-6x4", "twodoku+x", "twodoku-8x8", "samurais", "-4x4"})
  void otherNamesAreNoBoards(String name) {
    assertThat(Boards.named(name)).isEmpty();
  }

  @Test
  void cellsAreCountedRowByRowAndPlacesWithoutOneAreNot() {
    Board board = named("twodoku-4x4");

    assertThat(board.cell(1, 3)).isEqualTo(7);
    assertThat(board.cell(2, 0)).isEqualTo(8);
    assertThat(board.cell(5, 5)).isEqualTo(27);
    assertThat(board.has(1, 4)).isFalse();
    assertThat(board.has(6, 5)).isFalse();
    assertThat(board.has(5, -1)).isFalse();
    assertThat(board.cell(1, 4)).isEqualTo(Board.NO_CELL);
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(board.cell(board.row(cell), board.column(cell))).isEqualTo(cell);
      assertThat(board.has(board.row(cell), board.column(cell))).isTrue();
    }
  }

  @Test
  void eachGridHasItsOwnRowsAndTheSharedBoxIsOneHouse() {
    Board board = named("twodoku-4x4");
    int shared = board.cell(3, 3);

    assertThat(board.housesOf(shared).stream().map(House::label))
        .containsExactly(
            "row 4 of the upper left grid",
            "row 4 of the lower right grid",
            "column 4 of the upper left grid",
            "column 4 of the lower right grid",
            "box 4 of the upper left grid");
    assertThat(board.peers(shared).size()).isEqualTo(3 + 2 * 4);
    assertThat(board.label(board.cell(5, 5))).isEqualTo("r6c6");
    assertThat(board.peers(board.cell(0, 0)).size()).isEqualTo(7);
  }

  @Test
  void aSamuraiHasFiveGrids() {
    Board board = named("samurai");

    for (Kind kind : List.of(Kinds.ROW, Kinds.COLUMN)) {
      assertThat(board.houses(kind)).hasSize(45);
    }
    assertThat(board.houses(Kinds.BOX)).hasSize(41);
    assertThat(board.houses()).filteredOn(house -> house.grid() == House.Grid.MIDDLE).hasSize(25);
    assertThat(board.has(0, 9)).isFalse();
    assertThat(board.has(6, 9)).isTrue();
    assertThat(board.has(9, 0)).isFalse();
    assertThat(OverlappingGrids.of(board)).contains(OverlappingGrids.SAMURAI);
  }
}
