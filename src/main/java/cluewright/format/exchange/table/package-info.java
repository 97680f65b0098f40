/**
 * Reads and writes tables of puzzles, one per row, with columns for their descriptions. Cells that
 * a spreadsheet would take for formulas are kept from harm.
 *
 * <p>Begin with {@link cluewright.format.exchange.table.CsvTable}.
 */
package cluewright.format.exchange.table;
