package cluewright.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads one item of a list after the other, and says in errors which one is meant. */
final class Numbering {
  private Numbering() {}

  /**
   * What {@code read} makes of each item.
   *
   * @param name what an item is called in errors
   * @param items null for none
   */
  static <A, B> List<B> each(String name, List<A> items, Function<A, B> read) {
    List<B> all = new ArrayList<>();
    for (A item : items == null ? List.<A>of() : items) {
      try {
        all.add(read.apply(DesignJson.require(name, item)));
      } catch (FormatException e) {
        throw new FormatException(name + " " + (all.size() + 1) + ": " + e.getMessage(), e);
      }
    }
    return all;
  }
}
