package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Windoku: windows hold every digit. They are rectangles as large as a box, one cell from the
 * border and from each other. On 9x9 there are four.
 */
final class Windoku extends Kind {
  Windoku() {
    super("windoku", Form.BOARD, new Mark.Tint());
  }

  @Override
  public String word() {
    return "window";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int high = layout.boxRows();
    int wide = layout.boxColumns();
    List<Primitive> windows = new ArrayList<>();
    for (int top = 1; high > 0 && top + high < layout.rows(); top += high + 1) {
      for (int left = 1; left + wide < layout.columns(); left += wide + 1) {
        int row = top;
        int column = left;
        windows.add(
            new Primitive.Differ(
                IntStream.range(0, high * wide)
                    .mapToObj(i -> layout.cell(row + i / wide, column + i % wide))
                    .toList()));
      }
    }
    return windows;
  }
}
