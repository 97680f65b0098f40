/**
 * Walks every way to fill a mask, up to renaming digits and the symmetries of the mask. The tree
 * knows neither clocks nor threads; the lanes of the engine divide it among them.
 *
 * <p>Begin with {@link cluewright.search.exhaustive.ExhaustiveEngine}.
 */
package cluewright.search.exhaustive;
