/**
 * Backward search: solution grids are made, and clues taken away as long as the rest is a puzzle,
 * by the methods of the literature.
 *
 * <p>Begin with {@link cluewright.lab.dig.DigMethod}.
 */
package cluewright.lab.dig;
