/**
 * Boards as data, with the immutable values on them: houses, sets of cells, masks, puzzles and
 * states; and {@link cluewright.model.Stop}, which ends any work. Nothing in it solves, reads files
 * or draws, and it imports no other package of ours.
 *
 * <p>Begin with {@link cluewright.model.Board}.
 */
package cluewright.model;
