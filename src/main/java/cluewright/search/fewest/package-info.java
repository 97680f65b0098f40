/**
 * Holds the search for the fewest clues of a given solution, after G. McGuire, B. Tugemann and G.
 * Civario, <i>There is no 16-Clue Sudoku</i> (2012): its unavoidable sets, and the clues that hit
 * them all.
 *
 * <p>Begin with {@link cluewright.search.fewest.FewestClues}.
 */
package cluewright.search.fewest;
