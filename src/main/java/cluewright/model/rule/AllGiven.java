package cluewright.model.rule;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * All signs of some kinds that hold are given: between cells that share a side and have none of
 * these signs, none of them holds.
 */
final class AllGiven extends Kind {
  private final PairTable.Condition none;
  private final Set<Kind> signs;

  /**
   * @param none what holds where there is no sign
   * @param signs the kinds of the signs
   */
  AllGiven(String id, String words, PairTable.Condition none, Kind... signs) {
    super(id, words, Form.BOARD, new Mark.None());
    this.none = none;
    this.signs = Set.of(signs);
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return meaning(rule, layout, List.of());
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout, List<Rule> all) {
    Set<Set<Integer>> signed = new HashSet<>();
    for (Rule other : all) {
      if (signs.contains(other.kind())) {
        signed.add(Set.copyOf(other.cells()));
      }
    }
    PairTable table = PairTable.of(layout, none);
    return layout
        .sides()
        .filter(pair -> !signed.contains(Set.of(pair[0], pair[1])))
        .<Primitive>map(pair -> new Primitive.Pair(pair[0], pair[1], table))
        .toList();
  }
}
