/**
 * Holds the commands that take work beyond one machine: {@code split}, {@code work} and {@code
 * join}.
 *
 * <p>Begin with {@link cluewright.cli.scale.SplitCommand}.
 */
package cluewright.cli.scale;
