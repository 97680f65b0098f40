/**
 * Reads and writes puzzles as bare cells: as a line, a grid or an array. Whatever surrounds the
 * cells is passed over, and told.
 *
 * <p>Begin with {@link cluewright.format.exchange.cells.LineFormat}.
 */
package cluewright.format.exchange.cells;
