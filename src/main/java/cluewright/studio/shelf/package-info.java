/**
 * Holds the columns beside the board: tabs for what was made so far, and the panel of the design.
 * It arranges panes that it is given and knows nothing of their contents.
 *
 * <p>Begin with {@link cluewright.studio.shelf.ShelfPane}.
 */
package cluewright.studio.shelf;
