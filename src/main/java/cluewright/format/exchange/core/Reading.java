package cluewright.format.exchange.core;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.Stream;

/**
 * The contents of a text, with remarks on how they were read.
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

  /** Items that were read without loss. */
  public static Reading of(List<Item> items) {
    return new Reading(items, List.of());
  }

  /** This reading with further remarks first. */
  public Reading after(List<Phrase> before) {
    return new Reading(items, Stream.concat(before.stream(), remarks.stream()).distinct().toList());
  }
}
