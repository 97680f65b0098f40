/**
 * Rates puzzles on the scales of HoDoKu and Sudoku Explainer, by solving in the order of these
 * programs. It reads no file and knows no level but theirs; command line, studio and paper show its
 * results.
 *
 * <p>Begin with {@link cluewright.replay.rating.Rater}.
 */
package cluewright.replay.rating;
