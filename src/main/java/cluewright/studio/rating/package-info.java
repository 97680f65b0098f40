/**
 * Holds the line that says how difficult the puzzle on display is. {@link cluewright.replay.rating}
 * works it out, away from the UI thread.
 *
 * <p>Begin with {@link cluewright.studio.rating.RatingViewModel}.
 */
package cluewright.studio.rating;
