/**
 * The commands for work on many machines: {@code split}, {@code work} and {@code join}.
 *
 * <p>Begin with {@link cluewright.cli.scale.SplitCommand}.
 */
package cluewright.cli.scale;
