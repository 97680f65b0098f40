package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Links to lisudoku: {@code https://lisudoku.xyz/solver?import=} or {@code /e?import=}, and the
 * digits of a classic puzzle, 0 for an empty cell, or {@link LisudokuJson}, packed by {@link
 * LzText}. The address of a puzzle that only lisudoku's server has begins with {@code /p/}.
 */
public final class LisudokuLink extends LinkFormat {
  private static final String START = "https://lisudoku.xyz/solver?import=";
  private static final String ON_SERVER = "/p/";
  private static final List<Board> USUAL = List.of(Boards.FOUR, Boards.SIX, Boards.NINE);
  private static final Set<Integer> SIZES = Set.of(4, 6, 9);
  private static final Pattern DIGITS = Pattern.compile("[0-9]+");

  public LisudokuLink() {
    super(
        FormatInfo.of("lisudoku", "exchange.lisudoku").keeping(ItemPart.BOARD),
        START,
        List.of("lisudoku.xyz"));
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    Optional<TextSpan> rest = afterHost(link);
    FormatException.throwIf(
        rest.filter(path -> path.text().startsWith(ON_SERVER))
            .map(path -> path.fault(Phrase.of("exchange.on-lisudoku", START))));
    return rest.flatMap(all -> all.parameter("import"))
        .map(data -> puzzle(data.decoded(), context));
  }

  private static Item puzzle(TextSpan data, LinkContext context) {
    if (DIGITS.matcher(data.text()).matches()) {
      return Item.of(CellLine.read(data.text(), data.line(), data.column(), USUAL));
    }
    return LisudokuJson.read(PackedJson.of(data, LzText.unpack(data), context));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.unlessOfRegions(items))
        .or(() -> refusal(items.get(0).with(Metadata.NONE)));
  }

  private static Optional<Phrase> refusal(Item item) {
    Board board = item.content().board();
    if (!SIZES.contains(board.rows())) {
      return Optional.of(Phrase.of("exchange.no-board", board.toString()));
    }
    return LinkBoard.refusal(item, LisudokuRules.KINDS::knows)
        .or(() -> unsaid(board, LisudokuRules::canSay))
        .or(() -> tooLong(LzText.pack(LisudokuJson.write(clues(item))), LzText.MOST_PACKED));
  }

  private static Puzzle clues(Item item) {
    return ((Clues) item.content()).clues();
  }

  @Override
  public String write(List<Item> items) {
    Puzzle clues = clues(items.get(0));
    return START
        + (USUAL.contains(clues.board())
            ? clues.line().replace('.', '0')
            : LzText.pack(LisudokuJson.write(clues))
                .replace("+", "%2B")
                .replace("/", "%2F")
                .replace("=", "%3D"));
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return super.kept(items).stream()
        .map(item -> item.on(Boards.joined(item.content().board())))
        .toList();
  }
}
