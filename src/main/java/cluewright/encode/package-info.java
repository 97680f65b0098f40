/**
 * Encodes the problem as clauses, layer by layer as in the paper by Nishikawa and Toda, or folded
 * into one step. It writes to {@link cluewright.cnf.Clauses} and never imports a solver.
 *
 * <p>Begin with {@link cluewright.encode.LayeredEncoding}.
 */
package cluewright.encode;
