package cluewright.format;

import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads a list in a project file item by item, so that errors name the item at fault. */
final class JsonList {
  private JsonList() {}

  /**
   * Applies {@code read} to each item.
   *
   * @param name the field of an item
   * @param word what an item is called in errors
   * @param items null for none
   */
  static <A, B> List<B> each(String name, Phrase word, List<A> items, Function<A, B> read) {
    List<B> all = new ArrayList<>();
    for (A item : items == null ? List.<A>of() : items) {
      try {
        all.add(read.apply(DocumentJson.require(name, item)));
      } catch (FormatException e) {
        throw new FormatException(
            Phrase.of("formats.its-item", word, all.size() + 1, e.phrase()), e);
      }
    }
    return all;
  }
}
