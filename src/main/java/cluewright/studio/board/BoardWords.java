package cluewright.studio.board;

import cluewright.model.GridState;
import java.util.stream.Collectors;

/** A cell in words, for the status line and for those who cannot see the board. */
public final class BoardWords {
  private BoardWords() {}

  /** For example {@code r4c7: clue 5} or {@code r1c2: candidates 3 and 8}. */
  public static String cell(BoardPicture picture, int cell) {
    String label = picture.board().label(cell);
    if (picture.state().isEmpty()) {
      return label + ": " + of(picture, cell);
    }
    GridState state = picture.state().get();
    int placed = state.placed(cell);
    if (placed != 0) {
      String what = picture.mask().contains(cell) ? ": clue " : ": placed ";
      return label + what + picture.board().symbol(placed);
    }
    String candidates =
        picture
            .board()
            .digitRange()
            .filter(digit -> state.hasCandidate(cell, digit))
            .mapToObj(digit -> String.valueOf(picture.board().symbol(digit)))
            .collect(Collectors.joining(" "));
    return label + (candidates.isEmpty() ? ": no candidate" : ": candidates " + candidates);
  }

  private static String of(BoardPicture picture, int cell) {
    if (picture.mask().contains(cell)) {
      return "clue";
    }
    return picture.marks().suggested().contains(cell) ? "open, suggested as a clue" : "open";
  }
}
