/**
 * The replay of a solution: steps, sentences, time line, hints, and saving as a film. {@link
 * cluewright.replay} finds the steps; here they are only shown.
 *
 * <p>Begin with {@link cluewright.studio.replay.ReplayViewModel}.
 */
package cluewright.studio.replay;
