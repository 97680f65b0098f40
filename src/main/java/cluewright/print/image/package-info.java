/**
 * Draws a board as a picture for other programs: SVG, PNG, animated GIF, and folders of PNG files.
 *
 * <p>Begin with {@link cluewright.print.image.PuzzlePicture}.
 */
package cluewright.print.image;
