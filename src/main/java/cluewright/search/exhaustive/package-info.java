/**
 * Walks every way to fill a mask, up to renaming digits and the symmetries of the mask. It knows
 * neither clocks nor threads; {@link cluewright.search} divides the tree among them.
 *
 * <p>Begin with {@link cluewright.search.exhaustive.ClueTree}.
 */
package cluewright.search.exhaustive;
