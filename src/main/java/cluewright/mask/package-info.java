/**
 * Makes and changes masks: symmetries, built-in shapes, letters, pictures, lines and areas. It
 * never asks whether a mask has a puzzle, and imports neither the search nor JavaFX.
 *
 * <p>Begin with {@link cluewright.mask.ShapeLibrary}.
 */
package cluewright.mask;
