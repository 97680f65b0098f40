package cluewright.print;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A board as a picture for other programs: the lines, the clues and, if wanted, more.
 *
 * <p>All lengths are in cells, from the upper left corner of the picture; how large a cell is, the
 * file says.
 *
 * @param position the digits besides the clues and, if {@link Extra#CANDIDATES} is shown, the
 *     candidates; absent for the clues alone
 */
public record PuzzlePicture(Puzzle clues, Optional<GridState> position, Set<Extra> extras) {
  /** Room for half of the outline. */
  private static final double EDGE = 0.03;

  private static final double LABELS = 0.5;
  private static final double DIGIT = 0.66;
  private static final double CANDIDATE = 0.72;
  private static final double LABEL = 0.3;

  /** What may be shown besides digits. */
  public enum Extra {
    CANDIDATES,
    /** The numbers of rows and columns at the upper and the left edge. */
    COORDINATES
  }

  /** What a text in the picture is. */
  enum Kind {
    CLUE,
    FOUND,
    CANDIDATE,
    LABEL
  }

  /**
   * A text.
   *
   * @param x of its middle
   * @param y of its middle
   * @param size its em
   */
  record Mark(Kind kind, String text, double x, double y, double size) {}

  public PuzzlePicture {
    extras = Set.copyOf(extras);
    if (position.isPresent() && position.get().board() != clues.board()) {
      throw new IllegalArgumentException("clues and position are of two boards");
    }
  }

  Board board() {
    return clues.board();
  }

  /** Of the board's left edge, and of its upper one. */
  double margin() {
    return EDGE + (extras.contains(Extra.COORDINATES) ? LABELS : 0);
  }

  double width() {
    return margin() + board().columns() + EDGE;
  }

  double height() {
    return margin() + board().rows() + EDGE;
  }

  List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    for (int cell = 0; cell < board().cells(); cell++) {
      addCell(marks, cell);
    }
    if (extras.contains(Extra.COORDINATES)) {
      addLabels(marks);
    }
    return marks;
  }

  private void addCell(List<Mark> marks, int cell) {
    double x = margin() + board().column(cell) + 0.5;
    double y = margin() + board().row(cell) + 0.5;
    int digit = clues.digit(cell);
    int found = position.map(state -> state.placed(cell)).orElse(0);
    if (digit != 0) {
      marks.add(new Mark(Kind.CLUE, symbol(digit), x, y, DIGIT));
    } else if (found != 0) {
      marks.add(new Mark(Kind.FOUND, symbol(found), x, y, DIGIT));
    } else if (extras.contains(Extra.CANDIDATES)) {
      addCandidates(marks, cell, x, y);
    }
  }

  /** Each in its own place among those of all of the board's digits. */
  private void addCandidates(List<Mark> marks, int cell, double x, double y) {
    GridState state = position.orElseGet(() -> GridState.initial(clues));
    int abreast = (int) Math.ceil(Math.sqrt(board().digits()));
    int below = (board().digits() + abreast - 1) / abreast;
    for (int digit = 1; digit <= board().digits(); digit++) {
      int column = (digit - 1) % abreast;
      int row = (digit - 1) / abreast;
      if (state.hasCandidate(cell, digit)) {
        marks.add(
            new Mark(
                Kind.CANDIDATE,
                symbol(digit),
                x - 0.5 + (column + 0.5) / abreast,
                y - 0.5 + (row + 0.5) / below,
                CANDIDATE / abreast));
      }
    }
  }

  private void addLabels(List<Mark> marks) {
    double middle = LABELS / 2;
    for (int row = 0; row < board().rows(); row++) {
      String name = String.valueOf(row + 1);
      marks.add(new Mark(Kind.LABEL, name, middle, margin() + row + 0.5, LABEL));
    }
    for (int column = 0; column < board().columns(); column++) {
      String name = String.valueOf(column + 1);
      marks.add(new Mark(Kind.LABEL, name, margin() + column + 0.5, middle, LABEL));
    }
  }

  private String symbol(int digit) {
    return String.valueOf(board().symbol(digit));
  }
}
