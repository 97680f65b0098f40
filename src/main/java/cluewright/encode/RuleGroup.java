package cluewright.encode;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.strategy.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Rules that can share one variable "this was applied", because the solution grid tells which of
 * them is meant.
 *
 * <p>An elimination rule stands alone. Placement rules for one cell in the same houses differ only
 * in their digit, and the digit that is placed is the solution's; so one variable says "this cell
 * was placed by this strategy there", and a premise is asked for only where the solution has the
 * digits that need it.
 *
 * @param cell the cell placed, or -1 for an elimination rule
 * @param digitsByPremise for each premise the digits of {@code cell} whose rule needs it, as a set;
 *     for an elimination rule the set is unused
 * @param conclusions the candidates eliminated; empty for a placement
 */
record RuleGroup(int cell, Map<Integer, Integer> digitsByPremise, List<Integer> conclusions) {

  boolean places() {
    return cell >= 0;
  }

  /** The groups of the rules that can still change something when the mask's cells are placed. */
  static List<RuleGroup> of(List<Rule> rules, Mask mask) {
    List<RuleGroup> groups = new ArrayList<>();
    Map<List<Object>, RuleGroup> placements = new LinkedHashMap<>();
    for (Rule rule : rules) {
      if (rule.places()) {
        addPlacement(rule, mask, placements);
      } else {
        addElimination(rule, mask, groups);
      }
    }
    for (RuleGroup group : placements.values()) {
      group.digitsByPremise.keySet().removeIf(premise -> isImplied(group, premise, mask));
    }
    groups.addAll(placements.values());
    return groups;
  }

  private static void addElimination(Rule rule, Mask mask, List<RuleGroup> groups) {
    Board board = mask.board();
    List<Integer> conclusions = new ArrayList<>();
    rule.forEachConclusion(
        conclusion -> {
          if (!mask.contains(board.cellOf(conclusion))) {
            conclusions.add(conclusion);
          }
        });
    if (!conclusions.isEmpty()) {
      Map<Integer, Integer> premises = new TreeMap<>();
      rule.forEachPremise(premise -> premises.put(premise, board.allDigits()));
      groups.add(new RuleGroup(-1, premises, conclusions));
    }
  }

  private static void addPlacement(Rule rule, Mask mask, Map<List<Object>, RuleGroup> placements) {
    Board board = mask.board();
    int cell = board.cellOf(rule.conclusion(0));
    if (mask.contains(cell)) {
      return;
    }
    int digit = 1 << (board.digitOf(rule.conclusion(0)) - 1);
    RuleGroup group =
        placements.computeIfAbsent(
            List.of(rule.strategy(), rule.houses(), cell),
            key -> new RuleGroup(cell, new TreeMap<>(), List.of()));
    rule.forEachPremise(premise -> group.digitsByPremise.merge(premise, digit, (a, b) -> a | b));
  }

  /** A clue in a house of the cell differs from the cell's digit anyway. */
  private static boolean isImplied(RuleGroup group, int premise, Mask mask) {
    Board board = mask.board();
    int other = board.cellOf(premise);
    int digits = group.digitsByPremise.get(premise);
    return mask.contains(other)
        && board.peers(group.cell).contains(other)
        && digits == 1 << (board.digitOf(premise) - 1);
  }
}
