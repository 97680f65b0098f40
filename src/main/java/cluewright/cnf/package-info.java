/**
 * Holds what an encoding writes to: a port for clauses, a counter of literals, and files of clauses
 * and of proofs in the formats that other programs read. It knows neither puzzles nor solvers.
 *
 * <p>Begin with {@link cluewright.cnf.Clauses}.
 */
package cluewright.cnf;
