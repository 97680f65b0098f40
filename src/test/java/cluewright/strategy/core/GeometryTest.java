package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import cluewright.strategy.ShortRow;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** On boards of one word of cells, and of two. */
final class GeometryTest {
  static final List<Board> BOARDS = List.of(Boards.SIX, Boards.NINE);

  @ParameterizedTest
  @FieldSource("BOARDS")
  void cellsSeeTheirPeers(Board board) {
    Geometry geometry = Geometry.of(board);
    for (int a = 0; a < board.cells(); a++) {
      for (int b = 0; b < board.cells(); b++) {
        assertThat(geometry.see(a, b)).isEqualTo(board.peers(a).contains(b));
      }
      assertThat(geometry.peers(a)).containsExactly(board.peers(a).toArray());
      assertThat(Geometry.cells(geometry.peerSet(a))).isEqualTo(board.peers(a));
    }
  }

  @ParameterizedTest
  @FieldSource("BOARDS")
  void housesHaveTheirCellsInPlaces(Board board) {
    Geometry geometry = Geometry.of(board);
    for (int house = 0; house < geometry.houses(); house++) {
      CellSet cells = board.houses().get(house).cells();
      assertThat(Geometry.cells(geometry.houseSet(house))).isEqualTo(cells);
      for (int cell = 0; cell < board.cells(); cell++) {
        assertThat(geometry.has(house, cell)).isEqualTo(cells.contains(cell));
        assertThat(geometry.placeOf(house, cell) >= 0).isEqualTo(cells.contains(cell));
      }
      assertThat(geometry.holds(house, cells.toArray())).isTrue();
      assertThat(geometry.holds(house, new int[] {0, board.cells() - 1})).isFalse();
    }
  }

  @ParameterizedTest
  @FieldSource("BOARDS")
  void theSeersOfCellsAreTheirCommonPeers(Board board) {
    Geometry geometry = Geometry.of(board);
    int last = board.cells() - 1;
    long[] kept = new long[geometry.words() + 1];
    Arrays.fill(kept, -1L);
    long[] seen = new long[geometry.words() + 2];
    System.arraycopy(geometry.set(CellSet.of(0, last)), 0, seen, 2, geometry.words());

    geometry.keepSeers(kept, 1, seen, 2);

    assertThat(kept[0]).isEqualTo(-1);
    assertThat(Geometry.cells(Arrays.copyOfRange(kept, 1, kept.length)))
        .isEqualTo(board.peers(0).intersect(board.peers(last)));
  }

  @Test
  void boxesComeFirstForPeople() {
    Geometry geometry = Geometry.of(Boards.FOUR);

    assertThat(geometry.boxesFirst()).startsWith(8, 9, 10, 11, 0, 1).hasSize(12);
  }

  @Test
  void aLineAndABoxThatShareOneCellAreNoCrossing() {
    assertThat(LineInBox.all(Geometry.of(Boards.named("4x4-latin").orElseThrow()))).isEmpty();
    assertThat(LineInBox.all(Geometry.of(Boards.SIX)))
        .hasSize(6 * 2 + 6 * 3)
        .startsWith(new LineInBox(0, 12), new LineInBox(0, 13), new LineInBox(1, 12));
  }

  @Test
  void linesCrossOnlyWhereTheyFormAFullGrid() {
    List<CrossingLines> both = CrossingLines.of(Geometry.of(Boards.SIX));
    Board withoutAColumn =
        new Board(
            "6x6 without a column",
            6,
            6,
            6,
            Boards.SIX.houses().stream()
                .filter(house -> house.kind() != Kinds.COLUMN || house.number() != 6)
                .toList());

    assertThat(both).hasSize(2);
    assertThat(both.get(0).base(2).label()).isEqualTo("row 3");
    assertThat(both.get(1).cover(2).label()).isEqualTo("row 3");
    assertThat(both.get(0).cell(2, 5)).isEqualTo(both.get(1).cell(5, 2)).isEqualTo(17);
    assertThat(CrossingLines.of(Geometry.of(withoutAColumn))).isEmpty();
    assertThat(CrossingLines.of(Geometry.of(ShortRow.BOARD))).isEmpty();
  }
}
