package cluewright.format.exchange.link;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Links to Penpa-Edit, which carry a drawing as a {@link PenpaPuzzle}, packed by {@link PenpaText}.
 * Their parameters follow a hash or, in older links, a question mark.
 */
public final class PenpaLink extends LinkFormat {
  private static final String START = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

  public PenpaLink() {
    super(
        FormatInfo.of("penpa", "exchange.penpa")
            .keeping(ItemPart.BOARD, ItemPart.TITLE, ItemPart.AUTHOR, ItemPart.NOTES, ItemPart.URL),
        START,
        List.of("swaroopg92.github.io/penpa-edit", "logicmastersindia.com/penpa-edit"));
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    return afterHost(link)
        .flatMap(rest -> asked(rest).parameter("p"))
        .map(packed -> PenpaPuzzle.read(packed.decoded(), context));
  }

  /** The link with a question mark instead of the hash before its parameters. */
  private static TextSpan asked(TextSpan rest) {
    int hash = rest.text().indexOf('#');
    boolean isFirst = hash >= 0 && rest.text().lastIndexOf('?', hash) < 0;
    return isFirst
        ? new TextSpan(
            rest.text().substring(0, hash) + "?" + rest.text().substring(hash + 1),
            rest.line(),
            rest.column())
        : rest;
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return super.kept(items).stream()
        .map(item -> item.with(PenpaHeader.kept(item.about())))
        .toList();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.unlessOfRegions(items))
        .or(() -> refusal(items.get(0)))
        .or(() -> tooLong(PenpaText.pack(PenpaPuzzle.write(items.get(0))), PenpaText.MOST_PACKED));
  }

  private static Optional<Phrase> refusal(Item item) {
    Board board = item.content().board();
    return LinkBoard.refusal(item, kind -> true)
        .or(() -> unsaid(board, SclOwn::isDrawn))
        .or(
            () ->
                PenpaSigns.second(board)
                    .map(
                        relation ->
                            Phrase.of(
                                "exchange.penpa-two-signs",
                                board.label(relation.cells().get(0)),
                                board.label(relation.cells().get(1)))))
        .or(
            () ->
                PenpaEdges.canDraw(board)
                    ? Optional.empty()
                    : Optional.of(Phrase.of("exchange.penpa-loose-region")))
        .or(() -> crowded(board));
  }

  /** Refuses a rule for whose mark there is no room. */
  private static Optional<Phrase> crowded(Board board) {
    Set<Rule> crowded = new PenpaPicture(board).crowded;
    return unsaid(board, (any, rule) -> !crowded.contains(rule));
  }

  @Override
  public String write(List<Item> items) {
    return START + PenpaText.pack(PenpaPuzzle.write(items.get(0)));
  }
}
