/**
 * Chooses suitable engines for a request and generates puzzles with them; the one place that knows
 * them all.
 *
 * <p>Begin with {@link cluewright.search.engine.Generator}.
 */
package cluewright.search.engine;
