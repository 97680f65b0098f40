/**
 * Describes what is to be printed: an edition with its entries, style, paper and colours. What is
 * made of them is in the packages inside.
 *
 * <p>Begin with {@link cluewright.print.Edition}.
 */
package cluewright.print;
