/**
 * Searches for the fewest clues of a board, grid by grid, by a walk over masks or by SAT4J, and for
 * the proof that fewer are not enough.
 *
 * <p>Begin with {@link cluewright.search.minimum.Minimum}.
 */
package cluewright.search.minimum;
