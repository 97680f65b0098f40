package cluewright.document;

import cluewright.model.CellSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** A kind of mark in each cell of a board: a set of numbers from 1, as bits. Immutable. */
public final class CellMarks {
  private final int[] sets;

  private CellMarks(int[] sets) {
    this.sets = sets;
  }

  public static CellMarks none(int cells) {
    return new CellMarks(new int[cells]);
  }

  public static CellMarks of(int cells, IntUnaryOperator setOfCell) {
    int[] sets = new int[cells];
    Arrays.setAll(sets, setOfCell);
    return new CellMarks(sets);
  }

  public int of(int cell) {
    return sets[cell];
  }

  /** True if no cell has a mark. */
  public boolean isEmpty() {
    return Arrays.stream(sets).allMatch(set -> set == 0);
  }

  public CellMarks with(CellSet cells, IntUnaryOperator setOfCell) {
    int[] next = sets.clone();
    cells.forEach(cell -> next[cell] = setOfCell.applyAsInt(cell));
    return Arrays.equals(next, sets) ? this : new CellMarks(next);
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
