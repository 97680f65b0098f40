package cluewright.studio.board;

import cluewright.model.CellSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** One kind of mark in each cell of a board: a set of numbers from 1 on, as bits. Immutable. */
final class CellMarks {
  private final int[] sets;

  private CellMarks(int[] sets) {
    this.sets = sets;
  }

  static CellMarks none(int cells) {
    return new CellMarks(new int[cells]);
  }

  int of(int cell) {
    return sets[cell];
  }

  /** This with other marks in some cells. */
  CellMarks with(CellSet cells, IntUnaryOperator setOfCell) {
    int[] next = sets.clone();
    cells.forEach(cell -> next[cell] = setOfCell.applyAsInt(cell));
    return new CellMarks(next);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellMarks that && Arrays.equals(sets, that.sets);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sets);
  }
}
