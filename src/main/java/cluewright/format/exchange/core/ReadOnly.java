package cluewright.format.exchange.core;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;

/** A format that can be read but not written. */
public interface ReadOnly extends Format {
  @Override
  default Optional<Phrase> refusal(List<Item> items) {
    return Optional.of(Phrase.of("exchange.only-read"));
  }

  @Override
  default String write(List<Item> items) {
    throw new UnsupportedOperationException("this is only read");
  }
}
