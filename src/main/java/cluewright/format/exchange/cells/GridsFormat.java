package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Grids one below the other, each with a heading such as {@code Grid 01}.
 *
 * <p>Read, too, are cells with commas, semicolons or tabs between them, a row or a board a line,
 * and words above puzzles that stand in lines. What can be read as bare lines or as a mask is none
 * of these.
 */
public final class GridsFormat extends Format {
  /** How much of a text is examined: two grids of 25x25 with their headings. */
  private static final int SEEN = 100;

  public GridsFormat() {
    super(FormatInfo.of("grids", "exchange.grids", "grids"));
  }

  @Override
  public boolean isLikely(String text) {
    if (!GridsReader.isLikely(text, SEEN) || BareCells.isMask(text)) {
      return false;
    }
    Optional<List<Item>> bare = BareCells.puzzles(text);
    return (bare.isPresent() || BareCells.areIn(text))
        ? tried(text).filter(items -> !items.equals(bare.orElse(List.of()))).isPresent()
        : true;
  }

  private static Optional<List<Item>> tried(String text) {
    try {
      return Optional.of(new GridsReader().read(text).items());
    } catch (FormatException another) {
      return Optional.empty();
    }
  }

  /**
   * Reads the grids; refuses a text that would be another puzzle as bare cells, where blanks do not
   * count, unless that one has conflicts and this one has not.
   */
  @Override
  public Reading reading(String text) {
    Reading reading = new GridsReader().read(text);
    FormatException.throwIf(
        BareCells.puzzles(text)
            .filter(bare -> !bare.equals(reading.items()))
            .filter(bare -> !isSound(reading.items()) || isSound(bare))
            .map(other -> FormatException.at(1, 1, Phrase.of("exchange.two-readings"))));
    return reading;
  }

  private static boolean isSound(List<Item> items) {
    return items.stream()
        .allMatch(
            item -> item.content() instanceof Clues puzzle && puzzle.clues().conflict().isEmpty());
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items).or(() -> Refusals.sizes(items));
  }

  @Override
  public String write(List<Item> items) {
    StringBuilder text = new StringBuilder();
    List<Item> kept = kept(items);
    for (int i = 0; i < kept.size(); i++) {
      text.append(String.format(Locale.ROOT, "%sGrid %02d\n", i == 0 ? "" : "\n", i + 1));
      text.append(PuzzleText.grid(((Clues) kept.get(i).content()).clues()));
    }
    return text.toString();
  }
}
