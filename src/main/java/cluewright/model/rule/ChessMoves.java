package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;

/** Pairs of cells that are one chess move apart. */
final class ChessMoves {
  private ChessMoves() {}

  /**
   * Makes every cell differ from those a number of rows below it and a number of columns to either
   * side.
   *
   * @param steps rows and columns in turn
   */
  static List<Primitive> differ(Layout layout, int... steps) {
    List<Primitive> pairs = new ArrayList<>();
    for (int cell = 0; cell < layout.cells(); cell++) {
      for (int i = 0; i < steps.length; i += 2) {
        int row = layout.row(cell) + steps[i];
        int column = layout.column(cell);
        for (int beside : new int[] {column - steps[i + 1], column + steps[i + 1]}) {
          if (layout.has(row, beside)) {
            pairs.add(new Primitive.Differ(List.of(cell, layout.cell(row, beside))));
          }
        }
      }
    }
    return pairs;
  }
}
