package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines of boards that have no cell at some places. */
final class GridLinesTest {
  private static final Board SAMURAI = Boards.named("samurai").orElseThrow();

  @Test
  void eachOfOverlappingGridsHasAnOutline() {
    assertThat(GridLines.of(SAMURAI))
        .filteredOn(shape -> shape.sign() == Sign.FRAME)
        .containsExactly(
            new Shape.Outline(Sign.FRAME, 0, 0, 9, 9),
            new Shape.Outline(Sign.FRAME, 12, 0, 9, 9),
            new Shape.Outline(Sign.FRAME, 6, 6, 9, 9),
            new Shape.Outline(Sign.FRAME, 0, 12, 9, 9),
            new Shape.Outline(Sign.FRAME, 12, 12, 9, 9));
    assertThat(GridLines.of(Boards.NINE))
        .filteredOn(shape -> shape.sign() == Sign.FRAME)
        .containsExactly(new Shape.Outline(Sign.FRAME, 0, 0, 9, 9));
  }

  @Test
  void eachLineOfCellsBelowTheGridHasAFrame() {
    assertThat(GridLines.of(Boards.named("4x4-beside6").orElseThrow()))
        .filteredOn(shape -> shape.sign() == Sign.FRAME)
        .containsExactly(
            new Shape.Outline(Sign.FRAME, 0, 5, 4, 1),
            new Shape.Outline(Sign.FRAME, 0, 6, 2, 1),
            new Shape.Outline(Sign.FRAME, 0, 0, 4, 4));
  }

  @Test
  void nothingIsDrawnWhereThereIsNoCell() {
    List<Shape.Line> lines =
        GridLines.of(SAMURAI).stream()
            .filter(Shape.Line.class::isInstance)
            .map(Shape.Line.class::cast)
            .toList();

    assertThat(lines)
        .noneMatch(line -> crosses(line, 9.5, 3) || crosses(line, 3, 9.5) || crosses(line, 18, 10));
    assertThat(lines).anyMatch(line -> crosses(line, 9.5, 8));
  }

  /** True if a line runs through a place between the corners of cells, up or down, or across it. */
  private static boolean crosses(Shape.Line line, double x, double y) {
    return Math.min(line.x1(), line.x2()) <= x
        && Math.max(line.x1(), line.x2()) >= x
        && Math.min(line.y1(), line.y2()) <= y
        && Math.max(line.y1(), line.y2()) >= y;
  }

  @Test
  void bordersPartCellsThatAreKnownToLieInDifferentRegions() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    int[] regions = {1, 1, 1, 2, 3, 1, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0};
    assertThat(borders(board, regions))
        .containsExactlyInAnyOrder(
            new Shape.Line(Sign.BOXES, 3, 0, 3, 1),
            new Shape.Line(Sign.BOXES, 0, 1, 1, 1),
            new Shape.Line(Sign.BOXES, 2, 1, 3, 1),
            new Shape.Line(Sign.BOXES, 1, 1, 1, 2),
            new Shape.Line(Sign.BOXES, 2, 1, 2, 2));
    assertThat(borders(board, new int[16])).isEmpty();
    assertThat(GridLines.of(board))
        .isEqualTo(GridLines.of(Boards.named("4x4-latin").orElseThrow()));
  }

  private static List<Shape> borders(Board board, int[] regions) {
    return GridLines.withRegions(board, cell -> cell < 16 || cell >= 32 ? 4 : regions[cell - 16])
        .stream()
        .filter(shape -> shape.sign() == Sign.BOXES)
        .toList();
  }
}
