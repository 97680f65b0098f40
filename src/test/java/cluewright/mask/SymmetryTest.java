package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class SymmetryTest {

  @ParameterizedTest
  @CsvSource({
    "NONE, 1, 1",
    "HALF_TURN, 1 2, 2",
    "QUARTER_TURN, 1 4, 4",
    "HORIZONTAL, 1 2, 2",
    "VERTICAL, 1 2, 2",
    "BOTH, 1 2 4, 4",
    "DIAGONAL, 1 2, 1 2",
    "ANTIDIAGONAL, 1 2, 1 2",
    "DIAGONALS, 1 2 4, 2 4",
    "FULL, 1 4 8, 4 8"
  })
  void orbitsHaveTheSizesOfTheirGroup(Symmetry symmetry, String nine, String four) {
    assertThat(sizes(symmetry, Boards.NINE)).isEqualTo(nine);
    assertThat(sizes(symmetry, Boards.FOUR)).isEqualTo(four);
  }

  private static String sizes(Symmetry symmetry, Board board) {
    Set<Integer> sizes = new TreeSet<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      sizes.add(symmetry.orbit(board, cell).size());
    }
    return sizes.toString().replaceAll("[\\[\\],]", "");
  }

  @ParameterizedTest
  @EnumSource
  void aCellIsInItsOrbitAndItsMirrorCellsHaveTheSameOne(Symmetry symmetry) {
    for (Board board : Boards.ALL) {
      for (int cell = 0; cell < board.cells(); cell++) {
        CellSet orbit = symmetry.orbit(board, cell);
        assertThat(orbit.contains(cell)).isTrue();
        for (int mirror : orbit.toArray()) {
          assertThat(symmetry.orbit(board, mirror)).isEqualTo(orbit);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMaskOfWholeOrbitsHasTheSymmetryAndLosesItWithOneCell(Symmetry symmetry) {
    Random random = new Random(5);
    for (int round = 0; round < 30; round++) {
      CellSet cells = CellSet.empty();
      for (int cell : Grids.mask(Boards.NINE, 0.1, random).clues().toArray()) {
        cells = cells.union(symmetry.orbit(Boards.NINE, cell));
      }
      Mask mask = new Mask(Boards.NINE, cells);

      assertThat(symmetry.holds(mask)).isTrue();
      for (int cell : cells.toArray()) {
        boolean alone = symmetry.orbit(Boards.NINE, cell).size() == 1;
        assertThat(symmetry.holds(mask.without(CellSet.of(cell)))).isEqualTo(alone);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void theOrbitsShareOutTheCells(Symmetry symmetry) {
    CellSet seen = CellSet.empty();
    for (CellSet orbit : symmetry.orbits(Boards.NINE)) {
      assertThat(orbit.intersects(seen)).isFalse();
      seen = seen.union(orbit);
    }
    assertThat(seen.size()).isEqualTo(81);
  }

  @ParameterizedTest
  @EnumSource
  void manyCellsSpreadAsEachOfThemDoes(Symmetry symmetry) {
    CellSet cells = CellSet.of(1, 5, 30);
    CellSet each =
        symmetry
            .orbit(Boards.NINE, 1)
            .union(symmetry.orbit(Boards.NINE, 5))
            .union(symmetry.orbit(Boards.NINE, 30));
    assertThat(symmetry.spread(Boards.NINE, cells)).isEqualTo(each);
  }

  @Test
  void theSymmetriesOfAMaskAreThoseThatHold() {
    assertThat(Symmetry.of(new Mask(Boards.FOUR, CellSet.of(1, 2))))
        .containsExactly(Symmetry.HORIZONTAL);
  }

  @Test
  void theSecondCellGoesWhereTheNameSays() {
    assertThat(orbitOfSecondCell(Symmetry.HALF_TURN)).isEqualTo(CellSet.of(1, 14));
    assertThat(orbitOfSecondCell(Symmetry.HORIZONTAL)).isEqualTo(CellSet.of(1, 2));
    assertThat(orbitOfSecondCell(Symmetry.VERTICAL)).isEqualTo(CellSet.of(1, 13));
    assertThat(orbitOfSecondCell(Symmetry.QUARTER_TURN)).isEqualTo(CellSet.of(1, 7, 8, 14));
    assertThat(orbitOfSecondCell(Symmetry.DIAGONAL)).isEqualTo(CellSet.of(1, 4));
    assertThat(orbitOfSecondCell(Symmetry.ANTIDIAGONAL)).isEqualTo(CellSet.of(1, 11));
    assertThat(orbitOfSecondCell(Symmetry.DIAGONALS)).isEqualTo(CellSet.of(1, 4, 11, 14));
  }

  @Test
  void onlyCellsThatAreShownHaveMirrorCells() {
    Board regions = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    assertThat(Symmetry.FULL.orbits(regions)).isEqualTo(Symmetry.FULL.orbits(Boards.FOUR));
    assertThat(Symmetry.FULL.images(regions)).hasSize(8).allMatch(image -> image.length == 16);
    assertThat(Symmetry.FULL.images(Boards.named("4x4-beside3").orElseThrow())).isNotEmpty();
  }

  private static CellSet orbitOfSecondCell(Symmetry symmetry) {
    return symmetry.orbit(Boards.FOUR, 1);
  }
}
