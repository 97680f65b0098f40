package cluewright.document;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RegionsTest {
  private final Regions boxes = Regions.of(Boards.FOUR);

  @Test
  void thoseOfABoardAreItsBoxes() {
    assertThat(boxes.of()).containsExactly(1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4);
    assertThat(boxes.uneven()).isEmpty();
    assertThat(boxes.whole()).contains(Boards.FOUR);
  }

  @Test
  void aRegionWithACellMoreOrLessIsUneven() {
    Regions moved = boxes.with(1, 2);
    assertThat(moved.uneven()).containsExactly(1, 2);
    assertThat(moved.count(1)).isEqualTo(3);
    assertThat(moved.count(2)).isEqualTo(5);
    assertThat(moved.whole()).isEmpty();
    assertThat(moved.with(6, 1).whole()).isPresent();
  }

  @Test
  void piecesAreJoinedBySidesAndNotByCorners() {
    Regions scattered = boxes.with(1, 2).with(6, 1);
    assertThat(scattered.pieces(1)).containsExactly(CellSet.of(0, 4, 5, 6));
    Regions corner = boxes.with(0, 4).with(15, 1);
    assertThat(corner.scattered()).containsExactly(1, 4);
    assertThat(corner.pieces(4)).containsExactly(CellSet.of(10, 11, 14), CellSet.of(0));
    assertThat(corner.whole()).isPresent();
  }

  @Test
  void otherHousesStayWhereTheyFit() {
    Board board =
        Boards.withKinds(Boards.FOUR, Set.of(Kinds.DIAGONALS, Kinds.DISJOINT_GROUPS)).orElseThrow();
    Regions moved = Regions.of(board).with(1, 2).with(6, 1);
    assertThat(moved.whole().map(Board::toString)).contains("4x4 jigsaw+x");
    assertThat(moved.misfits()).containsExactly(Kinds.DISJOINT_GROUPS);
    assertThat(Regions.of(board).misfits()).isEmpty();
  }

  @Test
  void relationsAndCagesStay() {
    Board board = Boards.named("4x4+consecutive=r1c1r1c2+cage5=r4c3r4c4").orElseThrow();
    Regions moved = Regions.of(board).with(1, 2).with(6, 1);
    assertThat(Regions.fit(board)).isTrue();
    assertThat(moved.whole().map(Board::name))
        .contains("4x4/1222111233443344+consecutive=r1c1r1c2+cage5=r4c3r4c4");
  }

  @Test
  void emptyOnesHaveNoCell() {
    assertThat(boxes.cleared().count(Regions.NONE)).isEqualTo(16);
    assertThat(boxes.cleared().uneven()).containsExactly(1, 2, 3, 4);
  }
}
