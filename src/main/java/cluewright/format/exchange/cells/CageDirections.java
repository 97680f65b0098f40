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
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A killer puzzle with a sign for each cell, as forums write it: the sum of a cage in one of its
 * cells, 10 as {@code A}, 36 as {@code a}, and in each other cell the way to a cell that is nearer
 * to it. A sum of 0 is not given.
 */
public final class CageDirections extends ReadOnly {
  private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

  /** By sign, the steps down and to the right. */
  private static final Map<Character, int[]> WAYS =
      Map.of(
          '<', new int[] {0, -1},
          '>', new int[] {0, 1},
          '^', new int[] {-1, 0},
          'v', new int[] {1, 0},
          '`', new int[] {-1, -1},
          '\'', new int[] {-1, 1},
          ',', new int[] {1, -1},
          '.', new int[] {1, 1});

  private static final Pattern LINE = Pattern.compile("(?=.*[<>^v])[0-9A-Za-jv<>^`',.]{81}");

  public CageDirections() {
    super(FormatInfo.of("killer-signs", "exchange.killer-signs"));
  }

  @Override
  public boolean isLikely(String text) {
    return LINE.matcher(TextSpan.first(text, 90).text()).matches();
  }

  @Override
  public Reading reading(String text) {
    return CellTexts.each(text, "exchange.no-killer-signs", LINE, CageDirections::item);
  }

  private static Item item(TextSpan line, Matcher signs) {
    Map<Integer, StringBuilder> cages = new TreeMap<>();
    for (int cell = 0; cell < Boards.NINE.cells(); cell++) {
      int end =
          end(signs.group(), cell)
              .orElseThrow(() -> line.fault(Phrase.of("exchange.no-killer-signs")));
      cages.computeIfAbsent(end, each -> new StringBuilder()).append(Boards.NINE.label(cell));
    }
    StringBuilder name = new StringBuilder(Boards.NINE.toString());
    cages.forEach((end, cells) -> name.append(cage(signs.group().charAt(end), cells)));
    Board board =
        Boards.named(name.toString())
            .orElseThrow(() -> line.fault(Phrase.of("exchange.killer-cages")));
    return Item.of(Puzzle.empty(board));
  }

  private static String cage(char sum, CharSequence cells) {
    int total = SUMS.indexOf(sum);
    return "+cage" + (total == 0 ? "" : total) + "=" + cells;
  }

  /** The cell with the sum of a cell's cage; empty if the ways lead nowhere. */
  private static Optional<Integer> end(String signs, int from) {
    int cell = from;
    for (int steps = 0; steps < signs.length(); steps++) {
      int[] way = WAYS.get(signs.charAt(cell));
      if (way == null) {
        return Optional.of(cell);
      }
      int row = Boards.NINE.row(cell) + way[0];
      int column = Boards.NINE.column(cell) + way[1];
      if (!Boards.NINE.layout().has(row, column)) {
        return Optional.empty();
      }
      cell = Boards.NINE.cell(row, column);
    }
    return Optional.empty();
  }
}
