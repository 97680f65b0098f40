package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.Symbol;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.XmlText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads a game of KSudoku from its first element to its last. */
final class KSudokuReader {
  private static final int DEEPEST = 20;

  /** A limit above the number of cells of any board. */
  private static final int MOST_VALUES = 1000;

  private final XMLStreamReader reader;
  private final PassedOver passed = new PassedOver();
  private Optional<Board> board = Optional.empty();
  private final StringBuilder values = new StringBuilder();
  private Optional<Location> start = Optional.empty();
  private boolean isInValues;
  private Location end;
  private int depth;

  KSudokuReader(XMLStreamReader reader) {
    this.reader = reader;
    this.end = reader.getLocation();
  }

  Reading reading() throws XMLStreamException {
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> start(reader.getLocalName());
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          end = reader.getLocation();
          isInValues = false;
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> text();
        case XMLStreamConstants.ENTITY_REFERENCE ->
            throw fault(Phrase.of("exchange.ksudoku-entity"));
        default -> {
          // Comments and the document type, of which nothing is read, say nothing.
        }
      }
    }
    Board known =
        board.orElseThrow(() -> XmlText.at(end, Phrase.of("exchange.ksudoku-missing", "graph")));
    Location place =
        start.orElseThrow(() -> XmlText.at(end, Phrase.of("exchange.ksudoku-missing", "values")));
    return new Reading(List.of(Item.of(puzzle(known, place))), passed.remarks());
  }

  private void start(String name) {
    if (depth == 0 && !name.equals(KSudokuFormat.ROOT)) {
      throw fault(Phrase.of("exchange.ksudoku-root", Quoted.bare(name), KSudokuFormat.ROOT));
    }
    if (++depth > DEEPEST) {
      throw fault(Phrase.of("exchange.deep-xml"));
    }
    switch (name) {
      case "graph" -> graph();
      case "values" -> {
        once(start.isPresent(), name);
        start = Optional.of(reader.getLocation());
        isInValues = true;
      }
      case KSudokuFormat.ROOT, "game", "puzzle", "history" -> {}
      case "simple-event", "complex-event" -> passed.add("history");
      default -> passed.add(name);
    }
  }

  private void once(boolean isThere, String name) {
    if (isThere) {
      throw fault(Phrase.of("exchange.ksudoku-twice", name));
    }
  }

  private void graph() {
    once(board.isPresent(), "graph");
    String type = attribute("type");
    if (!type.equals("sudoku")) {
      String kind = attribute("specific-type");
      throw fault(Phrase.of("exchange.ksudoku-variant", Quoted.bare(kind.isEmpty() ? type : kind)));
    }
    String order = attribute("order");
    board =
        Boards.named(order + "x" + order)
            .filter(KSudokuFormat.BOARDS::contains)
            .or(
                () -> {
                  throw fault(
                      Phrase.of(
                          "exchange.ksudoku-order",
                          Quoted.bare(order),
                          Phrase.row(KSudokuFormat.BOARDS)));
                });
  }

  private String attribute(String name) {
    return Optional.ofNullable(reader.getAttributeValue(null, name)).orElse("").strip();
  }

  private void text() {
    if (!isInValues) {
      return;
    }
    String text = reader.getText();
    for (int i = 0; i < text.length() && values.length() < MOST_VALUES; i++) {
      if (!Character.isWhitespace(text.charAt(i))) {
        values.append(text.charAt(i));
      }
    }
  }

  private static Puzzle puzzle(Board board, Location place, String values) {
    int[] digits = new int[board.cells()];
    if (values.length() != digits.length) {
      throw XmlText.at(
          place,
          Phrase.of("exchange.ksudoku-values", values.length(), board.toString(), digits.length));
    }
    for (int i = 0; i < digits.length; i++) {
      char symbol = values.charAt(i);
      int digit = symbol == KSudokuFormat.OPEN ? 0 : symbol - KSudokuFormat.ZERO;
      if (digit < 0 || digit > board.digits() || symbol == KSudokuFormat.ZERO) {
        throw XmlText.at(
            place,
            Phrase.of(
                "exchange.ksudoku-value",
                Symbol.quoted(symbol),
                i + 1,
                String.valueOf((char) (KSudokuFormat.ZERO + board.digits()))));
      }
      digits[KSudokuFormat.cell(board, i)] = digit;
    }
    return new Puzzle(board, digits);
  }

  private Puzzle puzzle(Board known, Location place) {
    return puzzle(known, place, values.toString());
  }

  private FormatException fault(Phrase what) {
    return XmlText.at(reader.getLocation(), what);
  }
}
