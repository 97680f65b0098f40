package cluewright.format.exchange;

import cluewright.format.Room;
import cluewright.format.exchange.Content.Clues;
import java.util.ArrayList;
import java.util.List;

/** Items as they are read one after the other, as many as there is room for. */
final class Gathering {
  /** What an item weighs in memory besides its cells and its words, in bytes. */
  private static final int ITEM = 160;

  /** What a cell of a position weighs, and one of its clues alone. */
  private static final int POSITION = 6;

  private static final int CLUE = 1;

  private final Room room = new Room();
  private final List<Item> items = new ArrayList<>();

  /**
   * Adds an item.
   *
   * @param line where it stands, from 1
   * @throws cluewright.format.FormatException if there is no room for it
   */
  void add(Item item, int line) {
    room.take(weight(item), line);
    items.add(item);
  }

  boolean isEmpty() {
    return items.isEmpty();
  }

  List<Item> all() {
    return items;
  }

  private static long weight(Item item) {
    boolean hasPosition = item.content() instanceof Clues puzzle && puzzle.position().isPresent();
    long words = Part.WORDS.stream().mapToLong(part -> item.about().text(part).length()).sum();
    return ITEM
        + 2 * words
        + (long) item.content().board().cells() * (hasPosition ? POSITION : CLUE);
  }
}
