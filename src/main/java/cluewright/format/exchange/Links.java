package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Room;
import cluewright.phrase.Phrase;
import java.util.Optional;

/** Code shared by the formats that are links. */
final class Links {
  private static final int LONGEST_QUOTE = 40;

  private Links() {}

  /** Reads one link. */
  interface One {
    Optional<Item> read(Piece link, Along along);
  }

  /**
   * Reads one link a line.
   *
   * @param one the puzzle of a link; empty if the link is another's
   * @param start how such a link begins, for those whose link is another's
   * @throws FormatException if there is no link, or one of them cannot be read
   */
  static Reading reading(String text, One one, String start) {
    Gathering items = new Gathering();
    Along along = new Along(new PassedOver(), new Room());
    for (Line line : Line.of(text, 1)) {
      Piece link = Piece.of(line).unwrapped();
      if (!link.text().isEmpty()) {
        items.add(
            one.read(link, along)
                .orElseThrow(() -> link.fault(Phrase.of("exchange.no-link", start))),
            line.number());
      }
    }
    if (items.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-link", start));
    }
    return new Reading(items.all(), along.passed().remarks());
  }

  /** That a link would be too long to be read again, which only very long notes bring about. */
  static Optional<Phrase> tooLong(String packed) {
    return packed.length() <= LzText.MOST_PACKED
        ? Optional.empty()
        : Optional.of(Phrase.of("exchange.too-long-a-link", packed.length(), LzText.MOST_PACKED));
  }

  /** Someone else's word in a sentence of ours: on one line, and not too long. */
  static String quoted(String text) {
    String line = text.replaceAll("\\p{C}", "?");
    return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
  }
}
