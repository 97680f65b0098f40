package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.MaskText;
import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.format.RatedLine;
import cluewright.format.TextKind;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Code shared by the formats of bare cells: the words around the cells. */
public final class BareCells {
  private BareCells() {}

  /**
   * Boards that were read from a text.
   *
   * @param remark how they were read, if there was a choice
   */
  public static <T> Reading reading(
      List<Numbered<T>> boards, Function<T, Item> item, String text, Optional<Phrase> remark) {
    ItemCollector items = new ItemCollector();
    boards.forEach(found -> items.add(item.apply(found.value()), found.line()));
    PassedOver passed = new PassedOver();
    remark.ifPresent(passed::say);
    if (hasWords(text)) {
      passed.say(Phrase.of("exchange.words-passed-over"));
    }
    return new Reading(items.all(), passed.remarks());
  }

  /** True if a text can be read as lines or grids of puzzles or masks. */
  public static boolean areIn(String text) {
    return puzzles(text).isPresent() || isRead(() -> MaskText.readAll(text, Boards.TOLD_BY_CELLS));
  }

  /** True if a text looks like a mask and is one. */
  static boolean isMask(String text) {
    return TextKind.of(text) == TextKind.MASK
        && isRead(() -> MaskText.readAll(text, Boards.TOLD_BY_CELLS));
  }

  /** The puzzles of a text, if it consists of lines or grids of them. */
  static Optional<List<Item>> puzzles(String text) {
    try {
      return Optional.of(
          PuzzleText.readAll(text, Boards.TOLD_BY_CELLS).stream()
              .map(found -> Item.of(found.value()))
              .toList());
    } catch (FormatException another) {
      return Optional.empty();
    }
  }

  static boolean isRead(Supplier<?> reader) {
    try {
      return reader.get() != null;
    } catch (FormatException another) {
      return false;
    }
  }

  private static boolean hasWords(String text) {
    for (Line line : Line.of(text, 1)) {
      String cells = line.withoutComment().text();
      boolean hasComment =
          line.text().codePoints().skip(cells.length()).anyMatch(BareCells::isOfWords);
      if (hasComment || isAmongWords(cells) || RatedLine.cells(cells).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** True for characters of words; a mask may use {@code #} and {@code x} as marks. */
  private static boolean isOfWords(int symbol) {
    return Character.isLetter(symbol) && symbol != 'x' && symbol != 'X';
  }

  /** True if one word is a board and there are others. */
  private static boolean isAmongWords(String line) {
    String words = line.strip();
    if (words.chars().noneMatch(Character::isWhitespace)) {
      return false;
    }
    return Stream.of(words.split("\\s+")).anyMatch(word -> isBoard(word.length()));
  }

  private static boolean isBoard(int cells) {
    return Boards.withCells(cells).isPresent();
  }
}
