/**
 * Reads and writes collections: many puzzles in a file, with descriptions of each and of all. One
 * is the JSON of Cluewright, the other the XML of OpenSudoku.
 *
 * <p>Begin with {@link cluewright.format.exchange.collection.ExchangeJson}.
 */
package cluewright.format.exchange.collection;
