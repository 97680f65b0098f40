package cluewright.format.exchange.cells;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A killer puzzle as solvers exchange it: {@code 3x3::k:} and for each cell a number and a colon,
 * 256 times its cage's sum plus the cage's number; a cell without a sum is in no cage. A {@code d}
 * between the first colons says that the diagonals count.
 */
public final class KillerText extends ReadOnly {
  private static final Pattern LINE =
      Pattern.compile("([0-9]{1,2}x[0-9]{1,2}):([a-z]*):k:([0-9]{1,5}(?::[0-9]{1,5})*):?");
  private static final Pattern START = Pattern.compile("[0-9]{1,2}x[0-9]{1,2}:[a-z]*:k:.*");
  private static final int SUM = 256;
  private static final String BOX = "3x3";

  public KillerText() {
    super(FormatInfo.of("killer", "exchange.killer-text"));
  }

  @Override
  public boolean isLikely(String text) {
    return START.matcher(TextSpan.first(text, 40).text()).matches();
  }

  @Override
  public Reading reading(String text) {
    return CellTexts.each(text, "exchange.no-killer-text", LINE, KillerText::item);
  }

  private static Item item(TextSpan line, Matcher parts) {
    boolean isKnown = parts.group(1).equals(BOX) && List.of("", "d").contains(parts.group(2));
    if (!isKnown) {
      throw line.fault(Phrase.of("exchange.no-killer-text"));
    }
    int[] numbers = Arrays.stream(parts.group(3).split(":")).mapToInt(Integer::parseInt).toArray();
    if (numbers.length != Boards.NINE.cells()) {
      throw line.fault(
          Phrase.of(
              "exchange.cells-of-board",
              numbers.length,
              Boards.NINE.toString(),
              Boards.NINE.cells()));
    }
    Map<Integer, StringBuilder> cages = new LinkedHashMap<>();
    for (int cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell] >= SUM) {
        cages
            .computeIfAbsent(numbers[cell], each -> new StringBuilder())
            .append(Boards.NINE.label(cell));
      }
    }
    StringBuilder name = new StringBuilder(Boards.NINE.toString());
    name.append(parts.group(2).isEmpty() ? "" : "+x");
    cages.forEach(
        (number, cells) -> name.append("+cage").append(number / SUM).append('=').append(cells));
    return Item.of(Puzzle.empty(board(line, name.toString())));
  }

  private static Board board(TextSpan line, String name) {
    return Boards.named(name).orElseThrow(() -> line.fault(Phrase.of("exchange.killer-cages")));
  }
}
