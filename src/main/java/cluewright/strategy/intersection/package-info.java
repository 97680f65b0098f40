/**
 * Strategies with cells that two houses share: locked candidates and Sue de Coq. It reads overlaps
 * from the houses of a board, and never assumes that boxes are square.
 *
 * <p>Begin with {@link cluewright.strategy.intersection.LockedCandidates}.
 */
package cluewright.strategy.intersection;
