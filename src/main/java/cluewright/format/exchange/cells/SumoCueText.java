package cluewright.format.exchange.cells;

import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A SumoCue jigsaw: {@code SumoCueV1}, and for each cell {@code =5J0}: its clue, or 0, and its
 * region.
 */
public final class SumoCueText extends ReadOnly {
  private static final String START = "SumoCue";
  private static final Pattern LINE = Pattern.compile("(?i)SumoCueV([0-9]+)((?:=[^=]*)+)");
  private static final Pattern CELL = Pattern.compile("([0-9]{1,2})[Jj]([0-9]{1,2})");

  public SumoCueText() {
    super(FormatInfo.of("sumocue", "exchange.sumocue"));
  }

  @Override
  public boolean isLikely(String text) {
    return TextSpan.first(text, START.length()).text().equalsIgnoreCase(START);
  }

  @Override
  public Reading reading(String text) {
    return CellTexts.each(text, "exchange.no-sumocue", LINE, SumoCueText::item);
  }

  private static Item item(TextSpan line, Matcher parts) {
    String[] cells = parts.group(2).substring(1).split("=", -1);
    int[] digits = new int[cells.length];
    StringBuilder regions = new StringBuilder();
    for (int i = 0; i < cells.length; i++) {
      Matcher cell = CELL.matcher(cells[i].strip());
      if (!parts.group(1).equals("1") || !cell.matches()) {
        throw line.fault(Phrase.of("exchange.sumocue-cell", Quoted.of(cells[i])));
      }
      digits[i] = Integer.parseInt(cell.group(1));
      regions.append((char) ('A' + Integer.parseInt(cell.group(2))));
    }
    BoardBuilder builder = new BoardBuilder(board(line, regions.toString()));
    for (int i = 0; i < digits.length; i++) {
      if (digits[i] > builder.board().digits()) {
        throw line.fault(Phrase.of("exchange.sumocue-cell", Quoted.of(cells[i])));
      }
      if (digits[i] > 0) {
        builder.clue(i, digits[i]);
      }
    }
    return new Item(builder.content(), Metadata.NONE);
  }

  private static Board board(TextSpan line, String regions) {
    try {
      return Boards.jigsaw(regions, Set.of());
    } catch (IllegalArgumentException uneven) {
      throw line.fault(Phrase.of("exchange.sumocue-regions", regions.length()));
    }
  }
}
