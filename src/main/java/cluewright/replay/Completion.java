package cluewright.replay;

import cluewright.model.Puzzle;
import java.util.OptionalInt;

/**
 * A summary of how a puzzle is solved.
 *
 * @param steps k, the number of parallel steps; empty for any strategies, whose steps are unknown
 * @param solution the grid at their end
 */
public record Completion(OptionalInt steps, Puzzle solution) {}
