package cluewright.model;

import cluewright.model.rule.Form;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.util.List;

/** Drawn rules, for tests. */
public final class Drawn {
  private Drawn() {}

  /** A cage, with the sum 0 for none. */
  public static Rule cage(CellSet cells, int sum) {
    return new Rule(Kinds.CAGE, cells.stream().boxed().toList(), sum);
  }

  public static List<Rule> cages(Board board) {
    return board.rules(Kinds.CAGE);
  }

  /** The lines and signs of a board. */
  public static List<Rule> paths(Board board) {
    return board.drawn().stream().filter(rule -> rule.kind().form() != Form.REGION).toList();
  }
}
