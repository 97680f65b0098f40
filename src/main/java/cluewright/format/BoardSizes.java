package cluewright.format;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.Comparator;
import java.util.List;

/** Lists the numbers of cells of boards, for messages about any other number. */
public final class BoardSizes {
  private BoardSizes() {}

  /** The boards, starting with those closest in number of cells. */
  public static List<Board> nearest(List<Board> boards, int cells) {
    return boards.stream()
        .sorted(Comparator.comparingInt(board -> Math.abs(board.cells() - cells)))
        .toList();
  }

  /** A list such as {@code 81 on the 9x9 board, 36 on the 6x6 board}. */
  public static Phrase row(List<Board> boards) {
    return Phrase.row(
        boards.stream()
            .map(board -> Phrase.of("formats.on-board", board.cells(), board.toString()))
            .toList());
  }
}
