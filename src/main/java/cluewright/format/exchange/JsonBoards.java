package cluewright.format.exchange;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import java.util.regex.Pattern;

/**
 * JSON of other programs and web services, with puzzles as fields of objects: texts, or arrays of
 * rows. It is only read.
 */
final class JsonBoards extends ReadOnly {
  private static final Pattern START = Pattern.compile("(?:\\[\\s*)*\\{(?:\\s*[\"}]|\\s*$)");

  /** How much of a text is examined. */
  private static final int SEEN = 200;

  JsonBoards() {
    super(FormatInfo.of("other-json", "exchange.other-json"));
  }

  /** True if the text begins with an object, perhaps inside lists. */
  @Override
  public boolean isLikely(String text) {
    int ink = TextSpan.ink(text);
    return START.matcher(text.substring(ink, Math.min(text.length(), ink + SEEN))).lookingAt();
  }

  @Override
  public Reading reading(String text) {
    return new JsonBoardsReader(text).reading();
  }
}
