package cluewright.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Houses that a board may have beside its rows, columns and boxes. All hold every digit, but those
 * of two cells.
 */
public enum ExtraHouses {
  /** The two diagonals. */
  X {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return List.of(
          CellSet.of(IntStream.range(0, size).map(i -> i * size + i)),
          CellSet.of(IntStream.range(0, size).map(i -> i * size + size - 1 - i)));
    }
  },
  /**
   * Windows: rectangles as large as a box, one cell from the border and from each other. On 9x9
   * there are four.
   */
  WINDOKU {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return boxes.map(box -> windows(size, box)).orElse(List.of());
    }
  },
  /** The cells in the middle of the boxes. */
  CENTRE_DOT {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return boxes
          .filter(box -> box.rows() % 2 == 1 && box.columns() % 2 == 1)
          .map(box -> List.of(place(size, box, size / 2)))
          .orElse(List.of());
    }
  },
  /** The cells at each place of the boxes. */
  DISJOINT_GROUPS {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return boxes
          .map(box -> IntStream.range(0, size).mapToObj(place -> place(size, box, place)).toList())
          .orElse(List.of());
    }
  },
  /** Nine cells around the middle, on 9x9 alone. */
  ASTERISK {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return size == ASTERISK_CELLS.length
          ? List.of(CellSet.of(IntStream.of(ASTERISK_CELLS)))
          : List.of();
    }
  },
  /** Anti-knight: every two cells that a knight's move in chess joins. */
  KNIGHT {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return pairs(size, 1, 2, 2, 1);
    }
  },
  /** Anti-king: every two cells that touch at a corner. */
  KING {
    @Override
    List<CellSet> cells(int size, Optional<BoxShape> boxes) {
      return pairs(size, 1, 1);
    }
  };

  private static final int[] ASTERISK_CELLS = {13, 20, 24, 37, 40, 43, 56, 60, 67};

  /** The name in that of a board, for example {@code centre-dot}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind of the houses. */
  public House.Kind kind() {
    return switch (this) {
      case X -> House.Kind.DIAGONAL;
      case WINDOKU -> House.Kind.WINDOW;
      case CENTRE_DOT -> House.Kind.CENTRE;
      case DISJOINT_GROUPS -> House.Kind.GROUP;
      case ASTERISK -> House.Kind.ASTERISK;
      case KNIGHT -> House.Kind.KNIGHT;
      case KING -> House.Kind.KING;
    };
  }

  /** True for houses of two cells, which are left out where the two share another house. */
  boolean arePairs() {
    return this == KNIGHT || this == KING;
  }

  /**
   * The cells of each house on a square board; none where they do not fit.
   *
   * @param boxes the shape of the boxes; empty if these are not all alike
   */
  abstract List<CellSet> cells(int size, Optional<BoxShape> boxes);

  /** The extra houses of a name, if there are such. */
  public static Optional<ExtraHouses> withId(String id) {
    return Stream.of(values()).filter(one -> one.id().equals(id)).findFirst();
  }

  private static List<CellSet> windows(int size, BoxShape box) {
    List<CellSet> windows = new ArrayList<>();
    for (int top = 1; top + box.rows() < size; top += box.rows() + 1) {
      for (int left = 1; left + box.columns() < size; left += box.columns() + 1) {
        int corner = top * size + left;
        windows.add(
            CellSet.of(
                IntStream.range(0, size)
                    .map(i -> corner + i / box.columns() * size + i % box.columns())));
      }
    }
    return windows;
  }

  /**
   * Every cell with those that lie so many rows below it and so many columns beside it, to either
   * side.
   *
   * @param steps rows and columns in turn
   */
  private static List<CellSet> pairs(int size, int... steps) {
    List<CellSet> pairs = new ArrayList<>();
    for (int cell = 0; cell < size * size; cell++) {
      for (int i = 0; i < steps.length; i += 2) {
        int row = cell / size + steps[i];
        for (int column : new int[] {cell % size - steps[i + 1], cell % size + steps[i + 1]}) {
          if (row < size && column >= 0 && column < size) {
            pairs.add(CellSet.of(cell, row * size + column));
          }
        }
      }
    }
    return pairs;
  }

  /** The cells at a place of all boxes, which are counted as one reads. */
  private static CellSet place(int size, BoxShape box, int place) {
    return CellSet.where(
        size * size,
        cell -> cell / size % box.rows() * box.columns() + cell % size % box.columns() == place);
  }
}
