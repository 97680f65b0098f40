package cluewright.format.exchange.core;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.Stream;

/**
 * The content of a text, with remarks on how it was read.
 *
 * @param items at least one
 * @param remarks what was passed over, and what was taken for granted; each a sentence without its
 *     full stop
 */
public record Reading(List<Item> items, List<Phrase> remarks) {
  public Reading {
    items = List.copyOf(items);
    remarks = List.copyOf(remarks);
  }

  /** Items of which all was taken. */
  public static Reading of(List<Item> items) {
    return new Reading(items, List.of());
  }

  /** With more to be said before the rest. */
  public Reading after(List<Phrase> before) {
    return new Reading(items, Stream.concat(before.stream(), remarks.stream()).distinct().toList());
  }
}
