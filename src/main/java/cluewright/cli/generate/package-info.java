/**
 * The commands that search: {@code generate}, {@code minimum} and {@code repair}. They stop when
 * they are interrupted, and print what they have.
 *
 * <p>Begin with {@link cluewright.cli.generate.GenerateCommand}.
 */
package cluewright.cli.generate;
