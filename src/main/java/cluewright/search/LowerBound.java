package cluewright.search;

/**
 * A lower bound on the number of clues.
 *
 * @param clues the fewest that are not excluded
 * @param proof why one clue fewer is too few
 */
public record LowerBound(int clues, Proof proof) {}
