package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;

/** Pairs of cells that a move in chess joins. */
final class ChessMoves {
  private ChessMoves() {}

  /**
   * Every cell differs from those that lie so many rows below it and so many columns beside it, to
   * either side.
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
