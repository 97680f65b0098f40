package cluewright.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The boards that Cluewright offers, and the factories that make them. */
public final class Boards {
  public static final Board FOUR = latinWithBoxes(2, 2);
  public static final Board SIX = latinWithBoxes(2, 3);
  public static final Board NINE = latinWithBoxes(3, 3);
  public static final Board TWELVE = latinWithBoxes(3, 4);
  public static final Board SIXTEEN = latinWithBoxes(4, 4);
  public static final Board TWENTY_FIVE = latinWithBoxes(5, 5);

  /** Every board on offer, smallest first; a new board is one more entry here. */
  public static final List<Board> ALL = List.of(FOUR, SIX, NINE, TWELVE, SIXTEEN, TWENTY_FIVE);

  private Boards() {}

  /** A square board with rows, columns, and boxes of {@code boxRows} x {@code boxColumns} cells. */
  public static Board latinWithBoxes(int boxRows, int boxColumns) {
    int size = boxRows * boxColumns;
    List<House> houses = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int row = i;
      houses.add(house(House.Kind.ROW, i, size, j -> row * size + j));
    }
    for (int i = 0; i < size; i++) {
      int column = i;
      houses.add(house(House.Kind.COLUMN, i, size, j -> j * size + column));
    }
    for (int i = 0; i < size; i++) {
      int top = i / boxRows * boxRows;
      int left = i % boxRows * boxColumns;
      houses.add(
          house(
              House.Kind.BOX, i, size, j -> (top + j / boxColumns) * size + left + j % boxColumns));
    }
    return new Board(size + "x" + size, size, size, size, houses);
  }

  private static House house(House.Kind kind, int index, int size, IntUnaryOperator cell) {
    return new House(
        kind,
        index + 1,
        CellSet.of(IntStream.range(0, size).map(cell)),
        /* holdsEveryDigit= */ true);
  }

  public static Optional<Board> named(String name) {
    return ALL.stream().filter(board -> board.name().equalsIgnoreCase(name.strip())).findFirst();
  }

  public static Optional<Board> withCells(int cells) {
    return ALL.stream().filter(board -> board.cells() == cells).findFirst();
  }
}
