/**
 * The columns beside the board: the shelf with tabs for what was made so far, and the design panel.
 * It arranges panes that it is given and knows nothing of their contents.
 *
 * <p>Begin with {@link cluewright.studio.shelf.ShelfPane}.
 */
package cluewright.studio.shelf;
