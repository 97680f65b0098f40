/**
 * Strategies that look at one drawn rule at a time, such as a thermometer, an arrow or a sandwich:
 * at its shape, at bounds, or at combinations. Begin with {@link
 * cluewright.strategy.word.RuleLook}.
 */
package cluewright.strategy.word;
