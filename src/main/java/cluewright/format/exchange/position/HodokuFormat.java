package cluewright.format.exchange.position;

import cluewright.format.Contradiction;
import cluewright.format.LibraryText;
import cluewright.format.Line;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * HoDoKu's library lines, read for their grids; what a line claims about a strategy is checked and
 * dropped.
 *
 * <p>HoDoKu itself copies a position with the number 0000 and {@code x} for the digits, which
 * stands for no strategy at all. SudokuStudio and others leave the fields around the grid out:
 * {@code 53+4.7…:247 147}.
 */
public final class HodokuFormat extends Format {
  private static final Board BOARD = Boards.NINE;

  public HodokuFormat() {
    super(
        FormatInfo.of("hodoku", "exchange.hodoku", "hodoku")
            .keeping(ItemPart.PLACED, ItemPart.CANDIDATES));
  }

  @Override
  public boolean isLikely(String text) {
    for (Line line : Line.of(text, 1)) {
      String words = line.withoutComment().text();
      if (!words.isBlank()) {
        boolean isCase = words.stripLeading().charAt(0) == ':' && !words.contains("---");
        return isCase || LibraryText.isGrid(words);
      }
    }
    return false;
  }

  @Override
  public Reading reading(String text) {
    ItemCollector items = new ItemCollector();
    PassedOver passed = new PassedOver();
    LibraryText.eachPosition(
        text,
        position -> {
          items.add(Positions.item(position.clues(), position.state()), position.line());
          if (position.hasClaim()) {
            passed.say(Phrase.of("exchange.claim-passed-over"));
          }
        });
    return new Reading(items.all(), passed.remarks());
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items)
        .or(() -> Refusals.boardsBut(Set.of(BOARD), items))
        .or(() -> twice(items))
        .or(() -> Positions.refusal(items));
  }

  private static Optional<Phrase> twice(List<Item> items) {
    return items.stream()
        .map(item -> Positions.of((Clues) item.content()).placements())
        .flatMap(placed -> placed.conflict().stream())
        .findFirst()
        .map(conflict -> Contradiction.of(conflict, BOARD));
  }

  @Override
  public String write(List<Item> items) {
    return items.stream().map(item -> line((Clues) item.content())).collect(Collectors.joining());
  }

  private static String line(Clues puzzle) {
    GridState state = Positions.of(puzzle);
    StringBuilder line = new StringBuilder(":0000:x:");
    for (int cell = 0; cell < BOARD.cells(); cell++) {
      int digit = state.placed(cell);
      line.append(digit != 0 && puzzle.clues().digit(cell) == 0 ? "+" : "")
          .append(digit == 0 ? '.' : BOARD.symbol(digit));
    }
    return line.append(':')
        .append(
            Arrays.stream(Positions.eliminated(state))
                .mapToObj(HodokuFormat::candidate)
                .collect(Collectors.joining(" ")))
        .append(":::\n")
        .toString();
  }

  private static String candidate(int candidate) {
    int cell = BOARD.cellOf(candidate);
    return "" + BOARD.digitOf(candidate) + (BOARD.row(cell) + 1) + (BOARD.column(cell) + 1);
  }
}
