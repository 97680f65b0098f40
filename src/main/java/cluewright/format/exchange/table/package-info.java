/**
 * Reads and writes tables of puzzles, a row each, with columns for what is said of them. Cells that
 * a spreadsheet would take for formulas are kept from harm.
 *
 * <p>Begin with {@link cluewright.format.exchange.table.CsvTable}.
 */
package cluewright.format.exchange.table;
