package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A way to write puzzles down that other programs know, too.
 *
 * <p>Each format is a class of its own, listed in {@link Formats}; menus, dialogs, drops, the
 * clipboard and the command line learn of it there. What a format has no place for, such as a title
 * in a bare line, it leaves out; what it cannot express at all, it refuses.
 */
public interface Format {
  /** Its id, its name, its endings, and what it keeps. */
  FormatInfo info();

  default String id() {
    return info().id();
  }

  default Phrase name() {
    return info().name();
  }

  default Set<ItemPart> keeps() {
    return info().keeps();
  }

  default List<String> extensions() {
    return info().extensions();
  }

  /**
   * True if a text looks like this format, by what is in it alone: quick, and sure enough that
   * {@link #read} explains what is wrong with it better than any other format would.
   *
   * @param text without byte order mark; may be anything
   */
  boolean isLikely(String text);

  /**
   * The number of lines above the first item of a text that has an item a line, so that a long one
   * can be cut between lines; empty for other texts.
   *
   * @param text of this format, or as much of its beginning as has an item
   */
  default OptionalInt listHeading(String text) {
    return OptionalInt.empty();
  }

  /**
   * True if its texts are bare cells, a line or a grid each, which every reader of puzzles and
   * masks understands.
   */
  default boolean isBare() {
    return info().syntax() == FormatInfo.Syntax.BARE_CELLS;
  }

  /**
   * Reads all that a text holds, and says what it leaves behind.
   *
   * @throws FormatException if the text cannot be read, with line, column and what was expected
   */
  Reading reading(String text);

  /**
   * The items that a text holds, for those who have nobody to tell of the rest.
   *
   * @return at least one
   * @throws FormatException as {@link #reading} does
   */
  default List<Item> read(String text) {
    return reading(text).items();
  }

  /**
   * The reason why these items cannot be written in this format; empty if they can.
   *
   * @param items at least one
   */
  Optional<Phrase> refusal(List<Item> items);

  /**
   * The items that come back when these are written and read again: by default all that this format
   * {@linkplain #keeps keeps}. {@link Losses} tells the difference.
   */
  default List<Item> kept(List<Item> items) {
    return ItemPart.of(items, keeps());
  }

  /**
   * Writes items that are not {@linkplain #refusal refused}.
   *
   * @return a whole text, with a line end at its end, but for a link
   */
  String write(List<Item> items);
}
