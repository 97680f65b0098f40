package cluewright.strategy.word;

import cluewright.strategy.core.About;
import cluewright.strategy.core.Glance;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.word.RuleLook.Sight;

/**
 * Eliminates what the shape of one drawn rule and its number exclude, whatever stands anywhere: the
 * bulb of a thermometer of four cells is at most 6, and no 5 stands on a whispers line.
 */
public final class RuleShapes {
  private static final Variant VARIANT = Glance.SHAPE.variant("rule-shape");

  public static final Strategy STRATEGY =
      Strategy.of(
          About.of(Group.RULES, VARIANT).with(Limit.DRAWN),
          (strategy, board) -> new LookFinder(strategy, board, Sight.SHAPE, any -> VARIANT));

  private RuleShapes() {}
}
