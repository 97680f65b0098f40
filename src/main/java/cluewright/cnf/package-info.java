/**
 * Holds what an encoding writes to: a port for clauses, and a counter of literals. It knows neither
 * puzzles nor solvers.
 *
 * <p>Begin with {@link cluewright.cnf.Clauses}.
 */
package cluewright.cnf;
