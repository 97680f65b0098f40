package cluewright.print.canvas;

import cluewright.print.Colours;
import cluewright.print.Paper;

/**
 * A laid out page.
 *
 * @param number the printed page number, from 1; pages of a book before its first puzzle have one
 *     too, though it is not shown on all of them
 */
public record Page(int number, Paper paper, Colours colours, Drawing drawing) {}
