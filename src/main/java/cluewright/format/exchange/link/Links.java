package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.MemoryBudget;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import java.util.Optional;

/** Code shared by the link formats. */
final class Links {
  private Links() {}

  /** Reads one link. */
  interface One {
    Optional<Item> read(TextSpan link, LinkContext context);
  }

  /**
   * Reads one link per line.
   *
   * @param one the puzzle of a link; empty if the link is another's
   * @param start how such a link begins, for those whose link is another's
   * @throws FormatException if there is no link, or one of them cannot be read
   */
  static Reading reading(String text, One one, String start) {
    ItemCollector items = new ItemCollector();
    LinkContext context = new LinkContext(new PassedOver(), new MemoryBudget());
    for (Line line : Line.of(text, 1)) {
      TextSpan link = TextSpan.of(line).unwrapped();
      if (!link.text().isEmpty()) {
        items.add(
            one.read(link, context)
                .orElseThrow(() -> link.fault(Phrase.of("exchange.no-link", start))),
            line.number());
        context.budget().take(0, line.number());
      }
    }
    if (items.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-link", start));
    }
    return new Reading(items.all(), context.passed().remarks());
  }

  /** Refuses a link too long to be read again, as very long notes may make it. */
  static Optional<Phrase> tooLong(String packed) {
    return packed.length() <= LzText.MOST_PACKED
        ? Optional.empty()
        : Optional.of(Phrase.of("exchange.too-long-a-link", packed.length(), LzText.MOST_PACKED));
  }
}
