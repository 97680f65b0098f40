package cluewright.manual;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;

/** The formats that write a board and read it back as it was. */
final class KindFormats {
  private KindFormats() {}

  static List<Phrase> keeping(Board board) {
    Item item = Item.of(Puzzle.empty(board).with(board.shownCells() - 1, 1));
    return Formats.ALL.stream().filter(format -> keeps(format, item)).map(Format::name).toList();
  }

  private static boolean keeps(Format format, Item item) {
    Optional<Phrase> refusal = format.refusal(List.of(item));
    if (refusal.isPresent()) {
      return false;
    }
    List<Item> back = format.read(format.write(List.of(item)));
    Board board = item.content().board();
    return Boards.joined(back.get(0).content().board()).equals(Boards.joined(board));
  }
}
