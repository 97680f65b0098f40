package cluewright.search;

/**
 * No puzzle has fewer clues.
 *
 * @param clues the fewest that are not excluded
 * @param proof why one clue fewer is too few
 */
public record LowerBound(int clues, Proof proof) {}
