package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What may be known after a step, given what was known before it: the rules as clauses.
 *
 * <p>For each group of rules a variable "applied" implies the premises in the layer before; what
 * the layer after knows implies that it was known, or that something which concludes it was
 * applied. With both layers the same, this is the step-free relaxation.
 */
final class Justifications {
  private final Mask mask;
  private final Board board;
  private final List<RuleGroup> groups;

  Justifications(Mask mask, StrategySet strategies) {
    this.mask = mask;
    this.board = mask.board();
    this.groups = RuleGroup.of(strategies.rules(board), mask);
  }

  void write(SolutionGrid grid, Layer before, Layer after, Clauses out) {
    Clause[] placements = new Clause[board.cells()];
    Clause[] eliminations = new Clause[board.candidates()];
    Arrays.setAll(placements, cell -> new Clause().or(-after.placed(cell)));
    Arrays.setAll(eliminations, candidate -> new Clause().or(-after.eliminated(candidate)));
    for (RuleGroup group : groups) {
      int applied = out.newVariable();
      writePremises(grid, group, applied, before, out);
      if (group.places()) {
        placements[group.cell()].or(applied);
      }
      group.conclusions().forEach(candidate -> eliminations[candidate].or(applied));
    }
    for (int cell : mask.open().toArray()) {
      placements[cell].or(before == after ? Layer.FALSE : before.placed(cell)).addTo(out);
      for (int digit = 1; digit <= board.digits(); digit++) {
        int candidate = board.candidate(cell, digit);
        after.peersDigit(candidate, eliminations[candidate]);
        eliminations[candidate]
            .or(after.placed(cell))
            .or(before == after ? Layer.FALSE : before.eliminated(candidate))
            .addTo(out);
      }
    }
  }

  private void writePremises(
      SolutionGrid grid, RuleGroup group, int applied, Layer before, Clauses out) {
    for (Map.Entry<Integer, Integer> entry : group.digitsByPremise().entrySet()) {
      int eliminated = before.eliminated(entry.getKey());
      for (List<Integer> meant : whenNeeded(grid, group, entry.getValue())) {
        Clause clause = new Clause().or(-applied).or(eliminated);
        meant.forEach(clause::or);
        clause.addTo(out);
      }
    }
  }

  /** The clauses' parts that say "or the solution has none of these digits in the group's cell". */
  private List<List<Integer>> whenNeeded(SolutionGrid grid, RuleGroup group, int digits) {
    if (!group.places()) {
      return List.of(List.of());
    }
    List<List<Integer>> each = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int digit = 1; digit <= board.digits(); digit++) {
      if ((digits >>> (digit - 1) & 1) != 0) {
        each.add(List.of(-grid.literal(group.cell(), digit)));
      } else {
        others.add(grid.literal(group.cell(), digit));
      }
    }
    return each.size() <= others.size() ? each : List.of(others);
  }
}
