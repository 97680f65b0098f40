package cluewright.print;

import cluewright.replay.SolvingPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A solving path as rows of small boards, each with what it shows in words. A row stands on one
 * page whole; between rows there may be any gap.
 */
final class WalkRows {
  private WalkRows() {}

  /**
   * All rows.
   *
   * @param width in points
   * @param typeface must stay open as long as rows are drawn
   */
  static List<Block> of(
      SolvingPath path, WalkPlan plan, double width, Locale language, Typeface typeface) {
    double column = plan.columnWidth(width);
    List<WalkCard> cards =
        WalkStep.all(path, plan.singles()).stream()
            .map(step -> WalkCard.of(step, plan, column, language, typeface))
            .toList();
    List<Block> rows = new ArrayList<>();
    for (int first = 0; first < cards.size(); first += plan.columns()) {
      int end = Math.min(first + plan.columns(), cards.size());
      rows.add(new Row(cards.subList(first, end), column + plan.gap()));
    }
    return List.copyOf(rows);
  }

  /**
   * Cards side by side.
   *
   * @param pitch from the left edge of one to that of the next
   */
  private record Row(List<WalkCard> cards, double pitch) implements Block {

    @Override
    public double height() {
      return cards.stream().mapToDouble(Block::height).max().orElse(0);
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      for (int i = 0; i < cards.size(); i++) {
        cards.get(i).draw(canvas, left + i * pitch, top);
      }
    }
  }
}
