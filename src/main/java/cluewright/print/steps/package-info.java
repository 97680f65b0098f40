/**
 * Lays out the steps of a solution as rows of small boards with their reasons.
 *
 * <p>Begin with {@link cluewright.print.steps.StepRows}.
 */
package cluewright.print.steps;
