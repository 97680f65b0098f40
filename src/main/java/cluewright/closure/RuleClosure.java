package cluewright.closure;

import cluewright.model.Board;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.word.RuleLook;
import cluewright.strategy.word.RuleLook.Sight;
import cluewright.strategy.word.RuleLooks;
import java.util.List;
import java.util.stream.Stream;

/**
 * A closure that also looks at drawn rules: at their shapes, bounds or combinations.
 *
 * <p>Where the closure inside is stuck, each rule whose candidates are not what the last look at it
 * saw is looked at again. After a state is taken back most of them are, so the candidates
 * themselves are compared, which need not be kept with the state.
 */
final class RuleClosure extends AlternatingClosure {
  static final StrategySet STRATEGIES =
      StrategySet.of(
          List.of(Catalogue.RULE_SHAPES, Catalogue.RULE_BOUNDS, Catalogue.RULE_COMBINATIONS));

  /** Stands for candidates that no cell has, so that a rule is looked at again. */
  private static final int NOT_SEEN = -1;

  private final List<RuleLook> looks;

  /** By look, the candidates of its cells that the last one saw, if it changed none of them. */
  private final int[][] seen;

  RuleClosure(Closure fast, List<RuleLook> looks) {
    super(fast);
    this.looks = looks;
    this.seen = looks.stream().map(look -> new int[look.cells().length]).toArray(int[][]::new);
  }

  /**
   * The looks that some strategies take at a board. Combinations see what bounds and shapes show;
   * and what the pairs of a rule exclude, naked singles and common peers see as well.
   */
  static List<RuleLook> looks(Board board, StrategySet strategies) {
    boolean pairsAreSeen =
        strategies.contains(Catalogue.NAKED_SINGLE) && strategies.contains(Catalogue.COMMON_PEERS);
    return sights(strategies)
        .flatMap(sight -> RuleLooks.of(board, sight).stream())
        .filter(look -> !(pairsAreSeen && look.isOfPairs()))
        .toList();
  }

  private static Stream<Sight> sights(StrategySet strategies) {
    if (strategies.contains(Catalogue.RULE_COMBINATIONS)) {
      return Stream.of(Sight.CANDIDATES);
    }
    return Stream.concat(
        strategies.contains(Catalogue.RULE_SHAPES) ? Stream.of(Sight.SHAPE) : Stream.of(),
        strategies.contains(Catalogue.RULE_BOUNDS) ? Stream.of(Sight.BOUNDS) : Stream.of());
  }

  /** Looks at every rule; true if anything changed. */
  @Override
  boolean conclude() {
    boolean changed = false;
    for (int look = 0; look < seen.length; look++) {
      changed |= !isAsSeen(look) && narrow(look);
    }
    return changed;
  }

  private boolean isAsSeen(int look) {
    int[] cells = looks.get(look).cells();
    for (int i = 0; i < cells.length; i++) {
      if (seen[look][i] != fast.candidates(cells[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean narrow(int number) {
    RuleLook look = looks.get(number);
    int[] cells = look.cells();
    look.look(fast::candidates);
    boolean changed = false;
    for (int i = 0; i < cells.length; i++) {
      seen[number][i] = fast.candidates(cells[i]);
      int gone = seen[number][i] & ~look.possible(i);
      if (gone != 0 && fast.placed(cells[i]) == 0) {
        fast.eliminate(cells[i], gone);
        changed = true;
      }
    }
    if (changed) {
      seen[number][0] = NOT_SEEN;
    }
    return changed;
  }
}
