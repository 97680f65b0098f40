package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.picture.Shape.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RayMarksTest {
  private static List<Shape> behind(String rules) {
    Board board = Boards.named("6x6+" + rules).orElseThrow();
    return new RuleMarks(board).behind();
  }

  private static List<Point> points(List<Shape> shapes) {
    return shapes.stream()
        .filter(Shape.Way.class::isInstance)
        .flatMap(shape -> ((Shape.Way) shape).points().stream())
        .toList();
  }

  private static List<Shape> rings(List<Shape> shapes) {
    return shapes.stream().filter(Shape.Ring.class::isInstance).toList();
  }

  @Test
  void anArrowToTheEdgeStaysInTheCellOfItsCircle() {
    List<Shape> shapes =
        behind("regionarrow=r3c3r2c3r1c3r4c3r5c3r6c3r3c2r3c1r3c4r3c5r3c6+regionarrow=r3c4r3c5r3c6");
    assertThat(rings(shapes)).hasSize(2);
    assertThat(points(shapes)).allMatch(point -> point.x() > 2 && point.x() < 4);
    assertThat(points(shapes)).allMatch(point -> point.y() > 2 && point.y() < 3);
  }

  @Test
  void anArrowThatEndsBeforeTheEdgeIsAsLongAsItsCells() {
    assertThat(points(behind("regionarrow=r3c1r3c2r3c3"))).contains(new Point(2.5, 2.5));
  }

  @Test
  void aLongArrowIsInterruptedByOtherCircles() {
    List<Shape> shapes = behind("regionarrow=r3c1r3c2r3c3r3c4+regionarrow=r3c3r2c3r1c3");
    Point circle = new Point(2.5, 2.5);
    assertThat(points(shapes))
        .allMatch(point -> Math.hypot(point.x() - circle.x(), point.y() - circle.y()) > 0.32);
    assertThat(points(shapes)).contains(new Point(3.5, 2.5));
  }

  @Test
  void aCountOfNeighboursHasShortLines() {
    List<Shape> shapes = behind("regioncount=r1c1r1c2r2c1r2c2");
    assertThat(rings(shapes)).hasSize(1);
    assertThat(points(shapes)).hasSize(6).allMatch(point -> point.x() < 1 && point.y() < 1);
  }

  /** Two of three cells in a row are counted, and the one between them is not. */
  @Test
  void aLongLineShowsWhichCellsOnItAreCounted() {
    List<Shape> shapes = behind("regioncount=r3c1r3c2r3c4");
    assertThat(rings(shapes))
        .hasSize(3)
        .extracting(ring -> ((Shape.Ring) ring).x())
        .containsExactlyInAnyOrder(0.5, 1.5, 3.5);
    assertThat(points(shapes)).hasSize(2).contains(new Point(3.5, 2.5));
    assertThat(rings(behind("regioncount=r3c1r3c2r2c3"))).hasSize(2);
  }

  @Test
  void aBoardWithoutRaysHasNone() {
    assertThat(RayMarks.of(Boards.named("6x6+arrow1=r1c1r1c2r1c3").orElseThrow())).isEmpty();
  }

  @Test
  void aCellWithTwoKindsOfCirclesShowsOneRing() {
    List<Shape> shapes = behind("arrow1=r1c1r1c2r1c3+regionarrow=r1c1r2c1r3c1r4c1r5c1r6c1");
    assertThat(rings(shapes)).hasSize(1);
  }
}
