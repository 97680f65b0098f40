/**
 * Links that open a puzzle on a website, for reading and writing. Most of them hold JSON, packed
 * into the letters of an address.
 *
 * <p>Begin with {@link cluewright.format.exchange.link.SudokuPadLink}.
 */
package cluewright.format.exchange.link;
