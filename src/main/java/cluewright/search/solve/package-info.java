/**
 * Holds the search for the solutions of a given puzzle, where counting alone takes too long.
 *
 * <p>Begin with {@link cluewright.search.solve.UniqueSolution}.
 */
package cluewright.search.solve;
