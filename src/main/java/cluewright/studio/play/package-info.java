/**
 * Holds solving a puzzle by hand: digits, pencil marks, hints, checks and the timer. Its hints come
 * from the replay, and no act of a game is an act of the design.
 *
 * <p>Begin with {@link cluewright.studio.play.PlayViewModel}.
 */
package cluewright.studio.play;
