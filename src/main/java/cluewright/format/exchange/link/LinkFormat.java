package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.MemoryBudget;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;

/** Links that carry a puzzle each, one link a line. */
abstract class LinkFormat extends Format {
  private final String start;
  private final List<String> hosts;

  /**
   * @param start how such a link begins, for those whose link is another's
   * @param hosts where such links lead
   */
  LinkFormat(FormatInfo info, String start, List<String> hosts) {
    super(info);
    this.start = start;
    this.hosts = hosts;
  }

  @Override
  public boolean isLikely(String text) {
    return afterHost(TextSpan.first(text, TextSpan.LINK_START)).isPresent();
  }

  /** The rest of a link after its host; empty if it leads elsewhere. */
  final Optional<TextSpan> afterHost(TextSpan link) {
    return link.after(hosts);
  }

  /** The puzzle of a link; empty if the link is another's. */
  abstract Optional<Item> item(TextSpan link, LinkContext context);

  @Override
  public Reading reading(String text) {
    ItemCollector items = new ItemCollector();
    LinkContext context = new LinkContext(new PassedOver(), new MemoryBudget());
    for (Line line : Line.of(text, 1)) {
      TextSpan link = TextSpan.of(line).unwrapped();
      if (!link.text().isEmpty()) {
        items.add(
            item(link, context).orElseThrow(() -> link.fault(Phrase.of("exchange.no-link", start))),
            line.number());
        context.budget().take(0, line.number());
      }
    }
    if (items.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-link", start));
    }
    return new Reading(items.all(), context.passed().remarks());
  }

  /** Reads the JSON of a link that stands in a file by itself. */
  static Reading readingOfFile(String text, Function<PackedJson, Item> reader) {
    LinkContext context = new LinkContext(new PassedOver(), new MemoryBudget());
    Item item = reader.apply(PackedJson.ofFile(text, context));
    return new Reading(List.of(item), context.passed().remarks());
  }

  /**
   * Why a puzzle cannot be packed into a link: what the format has no place for, or its length.
   *
   * @param isSaid whether the format can say a rule of a kind that it knows
   */
  static Optional<Phrase> refusal(
      List<Item> items,
      Predicate<Kind> knows,
      BiPredicate<Board, Rule> isSaid,
      Function<Item, String> written) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.unlessOfRegions(items))
        .or(() -> Refusals.emptyCells(items))
        .or(() -> LinkBoard.refusal(items.get(0), knows))
        .or(() -> unsaid(items.get(0).content().board(), isSaid))
        .or(() -> tooLong(LzText.pack(written.apply(items.get(0))), LzText.MOST_PACKED));
  }

  static Optional<Phrase> unsaid(Board board, BiPredicate<Board, Rule> isSaid) {
    return Refusals.unsaid(board, rule -> isSaid.test(board, rule));
  }

  /** Refuses a link too long to be read again, as very long notes may make it. */
  static Optional<Phrase> tooLong(String packed, int most) {
    return packed.length() <= most
        ? Optional.empty()
        : Optional.of(Phrase.of("exchange.too-long-a-link", packed.length(), most));
  }
}
