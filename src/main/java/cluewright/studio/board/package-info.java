/**
 * The board control, which draws a board and translates presses, drags and keys into cells. It
 * shows what it is given and reports what was touched; it knows neither the document nor the
 * search.
 *
 * <p>Begin with {@link cluewright.studio.board.BoardView}.
 */
package cluewright.studio.board;
