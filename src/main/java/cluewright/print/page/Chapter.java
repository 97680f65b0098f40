package cluewright.print.page;

import cluewright.print.block.TypesetPuzzle;
import java.util.List;

/**
 * A run of consecutive puzzles.
 *
 * @param name may be empty, if there are no others
 * @param items at least one
 */
public record Chapter(String name, List<TypesetPuzzle> items) {

  public Chapter {
    items = List.copyOf(items);
  }

  public int first() {
    return items.get(0).place();
  }

  public int last() {
    return items.get(items.size() - 1).place();
  }
}
