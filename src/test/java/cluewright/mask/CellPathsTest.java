package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import org.junit.jupiter.api.Test;

final class CellPathsTest {
  private static final Board BOARD = Boards.FOUR;

  private static Mask mask(String rows) {
    String cells = rows.replaceAll("\\s", "");
    return new Mask(BOARD, CellSet.where(16, cell -> cells.charAt(cell) == 'x'));
  }

  private static String drawn(CellSet cells) {
    return new Mask(BOARD, cells).line().replaceAll("(.{4})(?=.)", "$1 ");
  }

  @Test
  void aLineOfOneCellIsThatCell() {
    assertThat(CellPaths.line(BOARD, 5, 5)).isEqualTo(CellSet.of(5));
  }

  @Test
  void aLineGoesStraightInAllDirections() {
    assertThat(drawn(CellPaths.line(BOARD, 0, 15))).isEqualTo("x... .x.. ..x. ...x");
    assertThat(drawn(CellPaths.line(BOARD, 12, 3))).isEqualTo("...x ..x. .x.. x...");
    assertThat(drawn(CellPaths.line(BOARD, 4, 7))).isEqualTo(".... xxxx .... ....");
    assertThat(drawn(CellPaths.line(BOARD, 14, 2))).isEqualTo("..x. ..x. ..x. ..x.");
    assertThat(drawn(CellPaths.line(BOARD, 0, 7))).isEqualTo("xx.. ..xx .... ....");
  }

  @Test
  void aRectangleIsItsEdgeWhicheverCornersAreGiven() {
    String edge = "xxx. x.x. xxx. ....";
    assertThat(drawn(CellPaths.rectangle(BOARD, 0, 10))).isEqualTo(edge);
    assertThat(drawn(CellPaths.rectangle(BOARD, 10, 0))).isEqualTo(edge);
    assertThat(drawn(CellPaths.rectangle(BOARD, 2, 8))).isEqualTo(edge);
    assertThat(drawn(CellPaths.rectangle(BOARD, 6, 6))).isEqualTo(".... ..x. .... ....");
  }

  @Test
  void anAreaEndsAtTheOtherKindAndDoesNotPassCorners() {
    Mask mask = mask("..x. .x.. x... ....");
    assertThat(drawn(CellPaths.area(mask, 0))).isEqualTo("xx.. x... .... ....");
    assertThat(drawn(CellPaths.area(mask, 15))).isEqualTo("...x ..xx .xxx xxxx");
    assertThat(drawn(CellPaths.area(mask, 5))).isEqualTo(".... .x.. .... ....");
  }

  @Test
  void neighboursStayOnTheBoard() {
    assertThat(CellPaths.sides(BOARD, 0)).isEqualTo(CellSet.of(1, 4));
    assertThat(CellPaths.corners(BOARD, 0)).isEqualTo(CellSet.of(5));
    assertThat(CellPaths.sides(BOARD, 7)).isEqualTo(CellSet.of(3, 6, 11));
    assertThat(CellPaths.corners(BOARD, 7)).isEqualTo(CellSet.of(2, 10));
  }
}
