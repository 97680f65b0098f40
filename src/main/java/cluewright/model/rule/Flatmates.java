package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;

/**
 * Dutch flatmates: every middle digit, a 5 of nine, stands below a smallest or above a largest one.
 */
final class Flatmates extends Kind {
  private static final int FEWEST_DIGITS = 3;

  Flatmates() {
    super("flatmates", Form.BOARD, new Mark.None());
  }

  @Override
  public String several() {
    return words();
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    if (layout.digits() % 2 == 0 || layout.digits() < FEWEST_DIGITS) {
      return List.of();
    }
    List<Primitive> meaning = new ArrayList<>();
    for (int cell = 0; cell < layout.cells(); cell++) {
      List<Integer> cells = new ArrayList<>();
      for (int row = layout.row(cell) - 1; row <= layout.row(cell) + 1; row++) {
        if (layout.has(row, layout.column(cell))) {
          cells.add(layout.cell(row, layout.column(cell)));
        }
      }
      meaning.add(new Primitive.Word(cells, automaton(layout, cells.size(), cells.indexOf(cell))));
    }
    return meaning;
  }

  /**
   * Accepts other digits than the middle one at a place, and it beside one of its flatmates.
   *
   * @param place of the middle of the cells, which the upper one may lack
   */
  private static Automaton automaton(Layout layout, int length, int place) {
    long alone = 1;
    long together = 2;
    return Automaton.of(
        layout,
        length,
        0,
        (position, state, digit) -> {
          if (position < place) {
            return digit == layout.leastValue() ? together : 0;
          }
          if (position == place) {
            return digit != layout.middle() ? together : state == 0 ? alone : together;
          }
          return digit == layout.mostValue() ? together : state;
        },
        state -> state == together);
  }
}
