package cluewright.strategy.word;

import cluewright.strategy.core.About;
import cluewright.strategy.core.Glance;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.word.RuleLook.Sight;
import java.util.List;

/**
 * Eliminates a candidate that is in no combination of candidates that obeys one drawn rule, such as
 * an arrow or a sandwich, or that a cell of a line excludes whichever of its candidates it takes.
 *
 * <p>Whatever goes later, it is still in no combination, so this is monotone. It is not stated as
 * rules: a rule of many cells has too many sets of premises.
 */
public final class RuleCombinations {
  private static final String ID = "rule-combinations";
  private static final Variant OF_PAIR = Glance.PAIR.variant("rule-pair");
  private static final Variant OF_FEW = Glance.FEW.variant(ID);
  private static final Variant OF_MANY = Glance.MANY.variant("wide-rule-combinations");

  public static final Strategy STRATEGY =
      Strategy.of(
          new About(ID, Group.RULES, 1, List.of(OF_PAIR, OF_FEW, OF_MANY)).with(Limit.DRAWN),
          (strategy, board) ->
              new LookFinder(strategy, board, Sight.CANDIDATES, RuleCombinations::form));

  private RuleCombinations() {}

  private static Variant form(int emptyCells) {
    return switch (Glance.atCandidates(emptyCells)) {
      case FEW -> OF_FEW;
      case MANY -> OF_MANY;
      default -> OF_PAIR;
    };
  }
}
