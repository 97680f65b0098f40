/**
 * Fills the cells without a clue instead of those with one. What is chosen leaves a small problem
 * of its own, the residual, and where that has a second solution, so has every puzzle around it. A
 * branch ends there, and where no grid holds what is chosen. The walk knows neither clocks nor
 * threads; the lanes of the engine divide it among them.
 *
 * <p>Begin with {@link cluewright.search.dual.DualEngine}.
 */
package cluewright.search.dual;
