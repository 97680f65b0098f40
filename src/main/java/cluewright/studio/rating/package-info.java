/**
 * The ratings of the project's puzzles, and the line that shows that of the current one. {@link
 * cluewright.replay.rating} works them out, away from the UI thread.
 *
 * <p>Begin with {@link cluewright.studio.rating.RatingsViewModel}.
 */
package cluewright.studio.rating;
