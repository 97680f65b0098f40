package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/** Sudoku X: both diagonals hold every digit. */
final class Diagonals extends Kind {
  Diagonals() {
    super("x", "diagonals", Form.BOARD, new Mark.Diagonal());
  }

  @Override
  public String word() {
    return "diagonal";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int last = layout.rows() - 1;
    return layout.isSquare()
        ? List.of(
            new Primitive.Differ(
                IntStream.rangeClosed(0, last).mapToObj(i -> layout.cell(i, i)).toList()),
            new Primitive.Differ(
                IntStream.rangeClosed(0, last).mapToObj(i -> layout.cell(i, last - i)).toList()))
        : List.of();
  }
}
