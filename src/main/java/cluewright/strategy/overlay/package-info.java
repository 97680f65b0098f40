/**
 * Holds the templates: all placements of one digit on the whole board, laid over each other. It
 * follows only placements that the candidates allow, and gives a digit up while these are too many.
 *
 * <p>Begin with {@link cluewright.strategy.overlay.Templates}.
 */
package cluewright.strategy.overlay;
