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
 * A format for puzzles that other programs share.
 *
 * <p>Each format is a class of its own, listed in {@link Formats}; menus, dialogs, drops, the
 * clipboard and the command line learn of it there. What a format has no place for, such as a title
 * in a bare line, it leaves out; what it cannot express at all, it refuses.
 */
public abstract class Format {
  private final FormatInfo info;

  protected Format(FormatInfo info) {
    this.info = info;
  }

  /** Its id, name and extensions, and what it keeps. */
  public final FormatInfo info() {
    return info;
  }

  public final String id() {
    return info.id();
  }

  public final Phrase name() {
    return info.name();
  }

  public final Set<ItemPart> keeps() {
    return info.keeps();
  }

  public final List<String> extensions() {
    return info.extensions();
  }

  /**
   * True if a text looks like this format, by its content alone: the test is quick, and reliable
   * enough that {@link #read} explains faults in the text better than any other format would.
   *
   * @param text without byte order mark; may be anything
   */
  public abstract boolean isLikely(String text);

  /**
   * The number of lines before the first item in a text with one item per line, so that long texts
   * can be split between lines; empty for other texts.
   *
   * @param text of this format, or as much of its beginning as has an item
   */
  public OptionalInt listHeading(String text) {
    return OptionalInt.empty();
  }

  /**
   * True if texts are bare cells in lines or grids, which every reader of puzzles and masks
   * understands.
   */
  public final boolean isBare() {
    return info.syntax() == FormatInfo.Syntax.BARE_CELLS;
  }

  /**
   * Reads a whole text, and reports what it leaves behind.
   *
   * @throws FormatException if the text cannot be read, with line, column and what was expected
   */
  public abstract Reading reading(String text);

  /**
   * Reads the items of a text, for callers who cannot report the rest.
   *
   * @return at least one
   * @throws FormatException as {@link #reading} does
   */
  public final List<Item> read(String text) {
    return reading(text).items();
  }

  /**
   * Why these items cannot be written in this format; empty if they can.
   *
   * @param items at least one
   */
  public abstract Optional<Phrase> refusal(List<Item> items);

  /**
   * What remains of items after they are written and read again: by default all that this format
   * {@linkplain #keeps keeps}. {@link Losses} tells the difference.
   */
  public List<Item> kept(List<Item> items) {
    return ItemPart.of(items, keeps());
  }

  /**
   * Writes items that are not {@linkplain #refusal refused}.
   *
   * @return a whole text, with a line end at its end, but for a link
   */
  public abstract String write(List<Item> items);
}
