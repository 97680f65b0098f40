package cluewright.format.exchange;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import java.util.regex.Pattern;

/**
 * JSON of other programs and of services in the web, in which puzzles are fields of objects: texts,
 * or arrays of rows. It is only read.
 */
final class JsonBoards implements ReadOnly {
  private static final FormatInfo INFO = FormatInfo.of("other-json", "exchange.other-json");
  private static final Pattern START = Pattern.compile("(?:\\[\\s*)*\\{(?:\\s*[\"}]|\\s*$)");

  /** As much of a text as is looked at. */
  private static final int SEEN = 200;

  @Override
  public FormatInfo info() {
    return INFO;
  }

  /** True if it begins with an object, perhaps in lists. */
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
