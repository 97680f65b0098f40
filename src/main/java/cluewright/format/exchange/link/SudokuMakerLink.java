package cluewright.format.exchange.link;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;

/**
 * Links to Sudoku Maker, which carry a puzzle as {@link SudokuMakerJson}, packed by {@link LzText}
 * with {@code -} in place of {@code /}.
 */
public final class SudokuMakerLink extends LinkFormat {
  private static final String START = "https://sudokumaker.app/?puzzle=";

  public SudokuMakerLink() {
    super(
        FormatInfo.of("sudokumaker", "exchange.sudokumaker")
            .keeping(
                ItemPart.BOARD,
                ItemPart.PLACED,
                ItemPart.CANDIDATES,
                ItemPart.TITLE,
                ItemPart.AUTHOR,
                ItemPart.NOTES),
        START,
        List.of("sudokumaker.app"));
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    return afterHost(link)
        .flatMap(rest -> rest.parameter("puzzle"))
        .map(packed -> unpacked(packed.decoded(), context));
  }

  private static Item unpacked(TextSpan packed, LinkContext context) {
    TextSpan letters =
        new TextSpan(
            packed.text().replace('-', '/').replace('$', '='), packed.line(), packed.column());
    return SudokuMakerJson.read(PackedJson.of(packed, LzText.unpack(letters), context));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return refusal(
        items, SudokuMakerRules.KINDS::knows, SudokuMakerRules::canSay, SudokuMakerJson::write);
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return super.kept(items).stream()
        .map(item -> item.on(Boards.joined(item.content().board())))
        .toList();
  }

  @Override
  public String write(List<Item> items) {
    return START
        + LzText.pack(SudokuMakerJson.write(items.get(0)))
            .replace("=", "")
            .replace('/', '-')
            .replace("+", "%2B");
  }
}
