/**
 * Reads and writes puzzles with a solver's position: placed digits and candidates. These are the
 * files of programs that solve, such as HoDoKu and Simple Sudoku.
 *
 * <p>Begin with {@link cluewright.format.exchange.position.SdkFormat}.
 */
package cluewright.format.exchange.position;
