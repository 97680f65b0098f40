package cluewright.search.fewest;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cells of a board in three parts of about the same size: on 9x9, its bands or its stacks.
 *
 * <p>A set of cells is three masks, one for each part, whose bit b stands for the part's cell b.
 */
final class Thirds {
  static final int PARTS = 3;

  /** By part, its cells in the order of their bits. */
  private final int[][] cells;

  private final int[] partOf;
  private final int[] bitOf;

  /**
   * @param cells by part; at most 64 each
   */
  private Thirds(int[][] cells) {
    this.cells = cells;
    int all = Arrays.stream(cells).mapToInt(part -> part.length).sum();
    this.partOf = new int[all];
    this.bitOf = new int[all];
    for (int part = 0; part < PARTS; part++) {
      for (int bit = 0; bit < cells[part].length; bit++) {
        partOf[cells[part][bit]] = part;
        bitOf[cells[part][bit]] = bit;
      }
    }
  }

  /** The board cut between rows, and between columns. */
  static List<Thirds> of(Board board) {
    return List.of(
        of(board, Comparator.comparingInt(board::row)),
        of(board, Comparator.comparingInt(board::column)));
  }

  private static Thirds of(Board board, Comparator<Integer> order) {
    int[] sorted =
        IntStream.range(0, board.cells())
            .boxed()
            .sorted(order)
            .mapToInt(Integer::intValue)
            .toArray();
    int[][] cells = new int[PARTS][];
    Arrays.setAll(
        cells,
        part ->
            Arrays.copyOfRange(
                sorted, part * sorted.length / PARTS, (part + 1) * sorted.length / PARTS));
    return new Thirds(cells);
  }

  /** The same parts in another order: part {@code from[p]} becomes part p. */
  Thirds reordered(int... from) {
    int[][] moved = new int[PARTS][];
    Arrays.setAll(moved, part -> cells[from[part]]);
    return new Thirds(moved);
  }

  /** All cells of a part. */
  long all(int part) {
    return cells[part].length == Long.SIZE ? -1L : (1L << cells[part].length) - 1;
  }

  /** A set's three masks. */
  long[] masks(CellSet set) {
    long[] masks = new long[PARTS];
    set.forEach(cell -> masks[partOf[cell]] |= 1L << bitOf[cell]);
    return masks;
  }

  /** The cells of three masks. */
  CellSet cells(long... masks) {
    return CellSet.where(partOf.length, cell -> (masks[partOf[cell]] >>> bitOf[cell] & 1) != 0);
  }
}
