/**
 * The slider with two thumbs for a range of numbers, and the scale of HoDoKu's scores. It knows no
 * feature.
 *
 * <p>Begin with {@link cluewright.studio.range.RangePicker}.
 */
package cluewright.studio.range;
