package cluewright.model;

/**
 * The shape of boxes that are all alike and fill a square board side by side.
 *
 * @param rows the rows of a box
 * @param columns the columns of a box
 */
public record BoxShape(int rows, int columns) {}
