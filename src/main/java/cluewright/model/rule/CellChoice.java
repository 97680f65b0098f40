package cluewright.model.rule;

import java.util.List;

/** Cells that may have only some digits, such as odd ones. */
final class CellChoice extends Kind {

  /** Tests whether a digit is one of those. */
  @FunctionalInterface
  interface Choice {
    /**
     * True if a value is one of them.
     *
     * @param layout of the board
     */
    boolean has(int value, Layout layout);
  }

  private final Choice choice;

  CellChoice(String id, Mark.Figure figure, Choice choice) {
    super(id, Form.REGION, new Mark.InCell(figure));
    this.choice = choice;
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
  List<Primitive> meaning(Rule rule, Layout layout) {
    int set = 0;
    for (int digit = 1; digit <= layout.digits(); digit++) {
      set |= choice.has(digit + layout.leastValue() - 1, layout) ? 1 << (digit - 1) : 0;
    }
    int chosen = set;
    return rule.cells().stream().<Primitive>map(cell -> new Primitive.Allow(cell, chosen)).toList();
  }
}
