/**
 * Holds the ratings of the project's puzzles, and the line that says how difficult the one on
 * display is. {@link cluewright.replay.rating} works them out, away from the UI thread.
 *
 * <p>Begin with {@link cluewright.studio.rating.RatingsViewModel}.
 */
package cluewright.studio.rating;
