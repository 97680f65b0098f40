package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.studio.layout.RuleStroke.Drawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a drag makes of rules that have places: in cells, on corners, and outside the grid.
 *
 * @param value wanted of rules that it adds; 0 for the usual one
 * @param path the cells in order
 */
record PlaceStroke(Rules before, Kind kind, int value, List<Integer> path) {

  private static final double HALF = 0.5;
  private static final double QUARTER = 0.25;

  /** A step from a cell to the next. */
  private record Step(int down, int right) {
    boolean isDiagonal() {
      return down != 0 && right != 0;
    }

    boolean isNone() {
      return down == 0 && right == 0;
    }
  }

  private Board board() {
    return before.board();
  }

  /** Adds the cells to the one rule of the kind, or takes them out if the first is in it. */
  Drawn cells() {
    CellSet dragged = CellSet.of(path);
    CellSet had =
        board().rules(kind).stream()
            .map(rule -> CellSet.of(rule.cells()))
            .reduce(CellSet.empty(), CellSet::union);
    CellSet now = had.contains(path.get(0)) ? had.minus(dragged) : had.union(dragged);
    List<Rule> rules = now.isEmpty() ? List.of() : List.of(before.fitted(kind, now, 0));
    return new Drawn(before.withAll(List.of(kind), rules), dragged, Remark.NONE);
  }

  /** Gives the cells a value in place of any other. */
  Drawn given() {
    CellSet dragged = CellSet.of(path);
    Rule made = before.fitted(kind, dragged, value);
    Rules now = before.withoutCells(dragged, other -> other == kind).with(made, Optional.empty());
    return new Drawn(now, dragged, Remark.NONE, Optional.of(made));
  }

  /** A rule on the corner between the first and the last cell, or at the lower right of a cell. */
  Drawn corner() {
    int first = path.get(0);
    int last = path.get(path.size() - 1);
    int row = board().row(first);
    int column = board().column(first);
    int down = side(row, board().row(last), board().rows());
    int right = side(column, board().column(last), board().columns());
    List<Integer> cells = new ArrayList<>();
    for (int r : new int[] {row, row + down}) {
      for (int c : new int[] {column, column + right}) {
        if (board().has(r, c)) {
          cells.add(board().cell(r, c));
        }
      }
    }
    return added(cells);
  }

  /** The direction of a corner: where the drag went, or else forwards if there is a cell. */
  private static int side(int from, int to, int count) {
    int went = Integer.signum(to - from);
    return went != 0 ? went : from + 1 < count ? 1 : -1;
  }

  /** A number that looks in the direction of the drag, or inwards from a cell at the border. */
  Drawn outside() {
    Step step = path.size() > 1 ? dragged() : inwards();
    boolean isMeant = !step.isNone() && step.isDiagonal() == isAlongDiagonals();
    if (!isMeant) {
      Phrase words = Phrase.of(isAlongDiagonals() ? "rules.no-diagonal" : "rules.no-way");
      return new Drawn(before, CellSet.of(path), new Remark(words, CellSet.of(path)));
    }
    int row = board().row(path.get(0));
    int column = board().column(path.get(0));
    while (board().has(row - step.down, column - step.right)) {
      row -= step.down;
      column -= step.right;
    }
    List<Integer> cells = new ArrayList<>();
    while (board().has(row, column)) {
      cells.add(board().cell(row, column));
      row += step.down;
      column += step.right;
    }
    return added(cells);
  }

  private boolean isAlongDiagonals() {
    return isAlongDiagonals(kind);
  }

  private static boolean isAlongDiagonals(Kind kind) {
    return kind == Kinds.LITTLE_KILLER;
  }

  /**
   * The first two cells that a number at a place outside the grid looks along; none if it looks at
   * nothing. A number that looks along a diagonal, and beside which two begin, takes the one that
   * leads away from the edge of its square that is next to the place.
   */
  static List<Integer> fromOutside(Board board, Kind kind, double row, double column) {
    int r = (int) Math.floor(row);
    int c = (int) Math.floor(column);
    int down = r == -1 ? 1 : r == board.rows() ? -1 : 0;
    int right = c == -1 ? 1 : c == board.columns() ? -1 : 0;
    if (!isAlongDiagonals(kind)) {
      return down == 0 || right == 0 ? ahead(board, r, c, new Step(down, right)) : List.of();
    }
    if (down == 0 && right == 0) {
      return List.of();
    }
    Step near =
        new Step(
            down != 0 ? down : row - r < HALF ? 1 : -1,
            right != 0 ? right : column - c < HALF ? 1 : -1);
    Step other = new Step(down != 0 ? down : -near.down, right != 0 ? right : -near.right);
    List<Integer> way = ahead(board, r, c, near);
    return way.isEmpty() ? ahead(board, r, c, other) : way;
  }

  /** Rules with a number of a kind, its value open, at each place outside the grid. */
  static Rules allAround(Rules before, Kind kind) {
    Board board = before.board();
    Rules now = before;
    for (double[] place : around(board)) {
      List<Integer> way = fromOutside(board, kind, place[0], place[1]);
      if (!way.isEmpty()) {
        Drawn drawn = new PlaceStroke(now, kind, Rule.OPEN, way).outside();
        now = now.saysAlike(drawn.made().orElseThrow()) ? now : drawn.rules();
      }
    }
    return now;
  }

  /**
   * Two points of each place outside the grid, by row and column, since two diagonals begin there.
   */
  private static List<double[]> around(Board board) {
    List<double[]> points = new ArrayList<>();
    for (double row : new double[] {-HALF, board.rows() + HALF}) {
      points.add(new double[] {row, -HALF});
      points.add(new double[] {row, board.columns() + HALF});
    }
    for (double part = QUARTER; part < 1; part += HALF) {
      for (int column = 0; column < board.columns(); column++) {
        points.add(new double[] {-HALF, column + part});
        points.add(new double[] {board.rows() + HALF, column + part});
      }
      for (int row = 0; row < board.rows(); row++) {
        points.add(new double[] {row + part, -HALF});
        points.add(new double[] {row + part, board.columns() + HALF});
      }
    }
    return points;
  }

  private static List<Integer> ahead(Board board, int row, int column, Step step) {
    boolean isOn =
        !step.isNone()
            && board.has(row + step.down, column + step.right)
            && board.has(row + 2 * step.down, column + 2 * step.right);
    return isOn
        ? List.of(
            board.cell(row + step.down, column + step.right),
            board.cell(row + 2 * step.down, column + 2 * step.right))
        : List.of();
  }

  private Step dragged() {
    int first = path.get(0);
    int second = path.get(1);
    return new Step(
        Integer.signum(board().row(second) - board().row(first)),
        Integer.signum(board().column(second) - board().column(first)));
  }

  /** From a border into the board; from a corner along its row, or along the diagonal. */
  private Step inwards() {
    int down = inwards(board().row(path.get(0)), board().rows());
    int right = inwards(board().column(path.get(0)), board().columns());
    if (isAlongDiagonals()) {
      return new Step(down == 0 ? 1 : down, right == 0 ? 1 : right);
    }
    return right != 0 ? new Step(0, right) : new Step(down, 0);
  }

  private static int inwards(int index, int count) {
    return index == 0 ? 1 : index == count - 1 ? -1 : 0;
  }

  /** The rules with one more, or as they are if there is one with these cells already. */
  private Drawn added(List<Integer> cells) {
    Rule rule = new Rule(kind, cells, before.value(kind, cells.size(), value));
    Optional<Rule> same = before.at(RuleValue.Place.of(rule));
    Rules now = same.isPresent() ? before : before.withMore(List.of(rule));
    return new Drawn(now, CellSet.of(cells), Remark.NONE, Optional.of(same.orElse(rule)));
  }
}
