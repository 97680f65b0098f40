package cluewright.format.exchange.cells;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Game IDs of Solo in Simon Tatham's collection: {@code 3x3:5_3b7d…}, in which a letter stands for
 * a run of empty cells and {@code _} separates numbers. The numbers in front are the rows and
 * columns of a box; {@code x} after them says that the diagonals count, {@code j} that regions
 * follow, {@code k} that cages do.
 */
public final class SoloText extends ReadOnly {
  private static final Pattern ID =
      Pattern.compile(
          "([1-9][0-9]?)(?:x([1-9][0-9]?))?([xjk]*)(?:a|[rm][248]d?)?(?:d[a-z])?:([0-9a-z_]+)(,.*)?");

  public SoloText() {
    super(FormatInfo.of("solo", "exchange.solo"));
  }

  @Override
  public boolean isLikely(String text) {
    TextSpan first = TextSpan.first(text, 4_000);
    return ID.matcher(first.text().strip()).matches();
  }

  @Override
  public Reading reading(String text) {
    return CellTexts.each(text, "exchange.no-solo", ID, SoloText::item);
  }

  private static Item item(TextSpan id, Matcher parts) {
    String rules = parts.group(3);
    if (rules.indexOf('j') >= 0 || rules.indexOf('k') >= 0 || parts.group(2) == null) {
      throw id.fault(
          Phrase.of(rules.indexOf('k') >= 0 ? "exchange.solo-cages" : "exchange.solo-regions"));
    }
    BoardBuilder builder = new BoardBuilder(board(id, parts, rules));
    int cells = builder.board().cells();
    int cell = 0;
    String text = parts.group(4);
    for (int i = 0; i < text.length(); ) {
      int end = i + 1;
      char symbol = text.charAt(i);
      if (Character.isLetter(symbol)) {
        cell += symbol - 'a' + 1;
      } else if (symbol != '_') {
        while (end < text.length() && end < i + 3 && Character.isDigit(text.charAt(end))) {
          end++;
        }
        int digit = Integer.parseInt(text.substring(i, end));
        if (cell >= cells || digit < 1 || digit > builder.board().digits()) {
          throw id.fault(parts.start(4) + i, Phrase.of("exchange.no-solo"));
        }
        builder.clue(cell++, digit);
      }
      i = end;
    }
    if (cell != cells) {
      throw id.fault(Phrase.of("exchange.cells-of-board", cell, builder.board().toString(), cells));
    }
    return new Item(builder.content(), Metadata.NONE);
  }

  private static Board board(TextSpan id, Matcher parts, String rules) {
    int rows = Integer.parseInt(parts.group(1));
    int columns = Integer.parseInt(parts.group(2));
    boolean isKnown = rows * columns >= 4 && rows * columns <= Boards.TWENTY_FIVE.digits();
    if (!isKnown || rows < 2 || columns < 2) {
      throw id.fault(Phrase.of("exchange.solo-size", rows, columns));
    }
    return Boards.with(rules.indexOf('x') >= 0 ? Set.of(Kinds.DIAGONALS) : Set.of(), rows, columns);
  }
}
