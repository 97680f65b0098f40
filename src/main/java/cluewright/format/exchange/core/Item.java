package cluewright.format.exchange.core;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.Optional;

/**
 * A puzzle or mask as exchanged between programs.
 *
 * @param digits how people see its digits; formats write the usual ones
 */
public record Item(Content content, Metadata about, DigitSet digits) {

  /** An item with the usual digits. */
  public Item(Content content, Metadata about) {
    this(content, about, DigitSet.USUAL);
  }

  /** A puzzle without a description. */
  public static Item of(Puzzle clues) {
    return new Item(new Content.Clues(clues, Optional.empty()), Metadata.NONE);
  }

  /** A puzzle in progress, without a description. */
  public static Item of(Puzzle clues, GridState position) {
    return new Item(new Content.Clues(clues, Optional.of(position)), Metadata.NONE);
  }

  /** A mask without a description. */
  public static Item of(Mask mask) {
    return new Item(new Content.Drawing(mask), Metadata.NONE);
  }

  /**
   * The puzzle of a document, with the designer's description. Before there is one, its fixed
   * digits if they fill the mask; or else the mask, as digits alone would lose its free cells.
   */
  public static Item of(Document document) {
    Optional<Puzzle> fixed =
        Optional.of(document.fixed())
            .filter(digits -> !digits.mask().clues().isEmpty())
            .filter(digits -> digits.mask().equals(document.mask()))
            .filter(digits -> !digits.board().isOpen());
    Item cells =
        document.puzzle().or(() -> fixed).map(Item::of).orElseGet(() -> of(document.mask()));
    Metadata about = Metadata.of(document.title(), document.author(), document.notes());
    return new Item(cells.content(), about, document.digitSet());
  }

  /** This item on another board of the same size. */
  public Item on(Board board) {
    return new Item(content.on(board), about, digits);
  }

  /** This item with another description. */
  public Item with(Metadata about) {
    return new Item(content, about, digits);
  }
}
