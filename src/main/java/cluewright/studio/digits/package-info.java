/**
 * Editing a puzzle's digits by hand, with what is known about them at each moment: their solutions,
 * redundant clues, and the effect of other digits.
 *
 * <p>Begin with {@link cluewright.studio.digits.DigitsViewModel}; {@link
 * cluewright.studio.digits.DigitsCheck} finds out what it shows.
 */
package cluewright.studio.digits;
