package cluewright.studio.files;

import cluewright.document.Document;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;

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

  String in(Format format) {
    return format.write(items);
  }

  /** What a format loses, as a sentence; empty if nothing. */
  Phrase remark(Format format) {
    return ImportedText.note(Losses.of(format, items));
  }
}
