package cluewright.studio.files;

import cluewright.document.Document;
import cluewright.format.FileException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;

/** The current puzzle or its mask, or several puzzles, in the form for other programs. */
record ExportItems(List<Item> items) {

  static ExportItems of(Document document) {
    return new ExportItems(List.of(Item.of(document)));
  }

  /**
   * Items for puzzles alone.
   *
   * @param digits how people see their digits, on boards that these suit
   */
  static ExportItems of(List<Puzzle> puzzles, DigitSet digits) {
    return new ExportItems(
        puzzles.stream()
            .map(Item::of)
            .map(item -> new Item(item.content(), item.about(), digits.on(item.content().board())))
            .toList());
  }

  List<Format> formats() {
    return Formats.offering(items);
  }

  /**
   * The text in a format.
   *
   * @throws FileException if the format does not take these, which another puzzle may have brought
   *     since it was offered
   */
  String in(Format format) throws FileException {
    Optional<Phrase> refusal = format.refusal(items);
    if (refusal.isPresent()) {
      throw new FileException(refusal.get());
    }
    return format.write(items);
  }

  /** What a format loses, as a sentence; empty if nothing. */
  Phrase remark(Format format) {
    return ImportedText.note(Losses.of(format, items));
  }
}
