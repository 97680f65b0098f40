package cluewright.model.rule;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Anti-taxicab: no two cells that are as many steps to the side, up or down apart as a digit says
 * both hold this digit.
 */
final class AntiTaxicab extends Kind {
  AntiTaxicab() {
    super("taxicab", "anti-taxicab", Form.BOARD, new Mark.None());
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return IntStream.range(0, layout.cells())
        .boxed()
        .flatMap(
            first ->
                IntStream.range(first + 1, layout.cells())
                    .filter(second -> steps(layout, first, second) <= layout.mostValue())
                    .<Primitive>mapToObj(second -> pair(layout, first, second)))
        .toList();
  }

  private static int steps(Layout layout, int first, int second) {
    return Math.abs(layout.row(first) - layout.row(second))
        + Math.abs(layout.column(first) - layout.column(second));
  }

  private static Primitive pair(Layout layout, int first, int second) {
    int steps = steps(layout, first, second);
    return new Primitive.Pair(first, second, PairTable.of(layout, (a, b) -> a != b || a != steps));
  }
}
