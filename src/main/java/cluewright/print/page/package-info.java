/**
 * Lays out pages of puzzles: how many go on one, how large they are, and the words around them.
 *
 * <p>Begin with {@link cluewright.print.page.PuzzlePlan}.
 */
package cluewright.print.page;
