package cluewright.model.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A palindrome: its digits read the same from both ends. */
final class Palindrome extends Kind {
  Palindrome() {
    super("palindrome", Form.LINE, new Mark.Line(Mark.Paint.SILVER, Mark.Tip.NONE, Mark.Tip.NONE));
  }

  @Override
  public Optional<Character> key() {
    return Optional.of('P');
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    PairTable same = PairTable.of(layout, (a, b) -> a == b);
    List<Integer> cells = rule.cells();
    return IntStream.range(0, cells.size() / 2)
        .<Primitive>mapToObj(
            i -> new Primitive.Pair(cells.get(i), cells.get(cells.size() - 1 - i), same))
        .toList();
  }
}
