package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Cells and puzzles as records name them. */
final class RecordCells {
  private RecordCells() {}

  /** The cell with a label such as {@code r3c4}. */
  static int cell(Board board, String label, RecordLines lines) throws ProofException {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.label(cell).equals(label)) {
        return cell;
      }
    }
    throw lines.wrong("\"" + cut(label) + "\" is no cell of the " + board + " board");
  }

  /** The cells of the next line after a word. */
  static List<Integer> cells(Board board, RecordLines lines, String word)
      throws IOException, ProofException {
    List<Integer> cells = new ArrayList<>();
    String[] words = lines.peek() == null ? new String[0] : lines.peek().split(" ", -1);
    for (int i = 1; i < words.length && lines.isNext(word); i++) {
      cells.add(cell(board, words[i], lines));
    }
    lines.next(word);
    return cells;
  }

  /** The puzzle of the next line after a word. */
  static Puzzle puzzle(Board board, RecordLines lines, String word)
      throws IOException, ProofException {
    long number = lines.number();
    String text = lines.next(word);
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < text.length() && text.length() == digits.length; cell++) {
      digits[cell] = text.charAt(cell) == '.' ? 0 : board.digitOf(text.charAt(cell));
      if (digits[cell] == 0 && text.charAt(cell) != '.') {
        throw new ProofException(number, "column " + (word.length() + 2 + cell) + " is no digit");
      }
    }
    if (text.length() != digits.length) {
      throw new ProofException(number, "a puzzle of this board has " + digits.length + " cells");
    }
    return new Puzzle(board, digits);
  }

  private static String cut(String text) {
    return text.length() > 20 ? text.substring(0, 20) + "..." : text;
  }
}
