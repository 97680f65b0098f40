package cluewright.studio.layout;

import cluewright.document.Regions;
import cluewright.model.CellSet;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.RegionsShown;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The board with regions being edited: one cell of each invalid region shows its number of cells,
 * such as {@code 8/9}, or on large boards, where cells are small, the difference, such as {@code
 * +2}.
 */
final class RegionsPicture {
  private static final int LARGE = 10;

  private RegionsPicture() {}

  static BoardPicture of(Regions regions) {
    Map<Integer, String> names =
        regions.all().boxed().collect(Collectors.toMap(Function.identity(), Regions::name));
    Map<Integer, String> remarks = new HashMap<>();
    CellSet apart = CellSet.empty();
    for (int region : regions.all().toArray()) {
      List<CellSet> pieces = regions.pieces(region);
      int count = regions.count(region);
      if (count != regions.size() && count > 0) {
        remarks.put(middle(regions, pieces.get(0)), remark(count, regions.size()));
      }
      for (CellSet piece : pieces.subList(Math.min(1, pieces.size()), pieces.size())) {
        apart = apart.union(piece);
      }
    }
    return BoardPicture.of(regions.board(), new RegionsShown(regions.of(), names, remarks, apart));
  }

  private static String remark(int count, int size) {
    if (size < LARGE) {
      return count + "/" + size;
    }
    return count > size ? "+" + (count - size) : "−" + (size - count);
  }

  /** The most central cell of a piece. */
  private static int middle(Regions regions, CellSet piece) {
    return piece.stream()
        .boxed()
        .min(Comparator.comparing(cell -> distance(regions, piece, cell)))
        .orElseThrow();
  }

  private static int distance(Regions regions, CellSet piece, int cell) {
    int row = regions.board().row(cell);
    int column = regions.board().column(cell);
    return piece.stream()
        .map(
            other ->
                Math.abs(regions.board().row(other) - row)
                    + Math.abs(regions.board().column(other) - column))
        .sum();
  }
}
