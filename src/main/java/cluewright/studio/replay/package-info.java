/**
 * Holds the player of a solution: the steps, their sentences, the time line, hints, and saving it
 * as a film. {@link cluewright.replay} finds the steps; here they are only shown.
 *
 * <p>Begin with {@link cluewright.studio.replay.ReplayViewModel}.
 */
package cluewright.studio.replay;
