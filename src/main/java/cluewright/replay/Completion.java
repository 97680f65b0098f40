package cluewright.replay;

import cluewright.model.Puzzle;

/**
 * How a puzzle is solved, in short.
 *
 * @param steps k, the number of parallel steps
 * @param solution the grid at their end
 */
public record Completion(int steps, Puzzle solution) {}
