package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The symmetries that a mask can have, each given by the generators of its group. On a board that
 * has no cell at some places, a cell whose image is such a place has none.
 *
 * <p>A square has eight kinds of them; a mirror may lie two ways, so that there are ten to choose.
 */
public enum Symmetry {
  NONE(),
  HALF_TURN(Turn.HALF),
  QUARTER_TURN(Turn.QUARTER),
  HORIZONTAL(Turn.LEFT_RIGHT),
  VERTICAL(Turn.TOP_BOTTOM),
  BOTH(Turn.LEFT_RIGHT, Turn.TOP_BOTTOM),
  DIAGONAL(Turn.DIAGONAL),
  ANTIDIAGONAL(Turn.ANTIDIAGONAL),
  DIAGONALS(Turn.DIAGONAL, Turn.ANTIDIAGONAL),
  FULL(Turn.QUARTER, Turn.LEFT_RIGHT);

  private enum Turn {
    HALF,
    QUARTER,
    LEFT_RIGHT,
    TOP_BOTTOM,
    DIAGONAL,
    ANTIDIAGONAL;

    /** What is left of it where rows and columns are not as many: a half turn of what turns. */
    Turn onOblong() {
      return this == QUARTER || this == DIAGONAL || this == ANTIDIAGONAL ? HALF : this;
    }

    /** Where this moves a cell of a board, or {@link Board#NO_CELL}. */
    int apply(Board board, int cell) {
      int bottom = board.rows() - 1;
      int last = board.columns() - 1;
      int row = board.row(cell);
      int column = board.column(cell);
      return switch (this) {
        case HALF -> Places.cell(board, bottom - row, last - column);
        case QUARTER -> Places.cell(board, column, bottom - row);
        case LEFT_RIGHT -> Places.cell(board, row, last - column);
        case TOP_BOTTOM -> Places.cell(board, bottom - row, column);
        case DIAGONAL -> Places.cell(board, column, row);
        case ANTIDIAGONAL -> Places.cell(board, last - column, bottom - row);
      };
    }
  }

  private final List<Turn> generators;

  Symmetry(Turn... generators) {
    this.generators = List.of(generators);
  }

  /** The turns and reflections that generate it on a board that is not square, too. */
  private List<Turn> generators(Board board) {
    return board.rows() == board.columns()
        ? generators
        : generators.stream().map(Turn::onOblong).distinct().toList();
  }

  /** True if a board can have it: quarter turns and diagonals are of square ones. */
  public boolean fits(Board board) {
    return generators(board).equals(generators);
  }

  /** The symmetries of a mask, other than {@link #NONE}. */
  public static List<Symmetry> of(Mask mask) {
    return Arrays.stream(values())
        .filter(symmetry -> symmetry != NONE && symmetry.fits(mask.board()))
        .filter(symmetry -> symmetry.holds(mask))
        .toList();
  }

  /** The symmetry of a mask with the most turns and reflections; empty if it has none. */
  public static Optional<Symmetry> most(Mask mask) {
    return of(mask).stream()
        .max(Comparator.comparingInt(symmetry -> symmetry.images(mask.board()).size()));
  }

  /** The name that the studio shows. */
  public Phrase label() {
    return Phrase.of("masks.symmetry-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** A cell together with its mirror cells; on an oblong board a quarter turn is a half turn. */
  public CellSet orbit(Board board, int cell) {
    return spread(board, CellSet.of(cell));
  }

  /** A set of cells together with all their mirror cells, as {@link #orbit}. */
  public CellSet spread(Board board, CellSet cells) {
    CellSet spread = cells;
    for (CellSet grown = grow(board, cells); !grown.equals(spread); grown = grow(board, spread)) {
      spread = grown;
    }
    return spread;
  }

  /**
   * All orbits of the cells of a board that are shown: the sets of cells that a single dab with
   * this symmetry paints.
   */
  public List<CellSet> orbits(Board board) {
    return IntStream.range(0, board.shownCells())
        .mapToObj(cell -> orbit(board, cell))
        .distinct()
        .toList();
  }

  /**
   * The turns and reflections in this symmetry, the identity first, each as the image of every cell
   * that is shown, or {@link Board#NO_CELL}. On an oblong board a quarter turn is a half turn.
   */
  public List<int[]> images(Board board) {
    List<int[]> images = new ArrayList<>();
    images.add(IntStream.range(0, board.shownCells()).toArray());
    for (int i = 0; i < images.size(); i++) {
      int[] known = images.get(i);
      for (Turn turn : generators(board)) {
        int[] next =
            Arrays.stream(known)
                .map(cell -> cell == Board.NO_CELL ? cell : turn.apply(board, cell))
                .toArray();
        if (images.stream().noneMatch(image -> Arrays.equals(image, next))) {
          images.add(next);
        }
      }
    }
    return images;
  }

  private CellSet grow(Board board, CellSet cells) {
    CellSet grown = cells;
    for (Turn turn : generators(board)) {
      grown =
          grown.union(
              CellSet.of(Places.there(cells.stream().map(cell -> turn.apply(board, cell)))));
    }
    return grown;
  }

  /** True if the mask has this symmetry: every mirror image of a clue is a cell and a clue. */
  public boolean holds(Mask mask) {
    return generators(mask.board()).stream()
        .allMatch(
            turn ->
                mask.clues().stream()
                    .map(cell -> turn.apply(mask.board(), cell))
                    .allMatch(image -> image != Board.NO_CELL && mask.contains(image)));
  }

  /** The size of the largest orbit. */
  int order() {
    return orbit(Boards.NINE, 1).size();
  }
}
