package cluewright.search.feasibility;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;

/**
 * Cells that make a mask possible when added, with a puzzle as evidence.
 *
 * @param added the cells, none of them in the mask
 * @param orbits how many orbits of the brush they make: how often one has to paint
 * @param puzzle a puzzle on the mask with these cells; replayed, with one solution
 * @param solution its solution
 */
public record Suggestion(CellSet added, int orbits, Puzzle puzzle, Puzzle solution) {}
