/**
 * The words in which something to print is asked for: an edition with its entries, style, paper and
 * colours. What is made of them is in the packages inside.
 *
 * <p>Begin with {@link cluewright.print.Edition}.
 */
package cluewright.print;
