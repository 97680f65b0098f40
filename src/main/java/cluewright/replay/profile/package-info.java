/**
 * Tells what a puzzle is like for the person who solves it: how much is open at each step, where
 * nothing easy is left, and how far steps wait for each other. It gives no grade; {@link
 * cluewright.replay.rating} does.
 *
 * <p>Begin with {@link cluewright.replay.profile.Profile}.
 */
package cluewright.replay.profile;
