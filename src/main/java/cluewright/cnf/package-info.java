/**
 * Holds what an encoding writes to: a port for clauses, a counter of literals, and DIMACS text. It
 * knows neither puzzles nor solvers.
 *
 * <p>Begin with {@link cluewright.cnf.Clauses}.
 */
package cluewright.cnf;
