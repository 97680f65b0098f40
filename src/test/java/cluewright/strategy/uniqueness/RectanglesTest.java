package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ContractBoards;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.core.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RectanglesTest {

  @Test
  void itsCornersCanBeFilledInTwoWays() {
    for (Board board : ContractBoards.ALL) {
      int seen = 4 * SlowRectangles.exchangeable(board).size();
      assertThat(count(board)).isEqualTo(seen);
    }
    assertThat(count(Boards.NINE)).isEqualTo(4 * 486);
  }

  @Test
  void theNeighbourInTheBoxComesFirst() {
    int[] first = new Rectangles(Geometry.of(Boards.FOUR)).from(0)[0];

    assertThat(Arrays.stream(first).mapToObj(Boards.FOUR::label))
        .containsExactly("r1c1", "r1c2", "r3c1", "r3c2");
  }

  @Test
  void aHouseThatHoldsOneCornerMakesTheCornersUnexchangeable() {
    List<House> houses = new ArrayList<>(Boards.FOUR.houses());
    houses.add(new House(Kinds.BOX, 5, CellSet.of(0, 5, 10, 15), /* holdsEveryDigit= */ true));
    Board diagonal = new Board("diagonal", 4, 4, 4, houses);

    assertThat(count(diagonal)).isZero();
  }

  private static long count(Board board) {
    Rectangles rectangles = new Rectangles(Geometry.of(board));
    return IntStream.range(0, board.cells()).mapToLong(cell -> rectangles.from(cell).length).sum();
  }
}
