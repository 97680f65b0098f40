package cluewright.format;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.Comparator;
import java.util.List;

/** The numbers of cells of the boards, for messages about another number. */
public final class BoardSizes {
  private BoardSizes() {}

  /** The boards, those first whose number of cells differs least. */
  public static List<Board> nearest(List<Board> boards, int cells) {
    return boards.stream()
        .sorted(Comparator.comparingInt(board -> Math.abs(board.cells() - cells)))
        .toList();
  }

  /** For example {@code 81 on the 9x9 board, 36 on the 6x6 board}. */
  public static Phrase row(List<Board> boards) {
    return Phrase.row(
        boards.stream()
            .map(board -> Phrase.of("formats.on-board", board.cells(), board.toString()))
            .toList());
  }
}
