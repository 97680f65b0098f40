package cluewright.print;

import java.util.List;

/**
 * Puzzles that follow each other.
 *
 * @param name may be empty, if there are no others
 * @param items at least one
 */
record Chapter(String name, List<Item> items) {

  Chapter {
    items = List.copyOf(items);
  }

  int first() {
    return items.get(0).place();
  }

  int last() {
    return items.get(items.size() - 1).place();
  }
}
