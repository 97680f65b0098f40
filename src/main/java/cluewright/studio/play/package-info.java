/**
 * Solving a puzzle by hand: digits, pencil marks, colours, lines, hints, checks and the timer. Its
 * hints come from the replay. No act of a game is an act of the design; only the test play that it
 * was is kept with the puzzle.
 *
 * <p>Begin with {@link cluewright.studio.play.PlayViewModel}.
 */
package cluewright.studio.play;
