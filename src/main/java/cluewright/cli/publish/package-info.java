/**
 * The commands that give puzzles another form: {@code convert} and {@code formats} for files,
 * {@code render} for pictures, {@code print} for pages and books. A file is written whole or not at
 * all.
 *
 * <p>Begin with {@link cluewright.cli.publish.ConvertCommand}.
 */
package cluewright.cli.publish;
