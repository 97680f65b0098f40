/**
 * The templates: all placements of a digit on the whole board, overlaid. It follows only placements
 * that the candidates allow, and gives a digit up while these are too many.
 *
 * <p>Begin with {@link cluewright.strategy.overlay.Templates}.
 */
package cluewright.strategy.overlay;
