package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A fish as it was found: its direction and digit, its lines as sets, and where the digit is. */
final class FishPattern {
  private final FishLines lines;
  private final int digit;
  private final int bases;
  private final int covers;

  /** For each base the covers that the digit reaches from it. */
  private final int[] places;

  FishPattern(FishLines lines, int digit, int bases, int covers, int[] places) {
    this.lines = lines;
    this.digit = digit;
    this.bases = bases;
    this.covers = covers;
    this.places = places.clone();
  }

  Evidence evidence(Board board) {
    CellSet body = cells(covers);
    CellSet fins = cells(~covers);
    int digits = 1 << (digit - 1);
    return new Evidence(
        houses(bases, lines::base),
        houses(covers, lines::cover),
        Stream.concat(
                Evidence.marks(board, body, digits, Evidence.Role.PATTERN).stream(),
                Evidence.marks(board, fins, digits, Evidence.Role.FIN).stream())
            .toList(),
        List.of(),
        reason(board, fins));
  }

  private String reason(Board board, CellSet fins) {
    return board.symbol(digit)
        + " in "
        + Words.houses(houses(bases, lines::base))
        + " lies only in "
        + Words.houses(houses(covers, lines::cover))
        + (fins.isEmpty() ? "" : " but for " + Words.cells(board, fins));
  }

  /** Where the digit is in base lines and in some of the cover lines. */
  private CellSet cells(int inCovers) {
    return CellSet.of(
        members(bases)
            .flatMap(base -> members(places[base] & inCovers).map(c -> lines.cell(base, c))));
  }

  private static List<House> houses(int set, IntFunction<House> house) {
    return members(set).mapToObj(house).toList();
  }

  private static IntStream members(int set) {
    return IntStream.range(0, Integer.SIZE).filter(i -> (set >>> i & 1) != 0);
  }
}
