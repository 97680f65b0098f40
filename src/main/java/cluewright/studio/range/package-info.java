/**
 * Holds the slider with two thumbs, for a range of numbers, and the line on which HoDoKu's scores
 * lie along it. It knows no feature.
 *
 * <p>Begin with {@link cluewright.studio.range.RangePicker}.
 */
package cluewright.studio.range;
