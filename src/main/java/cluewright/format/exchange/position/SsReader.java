package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a Simple Sudoku file line by line: nine rows, then the moves.
 *
 * <p>Where a cell is filled twice, the later digit stays. The program's name and version, which it
 * adds when it copies a grid, say nothing; lines that begin with {@code #} are passed over.
 */
final class SsReader {
  private static final Board BOARD = NineRows.BOARD;
  private static final List<String> FOOTERS = List.of("Simple Sudoku", "Version");
  private static final int PLACING = 4;
  private static final int ELIMINATING = 6;

  private final NineRows rows = new NineRows();
  private final int[] placed = new int[BOARD.cells()];
  private final Set<Integer> eliminated = new HashSet<>();
  private final PassedOver passed = new PassedOver();
  private Line end = new Line(1, "");

  Reading read(String text) {
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank() && !isFooter(line.text())) {
        take(line);
        end = line;
      }
    }
    Puzzle clues = rows.puzzle(end);
    for (int cell = 0; cell < placed.length; cell++) {
      placed[cell] = clues.digit(cell) == 0 ? placed[cell] : clues.digit(cell);
    }
    Puzzle all = new Puzzle(BOARD, placed);
    int[] gone =
        eliminated.stream()
            .mapToInt(Integer::intValue)
            .filter(candidate -> all.digit(BOARD.cellOf(candidate)) == 0)
            .toArray();
    GridState position = GridState.initial(all).eliminate(gone);
    Positions.fault(position)
        .ifPresent(fault -> passed.say(Phrase.of("exchange.contradicts", fault)));
    return new Reading(List.of(Positions.item(clues, position)), passed.remarks());
  }

  static boolean isFooter(String line) {
    return FOOTERS.stream().anyMatch(line.strip()::startsWith);
  }

  private void take(Line line) {
    if (line.text().contains("---")) {
      return;
    }
    if (line.text().stripLeading().startsWith("#")) {
      passed.say(Phrase.of("exchange.words-passed-over"));
      return;
    }
    if (rows.isFull()) {
      move(line);
    } else {
      rows.add(line, "|");
    }
  }

  private void move(Line line) {
    String move = line.text().strip();
    int column = line.text().indexOf(move) + 1;
    boolean isPlacing = move.startsWith("I") && move.length() == PLACING;
    boolean isEliminating = move.startsWith("E") && move.length() == ELIMINATING;
    int cell = isPlacing || isEliminating ? number(move, 1, 3) : -1;
    int digit = cell < 0 ? 0 : number(move, 3, move.length());
    if (cell < 0 || cell >= BOARD.cells() || digit < 1 || digit > BOARD.digits()) {
      throw FormatException.at(
          line.number(), column, Phrase.of("exchange.ss-move", Quoted.of(move)));
    }
    if (isEliminating) {
      eliminated.add(BOARD.candidate(cell, digit));
    } else {
      place(cell, digit, line.number(), column);
    }
  }

  private void place(int cell, int digit, int line, int column) {
    if (rows.hasDigit(cell)) {
      throw FormatException.at(line, column, Phrase.of("exchange.ss-clue", BOARD.label(cell)));
    }
    placed[cell] = digit;
  }

  /** The number in a part of a text; -1 if it contains anything but digits. */
  private static int number(String text, int start, int end) {
    int number = 0;
    for (int i = start; i < end; i++) {
      char symbol = text.charAt(i);
      if (symbol < '0' || symbol > '9') {
        return -1;
      }
      number = 10 * number + symbol - '0';
    }
    return number;
  }
}
