package cluewright.format.exchange.core;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.model.Boards;
import cluewright.model.Decoration;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The parts of an item besides its clues or mask. */
public enum ItemPart {
  /** The houses that distinguish the board from the usual one of its size. */
  BOARD,
  /** What is drawn on the board and says nothing. */
  DECORATION,
  /** The digits placed besides the clues. */
  PLACED,
  /** The candidates of empty cells; a format that keeps them also keeps placed digits. */
  CANDIDATES,
  /** The characters shown for digits, where they are not the usual ones. */
  CHARACTERS,
  TITLE,
  AUTHOR,
  NOTES,
  LEVEL,
  SOURCE,
  URL,
  DATE;

  /** The name for messages, such as {@code placed digits}. */
  public Phrase label() {
    return Phrase.of("exchange.part-" + name().toLowerCase(Locale.ROOT));
  }

  /** The parts that describe a puzzle in words. */
  public static final Set<ItemPart> WORDS = Set.of(TITLE, AUTHOR, NOTES, LEVEL, SOURCE, URL, DATE);

  /** Items reduced to what can be kept. */
  public static List<Item> of(List<Item> items, Set<ItemPart> kept) {
    return items.stream().map(item -> of(item, kept)).toList();
  }

  private static Item of(Item item, Set<ItemPart> kept) {
    return new Item(
        content(item.content(), kept),
        about(item.about(), kept),
        kept.contains(CHARACTERS) ? item.digits() : DigitSet.USUAL);
  }

  private static Content content(Content content, Set<ItemPart> kept) {
    Content bare = kept.contains(DECORATION) ? content : content.decorated(Decoration.NONE);
    Content on = kept.contains(BOARD) ? bare : usual(bare);
    if (!(on instanceof Clues puzzle)) {
      return on;
    }
    if (kept.contains(CANDIDATES)) {
      return new Clues(puzzle.clues(), puzzle.progress());
    }
    Optional<Puzzle> placed = puzzle.position().map(GridState::placements);
    return new Clues(
        puzzle.clues(),
        placed
            .filter(digits -> kept.contains(PLACED) && !digits.equals(puzzle.clues()))
            .map(GridState::initial));
  }

  private static Content usual(Content content) {
    return content.board().isFull()
        ? Boards.withCells(content.board().cells()).map(content::on).orElse(content)
        : content;
  }

  private static Metadata about(Metadata about, Set<ItemPart> kept) {
    return about.each((part, text) -> kept.contains(part) ? text : "");
  }
}
