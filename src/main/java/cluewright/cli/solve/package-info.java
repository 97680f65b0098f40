/**
 * Holds the commands about solving as a person does: {@code solve}, {@code hint}, {@code rate}, and
 * {@code strategies}, which lists what a solver may use. They write steps, ratings and tables.
 *
 * <p>Begin with {@link cluewright.cli.solve.SolveCommand}.
 */
package cluewright.cli.solve;
