package cluewright.print.walk;

import cluewright.model.DigitSet;
import cluewright.print.block.Block;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Typeface;
import cluewright.replay.SolvingPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A solving path as rows of small boards, each with what it shows in words. A row stands on one
 * page whole; between rows there may be any gap.
 */
public final class WalkRows {
  private WalkRows() {}

  /**
   * All rows.
   *
   * @param width in points
   * @param typeface must stay open as long as rows are drawn
   */
  public static List<Block> of(
      SolvingPath path,
      WalkPlan plan,
      double width,
      Locale language,
      Typeface typeface,
      DigitSet digits) {
    double pitch = plan.columnWidth(width) + plan.gap();
    List<WalkCard> cards = cards(path, plan, width, language, typeface, digits);
    List<Block> rows = new ArrayList<>();
    for (int first = 0; first < cards.size(); first += plan.columns()) {
      int end = Math.min(first + plan.columns(), cards.size());
      rows.add(new Row(cards.subList(first, end), pitch));
    }
    return List.copyOf(rows);
  }

  /** The cards of the rows, in the order of the path. */
  static List<WalkCard> cards(
      SolvingPath path,
      WalkPlan plan,
      double width,
      Locale language,
      Typeface typeface,
      DigitSet digits) {
    double column = plan.columnWidth(width);
    Function<WalkStep, WalkCard> set =
        step -> WalkCard.of(step, plan, column, language, typeface, digits);
    return WalkStep.all(path, plan.singles()).stream()
        .flatMap(step -> cards(step, path, set))
        .toList();
  }

  /**
   * One card; or more, where the column has no room for all words of singles that share a board.
   */
  private static Stream<WalkCard> cards(
      WalkStep step, SolvingPath path, Function<WalkStep, WalkCard> set) {
    WalkCard card = set.apply(step);
    return card.words().isCut() && step.isShared()
        ? step.halves(path).stream().flatMap(half -> cards(half, path, set))
        : Stream.of(card);
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
