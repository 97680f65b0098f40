/**
 * The tools that make a mask: pencil, shapes, letters, pictures, transforms and the number of
 * clues. The geometry is that of {@link cluewright.mask}; here are the tools, their panes, and the
 * strokes.
 *
 * <p>Begin with {@link cluewright.studio.masks.PaintViewModel}.
 */
package cluewright.studio.masks;
