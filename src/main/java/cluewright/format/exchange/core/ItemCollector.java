package cluewright.format.exchange.core;

import cluewright.format.MemoryBudget;
import cluewright.format.exchange.core.Content.Clues;
import java.util.ArrayList;
import java.util.List;

/** Collects items as they are read, within a {@link MemoryBudget}. */
public final class ItemCollector {
  /** The memory of an item besides cells and words, in bytes. */
  private static final int ITEM = 160;

  /** The memory per cell of a position and of clues, in bytes. */
  private static final int POSITION = 6;

  private static final int CLUE = 1;

  private final MemoryBudget budget = new MemoryBudget();
  private final List<Item> items = new ArrayList<>();

  /** The previous item's description, so that common words are kept in memory once. */
  private Metadata last = Metadata.NONE;

  /**
   * Adds an item.
   *
   * @param line where it stands, from 1
   * @throws cluewright.format.FormatException if there is no room for it
   */
  public void add(Item item, int line) {
    Metadata about =
        item.about().each((part, text) -> text.equals(last.text(part)) ? last.text(part) : text);
    long words =
        ItemPart.WORDS.stream()
            .filter(part -> !about.text(part).equals(last.text(part)))
            .mapToLong(part -> about.text(part).length())
            .sum();
    budget.take(ITEM + 2 * words + cells(item.content()), line);
    items.add(item.with(about));
    last = about;
  }

  private static long cells(Content content) {
    boolean hasPosition = content instanceof Clues puzzle && puzzle.position().isPresent();
    return (long) content.board().cells() * (hasPosition ? POSITION : CLUE);
  }

  public boolean isEmpty() {
    return items.isEmpty();
  }

  public List<Item> all() {
    return items;
  }
}
