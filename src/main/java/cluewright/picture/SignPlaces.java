package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.rule.Form;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape.Point;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where on a board a drawn rule can be pointed at without another being meant: on its dot, letter
 * or number, between the first two cells of its line, on the circle of its rays, or at the top of
 * its first cell.
 */
public final class SignPlaces {
  private static final double RIGHT = 0.6;
  private static final double TOP = 0.1;

  private final Board board;
  private final Map<Rule, Point> places;

  public SignPlaces(Board board) {
    this.board = board;
    this.places = new HashMap<>(new RuleMarks(board).places());
    places.putAll(new OutsideMarks(board).places());
  }

  public Point of(Rule rule) {
    return Optional.ofNullable(places.get(rule)).orElseGet(() -> onShape(rule));
  }

  private Point onShape(Rule rule) {
    if (rule.kind().mark() instanceof Mark.Corner) {
      return middle(rule.cells());
    }
    List<Integer> part = rule.kind().parts(rule).get(0);
    if (rule.kind().mark() instanceof Mark.Rays) {
      return RayMarks.place(middle(part.subList(0, 1)), middle(part.subList(1, 2)));
    }
    if (rule.kind().form() == Form.LINE && part.size() > 1) {
      return middle(part.subList(0, 2));
    }
    int first = rule.cells().get(0);
    return new Point(board.column(first) + RIGHT, board.row(first) + TOP);
  }

  private Point middle(List<Integer> cells) {
    return new Point(
        0.5 + cells.stream().mapToInt(board::column).average().orElseThrow(),
        0.5 + cells.stream().mapToInt(board::row).average().orElseThrow());
  }
}
