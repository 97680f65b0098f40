package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/** One long diagonal holds every digit. */
final class OneDiagonal extends Kind {
  private final boolean isFalling;

  /**
   * @param isFalling whether it runs from the upper left to the lower right corner
   */
  OneDiagonal(String id, boolean isFalling) {
    super(id, Form.BOARD, new Mark.Diagonal());
    this.isFalling = isFalling;
  }

  @Override
  public String word() {
    return id() + " diagonal";
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int last = layout.rows() - 1;
    return layout.isSquare()
        ? List.of(
            new Primitive.Differ(
                IntStream.rangeClosed(0, last)
                    .mapToObj(i -> layout.cell(i, isFalling ? i : last - i))
                    .toList()))
        : List.of();
  }
}
