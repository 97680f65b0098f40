package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What paints on boards that have no cell at some places. */
final class OverlappingMasksTest {
  private static final Board SAMURAI = Boards.named("samurai").orElseThrow();
  private static final Board TWODOKU = Boards.named("twodoku").orElseThrow();

  private static CellSet cells(Board board, int... rowsAndColumns) {
    CellSet cells = CellSet.empty();
    for (int i = 0; i < rowsAndColumns.length; i += 2) {
      cells = cells.with(board.cell(rowsAndColumns[i] - 1, rowsAndColumns[i + 1] - 1));
    }
    return cells;
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void aSamuraiHasEverySymmetry(Symmetry symmetry) {
    int order = symmetry.orbit(Boards.NINE, 1).size();

    assertThat(symmetry.orbit(SAMURAI, SAMURAI.cell(0, 1)))
        .satisfies(orbit -> assertThat(orbit.size()).isEqualTo(order));
    assertThat(symmetry.holds(new Mask(SAMURAI, Mask.empty(SAMURAI).open()))).isTrue();
  }

  @Test
  void aCellWithoutAMirrorCellIsAlone() {
    int corner = TWODOKU.cell(0, 1);

    assertThat(Symmetry.HORIZONTAL.orbit(TWODOKU, corner)).isEqualTo(CellSet.of(corner));
    assertThat(Symmetry.HORIZONTAL.holds(new Mask(TWODOKU, CellSet.of(corner)))).isFalse();
    assertThat(Symmetry.HALF_TURN.orbit(TWODOKU, corner)).isEqualTo(cells(TWODOKU, 1, 2, 15, 14));
    assertThat(Symmetry.DIAGONAL.orbit(TWODOKU, corner)).isEqualTo(cells(TWODOKU, 1, 2, 2, 1));
  }

  @Test
  void whatIsMovedWhereThereIsNoCellIsLost() {
    Mask mask = new Mask(TWODOKU, cells(TWODOKU, 1, 9, 7, 9));

    assertThat(Transform.SHIFT_RIGHT.apply(mask).clues()).isEqualTo(cells(TWODOKU, 7, 10));
    assertThat(Transform.ROTATE.apply(mask).clues()).isEqualTo(cells(TWODOKU, 9, 15, 9, 9));
    assertThat(Transform.INVERT.apply(mask).size()).isEqualTo(151);
  }

  @Test
  void aLineJumpsOverAGap() {
    CellSet line = CellPaths.line(SAMURAI, SAMURAI.cell(0, 8), SAMURAI.cell(0, 12));

    assertThat(line).isEqualTo(cells(SAMURAI, 1, 9, 1, 13));
  }

  @Test
  void anAreaEndsWhereThereIsNoCell() {
    CellSet area = CellPaths.area(Mask.empty(SAMURAI), SAMURAI.cell(0, 8));

    assertThat(area.size()).isEqualTo(SAMURAI.cells());
    assertThat(CellPaths.sides(SAMURAI, SAMURAI.cell(0, 8))).isEqualTo(cells(SAMURAI, 1, 8, 2, 9));
    assertThat(CellPaths.corners(SAMURAI, SAMURAI.cell(5, 8)))
        .isEqualTo(cells(SAMURAI, 5, 8, 7, 8, 7, 10));
  }

  @Test
  void aShapeIsEnlargedAndCutWhereThereIsNoCell() {
    Mask heart = ShapeLibrary.named("heart").orElseThrow().on(SAMURAI);

    assertThat(heart.board()).isEqualTo(SAMURAI);
    assertThat(heart.size()).isBetween(50, 250);
    assertThat(Symmetry.HORIZONTAL.holds(heart)).isTrue();
  }

  @Test
  void lettersAreCutAsWell() {
    Shading letters = PixelLetters.on(SAMURAI, "AB").orElseThrow();

    assertThat(letters.board()).isEqualTo(SAMURAI);
  }
}
