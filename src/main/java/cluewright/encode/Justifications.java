package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * Encodes what may be known after a step, given what was known before: the rules as clauses.
 *
 * <p>A variable for each application of a rule implies its premises in the layer before; what the
 * layer after knows implies that it was known, or that something which concludes it was applied.
 * With both layers the same, this is the step-free relaxation.
 */
public final class Justifications {
  private final Mask mask;
  private final Board board;
  private final Placements placements;
  private final List<Set<Integer>> candidateSets;
  private final List<Rule> eliminations;
  private final Parts parts;

  /** Arranges the rules; this costs more than writing a step, so reuse it for several encodings. */
  public Justifications(Mask mask, StrategySet strategies, Stop stop) {
    this.mask = mask;
    this.board = mask.board();
    List<Rule> rules = new ArrayList<>();
    strategies.rules(
        board,
        rule -> {
          stop.throwIfStopped();
          rules.add(rule);
        });
    this.placements = new Placements(rules, mask);
    this.candidateSets = placements.candidateSets();
    this.eliminations = rules.stream().filter(rule -> !rule.places() && changesOpen(rule)).toList();
    this.parts = new Parts(eliminations, board, stop);
  }

  Mask mask() {
    return mask;
  }

  private boolean changesOpen(Rule rule) {
    for (int i = 0; i < rule.conclusionCount(); i++) {
      if (!mask.contains(board.cellOf(rule.conclusion(i)))) {
        return true;
      }
    }
    return false;
  }

  void write(SolutionGrid grid, Layer before, Layer after, Clauses out) {
    boolean isOneLayer = before == after;
    writePlacements(
        grid,
        before,
        after.when(),
        isOneLayer ? cell -> Layer.FALSE : before::placed,
        after::placed,
        out);
    writeEliminations(before, after, out);
  }

  /**
   * Writes a last step, after which every cell must be placed; nothing else about it is encoded.
   */
  void writeLast(SolutionGrid grid, Layer before, Clauses out) {
    writePlacements(grid, before, before.whenNext(), before::placed, cell -> Layer.TRUE, out);
  }

  private void writePlacements(
      SolutionGrid grid,
      Layer before,
      String when,
      IntUnaryOperator placedBefore,
      IntUnaryOperator placedAfter,
      Clauses out) {
    Map<Set<Integer>, Integer> onlyOneLeft = new HashMap<>();
    for (Set<Integer> candidates : candidateSets) {
      onlyOneLeft.put(candidates, onlyOneLeft(grid, candidates, before, when, out));
    }
    Clause[] placed = new Clause[board.cells()];
    Arrays.setAll(placed, cell -> new Clause().or(-placedAfter.applyAsInt(cell)));
    for (Placements.Way way : placements.ways()) {
      placed[way.cell()].or(
          way.isSameForAllDigits(board)
              ? onlyOneLeft.get(way.candidatesByDigit().get(1))
              : placedThisWay(grid, way, onlyOneLeft, when, out));
    }
    mask.open().forEach(cell -> placed[cell].or(placedBefore.applyAsInt(cell)).addTo(out));
  }

  /** A variable that implies that of these candidates only the solution's remains. */
  private int onlyOneLeft(
      SolutionGrid grid, Set<Integer> candidates, Layer before, String when, Clauses out) {
    int left = out.newVariable(() -> "l(" + Meanings.candidates(board, candidates) + when);
    for (int candidate : candidates) {
      if (!mask.contains(board.cellOf(candidate))) {
        out.add(-left, before.eliminated(candidate), grid.literal(candidate));
      }
    }
    return left;
  }

  private int placedThisWay(
      SolutionGrid grid,
      Placements.Way way,
      Map<Set<Integer>, Integer> onlyOneLeft,
      String when,
      Clauses out) {
    int applied = out.newVariable(() -> "w(" + board.label(way.cell()) + "," + way.houses() + when);
    for (int digit = 1; digit <= board.digits(); digit++) {
      Set<Integer> candidates = way.candidatesByDigit().get(digit);
      new Clause()
          .or(-applied)
          .or(-grid.literal(way.cell(), digit))
          .or(candidates == null ? Layer.FALSE : onlyOneLeft.get(candidates))
          .addTo(out);
    }
    return applied;
  }

  private void writeEliminations(Layer before, Layer after, Clauses out) {
    Clause[] eliminated = new Clause[board.candidates()];
    Arrays.setAll(eliminated, candidate -> new Clause().or(-after.eliminated(candidate)));
    int[] partsGone = partsGone(before, after.when(), out);
    for (int number = 0; number < eliminations.size(); number++) {
      Rule rule = eliminations.get(number);
      int applied = out.newVariable(() -> "r(" + Meanings.rule(board, rule) + after.when());
      for (int part : parts.ofRule(number)) {
        out.add(-applied, partsGone[part]);
      }
      if (parts.ofRule(number).length == 0) {
        rule.forEachPremise(premise -> out.add(-applied, before.eliminated(premise)));
      }
      rule.forEachConclusion(candidate -> eliminated[candidate].or(applied));
    }
    after.openCandidates(
        candidate -> {
          after.orForced(candidate, eliminated[candidate]);
          eliminated[candidate]
              .or(before == after ? Layer.FALSE : before.eliminated(candidate))
              .addTo(out);
        });
  }

  /** For each part, a variable that implies that all its candidates are eliminated. */
  private int[] partsGone(Layer before, String when, Clauses out) {
    return parts.all().stream()
        .mapToInt(
            part -> {
              int gone = out.newVariable(() -> "a(" + Meanings.candidates(board, part) + when);
              part.forEach(candidate -> out.add(-gone, before.eliminated(candidate)));
              return gone;
            })
        .toArray();
  }
}
