/**
 * Reads and writes links that open a puzzle on a site. Most of them hold JSON, packed into the
 * letters of an address.
 *
 * <p>Begin with {@link cluewright.format.exchange.link.SudokuPadLink}.
 */
package cluewright.format.exchange.link;
