package cluewright.format.exchange.link;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Links to f-puzzles, which carry a puzzle as {@link FPuzzlesJson} packed by {@link LzText}; also
 * the packed part alone, which SudokuPad and lisudoku accept, and the JSON itself.
 */
public final class FPuzzlesLink extends LinkFormat {
  private static final String START = "https://www.f-puzzles.com/?load=";

  /** The beginning of every packed text that starts with a brace and a quotation mark. */
  private static final String BARE = "N4Ig";

  private static final Pattern PACKED = Pattern.compile(BARE + "[A-Za-z0-9+/]{16,}={0,3}");

  /** The JSON of such links in a file of its own. */
  private static final Pattern JSON =
      Pattern.compile(
          "\"grid\"\\s*:\\s*\\[\\s*\\[\\s*\\{\\s*(?:\"(?:value|given|c|region|\\w*PencilMarks)\"|})");

  public FPuzzlesLink() {
    super(
        FormatInfo.of("fpuzzles", "exchange.fpuzzles")
            .keeping(
                ItemPart.BOARD,
                ItemPart.PLACED,
                ItemPart.CANDIDATES,
                ItemPart.TITLE,
                ItemPart.AUTHOR,
                ItemPart.NOTES),
        START,
        List.of("f-puzzles.com"));
  }

  @Override
  public boolean isLikely(String text) {
    TextSpan start = TextSpan.first(text, TextSpan.LINK_START);
    return super.isLikely(text) || start.text().startsWith(BARE) || isJson(text);
  }

  private static boolean isJson(String text) {
    return text.startsWith("{", TextSpan.ink(text)) && JSON.matcher(text).find();
  }

  @Override
  public Reading reading(String text) {
    return isJson(text) ? readingOfFile(text, FPuzzlesJson::read) : super.reading(text);
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    Optional<TextSpan> bare =
        Optional.of(link).filter(span -> PACKED.matcher(span.text()).matches());
    return afterHost(link)
        .flatMap(rest -> rest.parameter("load"))
        .or(() -> bare)
        .map(packed -> unpacked(packed, context));
  }

  /** The puzzle after {@code load=}. */
  static Item unpacked(TextSpan packed, LinkContext context) {
    TextSpan letters = packed.decoded();
    return FPuzzlesJson.read(PackedJson.of(letters, LzText.unpack(letters), context));
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return super.kept(items).stream()
        .map(item -> item.on(Boards.joined(item.content().board())))
        .toList();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return refusal(items, FPuzzlesRules::knows, FPuzzlesRules::canSay, FPuzzlesJson::write);
  }

  @Override
  public String write(List<Item> items) {
    return START + LzText.pack(FPuzzlesJson.write(items.get(0)));
  }
}
