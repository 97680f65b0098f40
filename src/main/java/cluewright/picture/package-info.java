/**
 * Turns what a board shows into a list of shapes, each with a sign for its meaning, in cells from
 * the board's upper left corner. Screen, pages, pictures and thumbnails draw the same shapes, each
 * in its own colours.
 *
 * <p>Begin with {@link cluewright.picture.BoardShapes}.
 */
package cluewright.picture;
