/**
 * Pages of puzzles: how many stand on one, how large, and the words around them.
 *
 * <p>Begin with {@link cluewright.print.page.PuzzlePlan}.
 */
package cluewright.print.page;
