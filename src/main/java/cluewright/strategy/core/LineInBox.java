package cluewright.strategy.core;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A line and a box, by number, that share at least two cells. */
public record LineInBox(int line, int box) {
  private static final int FEWEST_CELLS = 2;

  /** All such pairs of a board, by row and then by column, each by box. */
  public static List<LineInBox> all(Geometry geometry) {
    return Stream.of(Kinds.ROW, Kinds.COLUMN)
        .flatMap(kind -> houses(geometry, kind))
        .flatMap(line -> houses(geometry, Kinds.BOX).map(box -> new LineInBox(line, box)))
        .filter(crossing -> crossing.isWide(geometry))
        .toList();
  }

  private static Stream<Integer> houses(Geometry geometry, Kind kind) {
    return IntStream.range(0, geometry.houses())
        .filter(house -> geometry.house(house).kind() == kind)
        .boxed();
  }

  private boolean isWide(Geometry geometry) {
    return geometry.house(line).cells().intersect(geometry.house(box).cells()).size()
        >= FEWEST_CELLS;
  }
}
