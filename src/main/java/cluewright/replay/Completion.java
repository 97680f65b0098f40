package cluewright.replay;

import cluewright.model.Puzzle;

/**
 * A summary of how a puzzle is solved.
 *
 * @param steps k, the number of parallel steps
 * @param solution the grid at their end
 */
public record Completion(int steps, Puzzle solution) {}
