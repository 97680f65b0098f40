package cluewright.proof.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cells and puzzles in the notation of records. */
final class RecordText {
  private static final int SHOWN = 20;

  private RecordText() {}

  /** The cell with a label such as {@code r3c4}. */
  static int cell(PlainBoard board, String label, RecordLines lines) throws ProofException {
    for (int cell = 0; cell < board.cells; cell++) {
      if (board.label(cell).equals(label)) {
        return cell;
      }
    }
    throw lines.wrong("\"" + cut(label) + "\" is not a cell of the " + board.name + " board");
  }

  /** The cells on the next line after a word; empty if there is only a blank. */
  static List<Integer> cells(PlainBoard board, RecordLines lines, String word)
      throws IOException, ProofException {
    List<Integer> cells = new ArrayList<>();
    String[] words = lines.peek() == null ? new String[0] : lines.peek().split(" ", -1);
    boolean isBlank = words.length == 2 && words[1].isEmpty();
    for (int i = 1; i < words.length && lines.isNext(word) && !isBlank; i++) {
      cells.add(cell(board, words[i], lines));
    }
    lines.next(word);
    return cells;
  }

  /** The order on the next line, which lists each of some cells once. */
  static List<Integer> order(PlainBoard board, RecordLines lines, int[] wanted, String which)
      throws IOException, ProofException {
    long number = lines.number();
    List<Integer> order = cells(board, lines, ProofWords.ORDER);
    int[] ascending = order.stream().mapToInt(cell -> cell).sorted().toArray();
    if (!Arrays.equals(ascending, wanted)) {
      throw new ProofException(number, "the order must name every " + which + " once");
    }
    return order;
  }

  /** The puzzle on the next line after a word: a digit per cell, 0 for none. */
  static int[] puzzle(PlainBoard board, RecordLines lines, String word)
      throws IOException, ProofException {
    long number = lines.number();
    String text = lines.next(word);
    if (text.length() != board.cells) {
      throw new ProofException(number, "a puzzle of this board has " + board.cells + " cells");
    }
    int[] digits = new int[board.cells];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = board.digit(text.charAt(cell));
      if (digits[cell] == 0 && text.charAt(cell) != '.') {
        throw new ProofException(
            number, "column " + (word.length() + 2 + cell) + " is not a digit");
      }
    }
    return digits;
  }

  /** The number on the next line after a word, without leading zeros. */
  static long number(RecordLines lines, String word) throws IOException, ProofException {
    long number = lines.number();
    String text = lines.next(word);
    if (!text.matches("0|[1-9][0-9]{0,17}")) {
      throw new ProofException(number, "\"" + cut(text) + "\" is not a number");
    }
    return Long.parseLong(text);
  }

  /** A word of the record, shortened. */
  static String cut(String text) {
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
  }
}
