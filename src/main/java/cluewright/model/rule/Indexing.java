package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Cells whose digits say where a digit stands: a digit d of an indexing cell in column 3 says that
 * the 3 of this row stands in column d, and alike for rows.
 */
final class Indexing extends Kind {
  private final boolean isOfColumns;

  Indexing(String id, String words, boolean isOfColumns) {
    super(id, words, Form.REGION, mark(isOfColumns));
    this.isOfColumns = isOfColumns;
  }

  private static Mark mark(boolean isOfColumns) {
    return new Mark.InCell(isOfColumns ? Mark.Figure.OF_COLUMN : Mark.Figure.OF_ROW);
  }

  @Override
  public boolean isOfCells() {
    return true;
  }

  @Override
  public String several() {
    return id();
  }

  @Override
  public boolean dependsOnPlace() {
    return true;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return rule.cells().stream().flatMap(cell -> of(cell, layout).stream()).toList();
  }

  private List<Primitive> of(int cell, Layout layout) {
    int own = 1 + (isOfColumns ? layout.column(cell) : layout.row(cell));
    int places = isOfColumns ? layout.columns() : layout.rows();
    return IntStream.rangeClosed(layout.leastValue(), layout.mostValue())
        .<Primitive>mapToObj(
            value -> {
              boolean isPlace = value >= 1 && value <= places && own <= layout.mostValue();
              int target = isPlace ? target(cell, value, layout) : Layout.NO_CELL;
              int others = ~(1 << (value - layout.leastValue()));
              if (target == Layout.NO_CELL) {
                return new Primitive.Allow(cell, others);
              }
              return target == cell
                  ? new Primitive.Allow(cell, value == own ? -1 : others)
                  : new Primitive.Pair(
                      cell, target, PairTable.of(layout, (a, b) -> a != value || b == own));
            })
        .toList();
  }

  private int target(int cell, int digit, Layout layout) {
    return isOfColumns
        ? layout.cell(layout.row(cell), digit - 1)
        : layout.cell(digit - 1, layout.column(cell));
  }
}
