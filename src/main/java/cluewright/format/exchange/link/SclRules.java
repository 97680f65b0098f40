package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of a board as SudokuPad shows them to solvers who have no others: in English, as a link
 * has one language.
 */
final class SclRules {
  private static final Map<House.Kind, String> SENTENCES =
      Map.of(
          House.Kind.DIAGONAL, "Each diagonal contains every digit once.",
          House.Kind.WINDOW, "Each shaded window contains every digit once.",
          House.Kind.CENTRE, "The shaded cells in the middle of boxes contain every digit once.",
          House.Kind.GROUP, "Cells at the same place in their boxes contain every digit once.",
          House.Kind.ASTERISK, "The shaded cells around the middle contain every digit once.");

  private SclRules() {}

  /** Nothing for a board with the usual rules. */
  static String of(Board board) {
    String more =
        Stream.of(House.Kind.values())
            .filter(kind -> SENTENCES.containsKey(kind) && !board.houses(kind).isEmpty())
            .map(SENTENCES::get)
            .collect(Collectors.joining(" "));
    String boxes = Boards.boxes(board).isPresent() ? "box" : "region";
    return boxes.equals("box") && more.isEmpty()
        ? ""
        : "Each row, column and %s contains every digit once. %s".formatted(boxes, more).strip();
  }
}
