package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.picture.Shape.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SignPlacesTest {
  private static List<Point> places(String rules) {
    Board board = Boards.named("4x4+" + rules).orElseThrow();
    SignPlaces places = new SignPlaces(board);
    return board.drawn().stream().map(places::of).toList();
  }

  @Test
  void aDotIsPointedAtWhereItStands() {
    assertThat(places("consecutive=r2c2r2c3")).containsExactly(new Point(2, 1.5));
    assertThat(places("quadruple12=r1c1r1c2r2c1r2c2")).containsExactly(new Point(1, 1));
  }

  @Test
  void signsOnOneBorderArePointedAtOneByOne() {
    assertThat(places("consecutive=r2c2r2c3+v=r2c2r2c3"))
        .hasSize(2)
        .doesNotHaveDuplicates()
        .allMatch(place -> place.x() == 2);
  }

  @Test
  void aLineIsPointedAtBetweenCellsAndACageOnItsOutline() {
    assertThat(places("thermometer=r1c1r2c1r3c1")).containsExactly(new Point(0.5, 1));
    assertThat(places("cage5=r2c2r2c3"))
        .singleElement()
        .satisfies(place -> assertThat(place.x()).isBetween(1.5, 2.0))
        .satisfies(place -> assertThat(place.y()).isBetween(1.0, 1.2));
  }

  @Test
  void aCircleWithRaysIsPointedAtOnItsRim() {
    assertThat(places("regionarrow=r1c1r1c2r1c3r1c4+regionarrow=r1c2r1c1"))
        .hasSize(2)
        .doesNotHaveDuplicates();
  }

  @Test
  void aNumberOutsideIsPointedAtOutside() {
    assertThat(places("sandwich3=r2c1r2c2r2c3r2c4"))
        .singleElement()
        .satisfies(place -> assertThat(place.x()).isNegative())
        .satisfies(place -> assertThat(place.y()).isEqualTo(1.5));
  }
}
