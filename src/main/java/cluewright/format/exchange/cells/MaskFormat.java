package cluewright.format.exchange.cells;

import cluewright.format.MaskText;
import cluewright.format.TextKind;
import cluewright.format.exchange.core.Content.Drawing;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Masks: one is drawn as a grid, several are written one per line; both are read. */
public final class MaskFormat extends Format {
  public MaskFormat() {
    super(FormatInfo.of("mask", "exchange.mask", "mask").ofBareCells());
  }

  @Override
  public boolean isLikely(String text) {
    return TextKind.of(text) == TextKind.MASK;
  }

  @Override
  public Reading reading(String text) {
    return BareCells.reading(
        MaskText.readAll(text, Boards.TOLD_BY_CELLS),
        Item::of,
        text,
        MaskText.remark(text, Boards.TOLD_BY_CELLS));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.puzzles(items).or(() -> Refusals.cells(items));
  }

  @Override
  public String write(List<Item> items) {
    return items.size() == 1
        ? MaskText.grid(mask(kept(items).get(0)))
        : items.stream().map(item -> mask(item).line() + "\n").collect(Collectors.joining());
  }

  private static Mask mask(Item item) {
    return ((Drawing) item.content()).mask();
  }
}
