package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The symmetries that a mask can have, as the generators of their groups. */
public enum Symmetry {
  NONE("None", List.of()),
  HALF_TURN("Half turn", List.of(Turn.HALF)),
  QUARTER_TURN("Quarter turn", List.of(Turn.QUARTER)),
  HORIZONTAL("Left and right", List.of(Turn.LEFT_RIGHT)),
  VERTICAL("Top and bottom", List.of(Turn.TOP_BOTTOM)),
  BOTH("Both axes", List.of(Turn.LEFT_RIGHT, Turn.TOP_BOTTOM)),
  DIAGONALS("Both diagonals", List.of(Turn.DIAGONAL, Turn.ANTIDIAGONAL)),
  FULL("Full", List.of(Turn.QUARTER, Turn.LEFT_RIGHT));

  private enum Turn {
    HALF,
    QUARTER,
    LEFT_RIGHT,
    TOP_BOTTOM,
    DIAGONAL,
    ANTIDIAGONAL;

    /** Where this takes a cell of a square board. */
    int apply(Board board, int cell) {
      int last = board.rows() - 1;
      int row = board.row(cell);
      int column = board.column(cell);
      return switch (this) {
        case HALF -> board.cell(last - row, last - column);
        case QUARTER -> board.cell(column, last - row);
        case LEFT_RIGHT -> board.cell(row, last - column);
        case TOP_BOTTOM -> board.cell(last - row, column);
        case DIAGONAL -> board.cell(column, row);
        case ANTIDIAGONAL -> board.cell(last - column, last - row);
      };
    }
  }

  private final String label;
  private final List<Turn> generators;

  Symmetry(String label, List<Turn> generators) {
    this.label = label;
    this.generators = generators;
  }

  /** The symmetries that a mask has; {@link #NONE} is none. */
  public static List<Symmetry> of(Mask mask) {
    return Arrays.stream(values())
        .filter(symmetry -> symmetry != NONE && symmetry.holds(mask))
        .toList();
  }

  /** The name that the studio shows. */
  public String label() {
    return label;
  }

  /** The cell with its mirror cells; the board must be square. */
  public CellSet orbit(Board board, int cell) {
    CellSet orbit = CellSet.of(cell);
    for (CellSet grown = grow(board, orbit); !grown.equals(orbit); grown = grow(board, orbit)) {
      orbit = grown;
    }
    return orbit;
  }

  /** Every cell with its mirror cells, once each: what one dab of this symmetry can paint. */
  public List<CellSet> orbits(Board board) {
    return IntStream.range(0, board.cells())
        .mapToObj(cell -> orbit(board, cell))
        .distinct()
        .toList();
  }

  private CellSet grow(Board board, CellSet cells) {
    CellSet grown = cells;
    for (Turn turn : generators) {
      grown = grown.union(CellSet.of(cells.stream().map(cell -> turn.apply(board, cell))));
    }
    return grown;
  }

  /** Whether the mask has this symmetry. */
  public boolean holds(Mask mask) {
    return mask.clues().stream()
        .allMatch(cell -> mask.clues().containsAll(orbit(mask.board(), cell)));
  }
}
