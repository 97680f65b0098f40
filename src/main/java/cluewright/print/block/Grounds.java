package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.print.Area;
import cluewright.print.BoardLook;
import cluewright.print.Tints;
import cluewright.print.canvas.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The backgrounds of a board's cells, as a look specifies. */
final class Grounds {
  private final Board board;
  private final Tints tints;
  private final Map<Integer, Ink> cells = new TreeMap<>();

  Grounds(Board board, BoardLook look) {
    this.board = board;
    this.tints = look.tints();
    Ink boxes =
        tints.boxes().isPresent()
            ? Ink.ground(tints.boxes().getAsInt())
            : look.style().isTinted() ? Ink.WINDOW : Ink.PAPER;
    TintedBoxes.of(board).forEach(box -> addBox(box, boxes));
    Ink cages = Ink.ground(tints.cages().orElse(0));
    apart(board).forEach(cage -> cage.forEach(cell -> add(cell, cages)));
  }

  private void addBox(Area box, Ink ink) {
    for (int row = 0; row < box.height(); row++) {
      for (int column = 0; column < box.width(); column++) {
        add(board.cell((int) box.top() + row, (int) box.left() + column), ink);
      }
    }
  }

  private void add(int cell, Ink ink) {
    if (ink != Ink.PAPER) {
      cells.put(cell, ink);
    }
  }

  /** As many cages as possible, taken in order, that do not touch each other. */
  private static List<CellSet> apart(Board board) {
    List<CellSet> apart = new ArrayList<>();
    for (Rule rule : board.rules(Kinds.CAGE)) {
      CellSet cage = CellSet.of(rule.cells());
      if (apart.stream().noneMatch(other -> touch(board, cage, other))) {
        apart.add(cage);
      }
    }
    return apart;
  }

  private static boolean touch(Board board, CellSet one, CellSet other) {
    return other.stream()
        .anyMatch(cell -> one.contains(cell) || board.neighbours(cell).anyMatch(one::contains));
  }

  Map<Integer, Ink> cells() {
    return cells;
  }

  /** The ink for a rectangle of the board: whatever hides lines matches the cell beneath. */
  Ink of(Shape.Area area) {
    if (area.sign() == Sign.WINDOW) {
      return tints.regions().isPresent() ? Ink.ground(tints.regions().getAsInt()) : Ink.WINDOW;
    }
    if (area.sign() == Sign.SUM_ROOM) {
      int row = (int) Math.floor(area.y() + area.height() / 2);
      int column = (int) Math.floor(area.x() + area.width() / 2);
      return cells.getOrDefault(board.cell(row, column), Ink.of(area.sign()));
    }
    return Ink.of(area.sign());
  }
}
