/**
 * Editing the digits of a puzzle by hand, and what is known of them at each moment: their
 * solutions, the clues that may go, and what another digit would do.
 *
 * <p>Begin with {@link cluewright.studio.digits.DigitsViewModel}; {@link
 * cluewright.studio.digits.Survey} finds out what it shows.
 */
package cluewright.studio.digits;
