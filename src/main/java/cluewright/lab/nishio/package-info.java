/**
 * Holds D. Eppstein's graph for the placements of one digit (<i>Solving Single-Digit Sudoku
 * Subproblems</i>, 2012, arXiv 1202.5074), beside the graph of the strategy Nishio and the overlay
 * of all placements.
 *
 * <p>Begin with {@link cluewright.lab.nishio.NishioTrial}.
 */
package cluewright.lab.nishio;
