/**
 * The targets of encodings: a port for clauses, a counter of literals, and writers of clauses and
 * proofs in the formats of other programs. It knows neither puzzles nor solvers.
 *
 * <p>Begin with {@link cluewright.cnf.Clauses}.
 */
package cluewright.cnf;
