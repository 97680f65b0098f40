package cluewright.strategy.core;

import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * An instance of a strategy on a board: if every premise is eliminated, the conclusions hold.
 *
 * <p>Premises and conclusions are candidates, numbered by {@link cluewright.model.Board#candidate}.
 * A premise is met when its candidate is eliminated, for whatever reason, and then stays met, so
 * rules are monotone: the closure under a set of rules does not depend on their order (paper,
 * section 3). The houses, cells and digits are the evidence that a person is shown.
 */
public final class Rule {

  /** The kind of conclusion of a rule. */
  private enum Effect {
    /** The single conclusion is placed. */
    PLACE,
    /** The conclusions are eliminated. */
    ELIMINATE
  }

  private final Strategy strategy;
  private final List<House> houses;
  private final CellSet cells;
  private final int digits;
  private final Effect effect;
  private final int[] premises;
  private final int[] conclusions;

  private Rule(
      Strategy strategy, Evidence evidence, Effect effect, int[] premises, int[] conclusions) {
    this.strategy = strategy;
    this.houses = evidence.houses;
    this.cells = evidence.cells;
    this.digits = evidence.digits;
    this.effect = effect;
    this.premises = premises;
    this.conclusions = conclusions;
  }

  /**
   * The argument for a rule, for users.
   *
   * @param houses the houses that the argument is about
   * @param cells the cells of the pattern
   * @param digits the digits of the pattern, as a set
   */
  public record Evidence(List<House> houses, CellSet cells, int digits) {}

  public static Rule place(Strategy strategy, Evidence evidence, int[] premises, int candidate) {
    return new Rule(strategy, evidence, Effect.PLACE, premises, new int[] {candidate});
  }

  public static Rule eliminate(
      Strategy strategy, Evidence evidence, int[] premises, int[] candidates) {
    return new Rule(strategy, evidence, Effect.ELIMINATE, premises, candidates);
  }

  public Strategy strategy() {
    return strategy;
  }

  public List<House> houses() {
    return houses;
  }

  public CellSet cells() {
    return cells;
  }

  /** The digits of the pattern, as a set. */
  public int digits() {
    return digits;
  }

  public boolean places() {
    return effect == Effect.PLACE;
  }

  public int premiseCount() {
    return premises.length;
  }

  public int premise(int index) {
    return premises[index];
  }

  public void forEachPremise(IntConsumer action) {
    for (int premise : premises) {
      action.accept(premise);
    }
  }

  public int conclusionCount() {
    return conclusions.length;
  }

  public int conclusion(int index) {
    return conclusions[index];
  }

  public void forEachConclusion(IntConsumer action) {
    for (int conclusion : conclusions) {
      action.accept(conclusion);
    }
  }

  @Override
  public String toString() {
    return strategy.id() + " " + houses + " " + cells + " -> " + effect;
  }
}
