package cluewright.model.rule;

import java.util.ArrayList;
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
    List<PairTable> bySteps =
        IntStream.rangeClosed(0, layout.mostValue())
            .mapToObj(steps -> PairTable.of(layout, (a, b) -> a != b || a != steps))
            .toList();
    List<Primitive> meaning = new ArrayList<>();
    for (int first = 0; first < layout.cells(); first++) {
      for (int second = first + 1; second < layout.cells(); second++) {
        int steps = steps(layout, first, second);
        if (steps <= layout.mostValue()) {
          meaning.add(new Primitive.Pair(first, second, bySteps.get(steps)));
        }
      }
    }
    return meaning;
  }

  private static int steps(Layout layout, int first, int second) {
    return Math.abs(layout.row(first) - layout.row(second))
        + Math.abs(layout.column(first) - layout.column(second));
  }
}
