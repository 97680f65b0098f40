/**
 * The arguments for texts: masks, puzzles and items from standard input, a file, a shape or the
 * argument itself. Each says in its errors which of these it read.
 *
 * <p>Begin with {@link cluewright.cli.input.Input}.
 */
package cluewright.cli.input;
