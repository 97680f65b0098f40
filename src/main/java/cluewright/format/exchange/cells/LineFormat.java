package cluewright.format.exchange.cells;

import cluewright.format.Line;
import cluewright.format.PuzzleText;
import cluewright.format.TextKind;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The plainest format: one puzzle per line, one character per cell; it also reads drawn grids. */
public final class LineFormat extends Format {
  public LineFormat() {
    super(FormatInfo.of("line", "exchange.line", "txt").ofBareCells());
  }

  @Override
  public OptionalInt listHeading(String text) {
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text().strip();
      if (!cells.isEmpty()) {
        return Boards.withCells(cells.length()).isPresent()
            ? OptionalInt.of(0)
            : OptionalInt.empty();
      }
    }
    return OptionalInt.empty();
  }

  @Override
  public boolean isLikely(String text) {
    return TextKind.of(text) == TextKind.PUZZLE;
  }

  @Override
  public Reading reading(String text) {
    return BareCells.reading(
        PuzzleText.readAll(text, Boards.TOLD_BY_CELLS),
        Item::of,
        text,
        PuzzleText.remark(text, Boards.TOLD_BY_CELLS));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items).or(() -> Refusals.cells(items));
  }

  @Override
  public String write(List<Item> items) {
    return items.stream()
        .map(item -> ((Clues) item.content()).clues().line() + "\n")
        .collect(Collectors.joining());
  }
}
