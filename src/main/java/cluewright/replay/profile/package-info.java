/**
 * Describes what a puzzle is like to solve: how much is open at each step, where nothing easy is
 * left, and how steps wait for each other. It gives no grade; {@link cluewright.replay.rating}
 * does.
 *
 * <p>Begin with {@link cluewright.replay.profile.Profile}.
 */
package cluewright.replay.profile;
