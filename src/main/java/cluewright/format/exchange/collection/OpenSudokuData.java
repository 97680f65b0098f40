package cluewright.format.exchange.collection;

import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * The cells of a game of OpenSudoku: 81 digits, 0 for an open cell; or {@code version: 1}, a line
 * end, and for each cell {@code value|note|editable|}, in which the note is {@code -} or digits
 * that are followed by a comma each, and a cell that is not editable (0) holds a clue.
 */
final class OpenSudokuData {
  private static final String VERSION = "version:";
  private static final String KNOWN = "version: 1";
  private static final int FIELDS = 3;

  private OpenSudokuData() {}

  static Content read(TextSpan data) {
    if (!data.text().startsWith(VERSION)) {
      return Item.of(CellLine.read(data.text(), data.line(), data.column(), List.of(Boards.NINE)))
          .content();
    }
    int start = KNOWN.length() + 1;
    boolean isKnown = data.text().startsWith(KNOWN) && data.text().length() >= start;
    if (!isKnown || !Character.isWhitespace(data.text().charAt(start - 1))) {
      throw data.fault(Phrase.of("exchange.data-version"));
    }
    return cells(data.from(start));
  }

  private static Content cells(TextSpan data) {
    BoardBuilder builder = new BoardBuilder(Boards.NINE);
    String[] fields = data.text().split("\\|", -1);
    int wanted = FIELDS * builder.board().cells();
    if (fields.length != wanted + 1 || !fields[wanted].isBlank()) {
      throw data.fault(
          data.text().length(), Phrase.of("exchange.data-fields", fields.length - 1, wanted));
    }
    int at = 0;
    for (int i = 0; i < wanted; i += FIELDS) {
      fill(builder, i / FIELDS, data.from(at), fields[i], fields[i + 1], fields[i + 2]);
      at += fields[i].length() + fields[i + 1].length() + fields[i + 2].length() + FIELDS;
    }
    return builder.content();
  }

  private static void fill(
      BoardBuilder builder, int cell, TextSpan place, String value, String note, String editable) {
    int digit = value.length() == 1 ? Character.digit(value.charAt(0), 10) : -1;
    if (digit < 0) {
      throw place.fault(Phrase.of("exchange.data-value", Quoted.bare(value)));
    }
    if (digit != 0 && editable.equals("0")) {
      builder.clue(cell, digit);
      return;
    }
    builder.place(cell, digit);
    int digits = digits(note);
    if (digits < 0) {
      throw place.fault(value.length() + 1, Phrase.of("exchange.data-note", Quoted.bare(note)));
    }
    if (digits != 0) {
      builder.candidates(cell, digits);
    }
  }

  /** A note as a set of digits, or -1. */
  private static int digits(String note) {
    int digits = 0;
    for (int i = 0; i < note.length() && !note.equals("-"); i++) {
      int digit = Character.digit(note.charAt(i), 10);
      if (digit <= 0 && note.charAt(i) != ',') {
        return -1;
      }
      digits |= digit <= 0 ? 0 : 1 << (digit - 1);
    }
    return digits;
  }
}
