package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The extra houses of a board behind its digits: a tint under windows, centre dots and the
 * asterisk, and under indexing cells, and a line along each diagonal; also lines of rules. Disjoint
 * groups share out all cells, so that they are not drawn but told.
 */
public final class HouseMarks {
  private final Board board;
  private final CellSet tinted;
  private final List<House> diagonals;
  private final List<Shape> behind;

  /** The marks of a board, made once even if cells are drawn one by one. */
  public HouseMarks(Board board) {
    this.board = board;
    this.tinted = tinted(board);
    this.diagonals =
        board.houses().stream()
            .filter(house -> house.kind().mark() instanceof Mark.Diagonal)
            .toList();
    this.behind = new ArrayList<>(new DecorationMarks(board).behind());
    this.behind.addAll(new RuleMarks(board).behind());
  }

  static CellSet tinted(Board board) {
    Stream<CellSet> houses =
        board.houses().stream().filter(house -> house.kind().isExtraRegion()).map(House::cells);
    Stream<CellSet> drawn =
        board.shownRules().stream()
            .filter(rule -> rule.kind().isExtraRegion() || CellMarks.isTinted(rule))
            .map(Rule::cells)
            .map(CellSet::of);
    return Stream.concat(houses, drawn).reduce(CellSet.empty(), CellSet::union);
  }

  public List<Shape> tints() {
    return tints(tinted);
  }

  public List<Shape> tints(CellSet cells) {
    return BoardShapes.ground(board, Sign.WINDOW, tinted.intersect(cells));
  }

  /** The thermometers and other lines, which may extend into any cell, over decoration. */
  public List<Shape> behind() {
    return Collections.unmodifiableList(behind);
  }

  public List<Shape> lines() {
    List<Shape> lines = new ArrayList<>();
    for (House diagonal : diagonals) {
      boolean falls = falls(diagonal);
      lines.add(line(0, falls ? 0 : board.rows(), board.columns(), falls ? board.rows() : 0));
    }
    return lines;
  }

  /** The lines of the diagonals within a cell. */
  public List<Shape> lines(int cell) {
    List<Shape> lines = new ArrayList<>();
    int left = board.column(cell);
    int top = board.row(cell);
    for (House diagonal : diagonals) {
      if (diagonal.cells().contains(cell)) {
        boolean falls = falls(diagonal);
        lines.add(line(left, falls ? top : top + 1, left + 1, falls ? top + 1 : top));
      }
    }
    return lines;
  }

  /** True for the diagonal from the upper left corner, false for the other. */
  private static boolean falls(House diagonal) {
    return diagonal.cells().contains(0);
  }

  private static Shape line(int x1, int y1, int x2, int y2) {
    return new Shape.Line(Sign.DIAGONAL, x1, y1, x2, y2);
  }
}
