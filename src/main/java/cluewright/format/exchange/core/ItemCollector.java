package cluewright.format.exchange.core;

import cluewright.format.MemoryBudget;
import cluewright.format.exchange.core.Content.Clues;
import java.util.ArrayList;
import java.util.List;

/** Collects items as they are read one after the other, within a {@link MemoryBudget}. */
public final class ItemCollector {
  /** The memory that an item takes besides its cells and its words, in bytes. */
  private static final int ITEM = 160;

  /** The memory of a cell of a position, and of a clue alone. */
  private static final int POSITION = 6;

  private static final int CLUE = 1;

  private final MemoryBudget budget = new MemoryBudget();
  private final List<Item> items = new ArrayList<>();

  /** Of the item before; words that many items share stand in memory once. */
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
