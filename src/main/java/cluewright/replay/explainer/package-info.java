/**
 * Sudoku Explainer's scale: its techniques in its order, with its ratings.
 *
 * <p>The behaviour is that of published descriptions, printed solving paths and lists of rated
 * puzzles; the code is ours.
 */
package cluewright.replay.explainer;
