package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A fish as it was found: direction, digit, sets of lines, and the digit's places. */
final class FishPattern {
  private final CrossingLines lines;
  private final int digit;
  private final int bases;
  private final int covers;

  /** By base, the covers that the digit's places reach. */
  private final int[] places;

  FishPattern(CrossingLines lines, int digit, int bases, int covers, int[] places) {
    this.lines = lines;
    this.digit = digit;
    this.bases = bases;
    this.covers = covers;
    this.places = places.clone();
  }

  Evidence evidence(Board board) {
    return evidence(
        board,
        digit,
        houses(bases, lines::base),
        houses(covers, lines::cover),
        cells(covers),
        cells(~covers));
  }

  /**
   * The deduction for a fish of any houses, whose fins may be inside the bases or beyond the
   * covers.
   */
  static Deduction deduction(
      Strategy strategy,
      Board board,
      int digit,
      List<House> bases,
      List<House> covers,
      CellSet base,
      CellSet fins,
      CellSet gone) {
    return Deduction.eliminate(
        board,
        strategy,
        strategy.variants().get(0),
        Candidates.of(board, gone, digit),
        () -> evidence(board, digit, bases, covers, base.minus(fins), fins));
  }

  /** The evidence of a fish of any houses: the digit's places in the covers, and the fins. */
  static Evidence evidence(
      Board board, int digit, List<House> bases, List<House> covers, CellSet body, CellSet fins) {
    int digits = 1 << (digit - 1);
    return new Evidence(
        bases,
        covers,
        Stream.concat(
                Evidence.marks(board, body, digits, Evidence.Role.PATTERN).stream(),
                Evidence.marks(board, fins, digits, Evidence.Role.FIN).stream())
            .toList(),
        List.of(),
        reason(board, digit, bases, covers, fins));
  }

  private static Phrase reason(
      Board board, int digit, List<House> bases, List<House> covers, CellSet fins) {
    Phrase symbol = Words.digit(board, digit);
    Phrase in = Words.houses(bases);
    Phrase only = Words.houses(covers);
    return fins.isEmpty()
        ? Phrase.of("strategies.reason-fish", symbol, in, only)
        : Phrase.of("strategies.reason-fish-fins", symbol, in, only, Words.cells(board, fins));
  }

  /** The places of the digit in base lines and some of the cover lines. */
  private CellSet cells(int inCovers) {
    return CellSet.of(
        members(bases)
            .flatMap(base -> members(places[base] & inCovers).map(c -> lines.cell(base, c))));
  }

  static List<House> houses(int set, IntFunction<House> house) {
    return members(set).mapToObj(house).toList();
  }

  private static IntStream members(int set) {
    return IntStream.range(0, Integer.SIZE).filter(i -> (set >>> i & 1) != 0);
  }
}
