package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import java.util.Optional;

/**
 * A text without something that stood around its cells, or with other characters for its digits.
 *
 * @param text what remains
 * @param above the lines that stood above it
 * @param remark what was left out or taken for granted, a sentence without its full stop
 * @param doubt why it may not be read so; empty if nothing else can be meant
 */
public record Trimmed(String text, int above, Phrase remark, Optional<FormatException> doubt) {

  /** Of which nothing else can be meant. */
  public static Trimmed of(String text, int above, Phrase remark) {
    return new Trimmed(text, above, remark, Optional.empty());
  }
}
