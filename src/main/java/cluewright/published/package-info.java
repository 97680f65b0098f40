/**
 * Keeps lists of puzzles that others published, and looks up the puzzles of a mask. A list is read
 * when it is first asked for something.
 *
 * <p>Begin with {@link cluewright.published.PublishedList}.
 */
package cluewright.published;
