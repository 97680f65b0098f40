package cluewright.format.exchange.cells;

import cluewright.format.Line;
import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Collections of 9x9 puzzles, one per line, with {@code 0} for an empty cell. */
public final class SdmFormat extends Format {
  public SdmFormat() {
    super(FormatInfo.of("sdm", "exchange.sdm", "sdm").ofBareCells());
  }

  @Override
  public OptionalInt listHeading(String text) {
    return OptionalInt.of(0);
  }

  @Override
  public boolean isLikely(String text) {
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text().strip();
      if (!cells.isEmpty()) {
        return cells.length() == Boards.NINE.cells()
            && cells.chars().allMatch(c -> c >= '0' && c <= '9');
      }
    }
    return false;
  }

  /** Reads the puzzles, one per line; other boards are read, too, if all have the same size. */
  @Override
  public Reading reading(String text) {
    return BareCells.reading(puzzles(text), Item::of, text, Optional.empty());
  }

  public static List<Numbered<Puzzle>> puzzles(String text) {
    return PuzzleText.readLines(text, List.of(board(text)));
  }

  private static Board board(String text) {
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text().strip();
      if (!cells.isEmpty()) {
        return Boards.withCells(cells.length()).orElse(Boards.NINE);
      }
    }
    return Boards.NINE;
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items).or(() -> Refusals.boardsBut(Set.of(Boards.NINE), items));
  }

  @Override
  public String write(List<Item> items) {
    return items.stream()
        .map(item -> ((Clues) item.content()).clues().line().replace('.', '0') + "\n")
        .collect(Collectors.joining());
  }
}
