package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A renban line: its digits are consecutive and all different, in any order. */
final class Renban extends Kind {
  Renban() {
    super("renban", Form.LINE, new Mark.Line(Mark.Paint.PURPLE, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('R');
  }

  @Override
  public String word() {
    return "renban line";
  }

  @Override
  public String several() {
    return "renban";
  }

  @Override
  public int mostCells(Layout layout) {
    return layout.digits();
  }

  /**
   * Makes any two digits as close as consecutive ones must be, which is enough for different
   * digits.
   */
  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    int cells = rule.cells().size();
    List<Primitive> meaning = new ArrayList<>();
    meaning.add(new Primitive.Differ(rule.cells()));
    meaning.addAll(Primitive.betweenAll(rule.cells(), layout, (a, b) -> Math.abs(a - b) < cells));
    return meaning;
  }
}
