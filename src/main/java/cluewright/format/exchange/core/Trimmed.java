package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import java.util.Optional;

/**
 * A text stripped of what surrounded its cells, or with its digits converted.
 *
 * @param text what remains
 * @param above the lines that stood above it
 * @param remark what was left out or taken for granted, a sentence without its full stop
 * @param doubt why it may not be read so; empty if nothing else can be meant
 */
public record Trimmed(String text, int above, Phrase remark, Optional<FormatException> doubt) {

  /** A text stripped without ambiguity. */
  public static Trimmed of(String text, int above, Phrase remark) {
    return new Trimmed(text, above, remark, Optional.empty());
  }
}
