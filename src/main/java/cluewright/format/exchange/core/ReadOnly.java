package cluewright.format.exchange.core;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;

/** A format that can be read but not written. */
public abstract class ReadOnly extends Format {
  protected ReadOnly(FormatInfo info) {
    super(info);
  }

  @Override
  public final Optional<Phrase> refusal(List<Item> items) {
    return Optional.of(Phrase.of("exchange.only-read"));
  }

  @Override
  public final String write(List<Item> items) {
    throw new UnsupportedOperationException("this is only read");
  }
}
