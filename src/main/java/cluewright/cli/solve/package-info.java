/**
 * The commands about solving as people do: {@code solve}, {@code hint}, {@code rate}, and {@code
 * strategies}, which lists the techniques. They write steps, ratings and tables.
 *
 * <p>Begin with {@link cluewright.cli.solve.SolveCommand}.
 */
package cluewright.cli.solve;
