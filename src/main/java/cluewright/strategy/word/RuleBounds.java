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
 * Eliminates what one drawn rule excludes beside the least and the greatest digit that its cells
 * can have: a thermometer grows on from a cell that is at least 4, and the circle of an arrow is at
 * least the sum of the least digits of its shaft.
 *
 * <p>All digits between the least and the greatest are taken for possible, and these only come
 * closer, so this is monotone.
 */
public final class RuleBounds {
  private static final String ID = "rule-bounds";
  private static final Variant OF_FEW = Glance.BOUNDS.variant(ID);
  private static final Variant OF_MANY = Glance.WIDE_BOUNDS.variant("wide-rule-bounds");

  public static final Strategy STRATEGY =
      Strategy.of(
          new About(ID, Group.RULES, List.of(OF_FEW, OF_MANY)).with(Limit.DRAWN),
          (strategy, board) -> new LookFinder(strategy, board, Sight.BOUNDS, RuleBounds::form));

  private RuleBounds() {}

  private static Variant form(int emptyCells) {
    return Glance.atBounds(emptyCells) == Glance.BOUNDS ? OF_FEW : OF_MANY;
  }
}
