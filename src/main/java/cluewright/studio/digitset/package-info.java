/**
 * The choice of how the digits of a puzzle are shown: by default, in another notation, or as custom
 * characters.
 *
 * <p>Begin with {@link cluewright.studio.digitset.DigitSetViewModel}.
 */
package cluewright.studio.digitset;
