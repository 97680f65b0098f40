package cluewright.format.exchange.position;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Symbol;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * 729 characters, nine per cell: each digit at its own position, or {@code .} or {@code 0} if it is
 * not a candidate. {@link CandidateGrid} says what it means.
 */
public final class PlacesFormat extends Format {
  private static final Board BOARD = Boards.NINE;

  public PlacesFormat() {
    super(
        FormatInfo.of("729", "exchange.places", "729")
            .keeping(ItemPart.PLACED, ItemPart.CANDIDATES));
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return CandidateGrid.kept(items);
  }

  /**
   * True if there are that many characters, each at its position or all on one line. Of these, a
   * line with something between its cells is another format.
   */
  @Override
  public boolean isLikely(String text) {
    int count = 0;
    int misplaced = 0;
    int lines = 0;
    for (Line line : Line.of(text, 1)) {
      lines += line.text().isBlank() ? 0 : 1;
      for (int i = 0; i < line.text().length(); i++) {
        char symbol = line.text().charAt(i);
        if (!Character.isWhitespace(symbol)) {
          misplaced += isAtPlace(symbol, count++) ? 0 : 1;
        }
      }
      if (count > BOARD.candidates()) {
        return false;
      }
    }
    return count == BOARD.candidates() && (misplaced == 0 || (lines == 1 && !isParted(text)));
  }

  private static boolean isParted(String text) {
    return text.indexOf(',') >= 0 || text.indexOf(';') >= 0;
  }

  private static boolean isAtPlace(char symbol, int index) {
    return isOpen(symbol) || symbol == BOARD.symbol(BOARD.digitOf(index));
  }

  private static boolean isOpen(char symbol) {
    return symbol == '.' || symbol == '0';
  }

  @Override
  public Reading reading(String text) {
    int[] candidates = new int[BOARD.cells()];
    int count = 0;
    Line end = new Line(1, "");
    for (Line line : Line.of(text, 1)) {
      for (int i = 0; i < line.text().length(); i++) {
        if (!Character.isWhitespace(line.text().charAt(i))) {
          take(line, i, count++, candidates);
        }
      }
      end = line.text().isBlank() ? end : line;
    }
    if (count < BOARD.candidates()) {
      throw wrongCount(end.number(), end.text().stripTrailing().length() + 1, count);
    }
    return Reading.of(List.of(CandidateGrid.item(BOARD, candidates)));
  }

  private static void take(Line line, int i, int index, int[] candidates) {
    if (index == BOARD.candidates()) {
      throw wrongCount(line.number(), i + 1, index + 1);
    }
    char symbol = line.text().charAt(i);
    int cell = BOARD.cellOf(index);
    if (!isAtPlace(symbol, index)) {
      throw FormatException.at(
          line.number(),
          i + 1,
          Phrase.of(
              "exchange.places-other",
              Symbol.quoted(symbol),
              BOARD.label(cell),
              BOARD.digitOf(index)));
    }
    candidates[cell] |= isOpen(symbol) ? 0 : 1 << (BOARD.digitOf(index) - 1);
    if (BOARD.digitOf(index) == BOARD.digits() && candidates[cell] == 0) {
      throw FormatException.at(
          line.number(), i + 1, Phrase.of("formats.no-candidate", BOARD.label(cell)));
    }
  }

  private static FormatException wrongCount(int line, int column, int count) {
    return FormatException.at(
        line, column, Phrase.of("exchange.places-count", count, BOARD.candidates()));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return CandidateGrid.refusal(Set.of(BOARD), items);
  }

  @Override
  public String write(List<Item> items) {
    GridState state = Positions.of((Clues) items.get(0).content());
    StringBuilder text = new StringBuilder();
    for (int index = 0; index < BOARD.candidates(); index++) {
      int digit = BOARD.digitOf(index);
      text.append(state.hasCandidate(BOARD.cellOf(index), digit) ? BOARD.symbol(digit) : '.');
    }
    return text.append('\n').toString();
  }
}
