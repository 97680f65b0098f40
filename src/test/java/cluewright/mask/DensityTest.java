package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class DensityTest {

  static List<Mask> shapes() {
    return ShapeLibrary.shapes(Boards.NINE).stream()
        .filter(shape -> shape.group().equals("hearts") || shape.group().equals("signs"))
        .map(ShapeLibrary.Shape::mask)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aMaskGrowsAndThinsByNestedCellsAndKeepsItsSymmetries(Mask mask) {
    List<Symmetry> kept = Symmetry.of(mask);
    for (int clues = 0; clues <= 81; clues += 9) {
      Mask made = Density.to(mask, Symmetry.NONE, clues);
      boolean grows = clues > mask.size();
      assertThat((grows ? made : mask).clues().containsAll((grows ? mask : made).clues())).isTrue();
      assertThat(Math.abs(made.size() - clues)).isLessThan(kept.isEmpty() ? 1 : 8);
      kept.stream()
          .max(Comparator.comparingInt(Symmetry::order))
          .ifPresent(strongest -> assertThat(strongest.holds(made)).isTrue());
    }
  }

  @Test
  void theNumberOfTodayChangesNothing() {
    Mask heart = ShapeLibrary.named("heart").orElseThrow().mask();
    assertThat(Density.to(heart, Symmetry.NONE, heart.size())).isEqualTo(heart);
  }

  @Test
  void aLineBecomesDottedAndKeepsItsEnds() {
    Mask line = new Mask(Boards.NINE, CellPaths.line(Boards.NINE, 36, 44));
    assertThat(Density.to(line, Symmetry.NONE, 6).line()).contains("xx.x.x.xx");
    assertThat(Density.to(line, Symmetry.NONE, 4).line()).contains("x..x.x..x");
  }

  @Test
  void anAreaIsHollowedFromWithin() {
    Mask full = new Mask(Boards.SIX, CellSet.where(36, cell -> true));
    Mask hollow = Density.to(full, Symmetry.NONE, 32);
    assertThat(hollow.clues().containsAll(CellPaths.rectangle(Boards.SIX, 0, 35))).isTrue();
  }

  @Test
  void whereTheMaskHasTheSymmetryOfTheBrushThatOneIsKept() {
    Mask ring = ShapeLibrary.named("ring").orElseThrow().mask();
    assertThat(Symmetry.FULL.holds(ring)).isTrue();
    Mask more = Density.to(ring, Symmetry.HALF_TURN, ring.size() + 2);
    assertThat(more.size()).isEqualTo(ring.size() + 2);
    assertThat(Symmetry.HALF_TURN.holds(more)).isTrue();
  }

  @Test
  void anEmptyMaskGrowsWithTheSymmetryOfTheBrush() {
    Mask grown = Density.to(Mask.empty(Boards.NINE), Symmetry.BOTH, 20);
    assertThat(Symmetry.BOTH.holds(grown)).isTrue();
    assertThat(grown.size()).isBetween(17, 20);
  }

  @ParameterizedTest
  @MethodSource("cluewright.mask.ScatterTest#boardsAndSymmetries")
  void anEmptyMaskGrowsAsNearlyAsTheSymmetryAllowsAndEvenly(Board board, Symmetry symmetry) {
    ClueCounts counts = ClueCounts.of(board, symmetry);
    int wished = board.cells() / 3;
    Mask grown = Density.to(Mask.empty(board), symmetry, wished);
    assertThat(grown.size()).isEqualTo(counts.atMost(wished).orElseThrow());
    assertThat(symmetry.holds(grown)).isTrue();
    int widest = symmetry.order() > 2 ? 4 : 3;
    assertThat(board.houses())
        .allSatisfy(
            house ->
                assertThat(3.0 * house.cells().intersect(grown.clues()).size())
                    .isBetween(board.digits() - 3.0 * widest, board.digits() + 3.0 * widest));
  }

  @Test
  void twentyFiveCluesOnAnEmptyBoardAreNoBlockInTheMiddle() {
    Mask grown = Density.to(Mask.empty(Boards.NINE), Symmetry.NONE, 25);
    assertThat(Boards.NINE.houses())
        .allSatisfy(
            house -> assertThat(house.cells().intersect(grown.clues()).size()).isBetween(2, 4));
  }

  @Test
  void scatteredCluesStayScattered() {
    Mask drawn = new Scatter(Boards.NINE, Symmetry.HALF_TURN, new Random(4)).draw(26);
    for (int clues : List.of(20, 32, 36)) {
      Mask made = Density.to(drawn, Symmetry.HALF_TURN, clues);
      assertThat(made.size()).isEqualTo(clues);
      assertThat(Crowding.isScattered(made)).isTrue();
    }
  }
}
