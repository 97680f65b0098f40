package cluewright.format;

import cluewright.document.PenLine;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The segments of a player's lines, separated by blanks: {@code 1,1-3,1} leads from the middle of
 * r1c1 to that of r1c2. Places are counted in half cells, across and down.
 */
final class PenLines {
  private static final Pattern PIECE =
      Pattern.compile("(\\d{1,2}),(\\d{1,2})-(\\d{1,2}),(\\d{1,2})");

  private PenLines() {}

  static String write(Set<PenLine> lines) {
    return lines.stream()
        .sorted(
            Comparator.comparingInt(PenLine::fromY)
                .thenComparingInt(PenLine::fromX)
                .thenComparingInt(PenLine::toY)
                .thenComparingInt(PenLine::toX))
        .map(PenLines::write)
        .collect(Collectors.joining(" "));
  }

  private static String write(PenLine line) {
    return line.fromX() + "," + line.fromY() + "-" + line.toX() + "," + line.toY();
  }

  /** Reads what {@link #write} writes; null if there are none. */
  static Set<PenLine> read(Board board, String text) {
    Set<PenLine> lines = new HashSet<>();
    for (String piece : text == null ? new String[0] : text.split(" ")) {
      lines.add(piece(board, piece));
    }
    return lines;
  }

  private static PenLine piece(Board board, String text) {
    Matcher ends = PIECE.matcher(text);
    if (ends.matches()) {
      PenLine line = new PenLine(end(ends, 1), end(ends, 2), end(ends, 3), end(ends, 4));
      if (line.isOn(board)) {
        return line;
      }
    }
    throw new FormatException(Phrase.of("formats.no-line", Quoted.of(text), board.toString()));
  }

  private static int end(Matcher ends, int group) {
    return Integer.parseInt(ends.group(group));
  }
}
