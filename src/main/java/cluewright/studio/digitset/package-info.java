/**
 * Lets the designer choose how people see the digits of a puzzle: usually, otherwise, or as
 * characters of their own.
 *
 * <p>Begin with {@link cluewright.studio.digitset.DigitSetViewModel}.
 */
package cluewright.studio.digitset;
