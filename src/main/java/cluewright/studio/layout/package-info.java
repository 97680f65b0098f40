/**
 * Editors for the board itself rather than a mask or digits: the regions of a jigsaw, and drawn
 * rules. A {@link cluewright.studio.layout.BoardEditor} paints one kind of thing; {@link
 * cluewright.studio.layout.LayoutViewModel} says which of them has the board. Begin reading with
 * {@link cluewright.studio.layout.RegionsViewModel}.
 */
package cluewright.studio.layout;
