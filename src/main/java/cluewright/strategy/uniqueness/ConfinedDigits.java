package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;
import java.util.List;

/**
 * Conclusions where the corners are the only places in a house for one of the two digits, so that
 * some lose the other: types 4 and 6, and hidden rectangles.
 */
final class ConfinedDigits {
  private ConfinedDigits() {}

  /** A house of two neighbouring corners has its only places for a digit there. */
  static boolean toTwoNeighbours(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofInLine()) {
      return false;
    }
    int[] houses = rectangle.housesWith(rectangle.roofCells());
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int house : houses) {
        if (isOnlyInCorners(rectangle, house, digit)) {
          if (offerNeighbours(rectangle, house, digit)) {
            return true;
          }
          break;
        }
      }
    }
    return false;
  }

  private static boolean offerNeighbours(DeadlyRectangles rectangle, int number, int digit) {
    SolvingState state = rectangle.state();
    Board board = state.board();
    House house = rectangle.geometry().house(number);
    CellSet roof = rectangle.roofCells();
    return rectangle.offer(
        Candidates.ofCells(state, roof, rectangle.pair() & ~(1 << (digit - 1))),
        new Addition(
            List.of(house),
            roof,
            0,
            () ->
                Phrase.of(
                    "strategies.reason-roof-house",
                    Words.digit(board, digit),
                    Words.house(house),
                    Words.cells(board, roof))));
  }

  /**
   * All four lines have their only places for a digit in the corners, and the roof is two opposite
   * corners.
   */
  static boolean inAllLines(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofAcross()) {
      return false;
    }
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      if (isOnlyInLinesOf(rectangle, 1, digit)
          && isOnlyInLinesOf(rectangle, 2, digit)
          && offerRoof(rectangle, digit)) {
        return true;
      }
    }
    return false;
  }

  private static boolean offerRoof(DeadlyRectangles rectangle, int digit) {
    SolvingState state = rectangle.state();
    Phrase symbol = Words.digit(state.board(), digit);
    return rectangle.offer(
        Candidates.ofCells(state, rectangle.roofCells(), 1 << (digit - 1)),
        Addition.of(() -> Phrase.of("strategies.reason-only-in-lines", symbol)));
  }

  /** Both lines of the corner opposite one outside the roof have a digit only in the corners. */
  static boolean inLinesOfOneCorner(DeadlyRectangles rectangle) {
    if (Integer.bitCount(rectangle.roof()) < 2 || rectangle.hasRoofInLine()) {
      return false;
    }
    for (int corner = 0; corner < Rectangles.CORNERS; corner++) {
      if (!rectangle.hasInRoof(corner) && inLinesOf(rectangle, 3 - corner)) {
        return true;
      }
    }
    return false;
  }

  private static boolean inLinesOf(DeadlyRectangles rectangle, int corner) {
    for (int rest = rectangle.pair(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      if (isOnlyInLinesOf(rectangle, corner, digit) && offerCorner(rectangle, corner, digit)) {
        return true;
      }
    }
    return false;
  }

  private static boolean offerCorner(DeadlyRectangles rectangle, int corner, int digit) {
    SolvingState state = rectangle.state();
    Board board = state.board();
    CellSet cell = CellSet.of(rectangle.corner(corner));
    Phrase reason =
        Phrase.of(
            "strategies.reason-only-in-cross", Words.digit(board, digit), Words.cells(board, cell));
    return rectangle.offer(
        Candidates.ofCells(state, cell, rectangle.pair() & ~(1 << (digit - 1))),
        Addition.of(() -> reason));
  }

  /** True if a digit occurs only in corners in both lines of a corner. */
  private static boolean isOnlyInLinesOf(DeadlyRectangles rectangle, int corner, int digit) {
    return isOnlyInLine(rectangle, corner, corner ^ 1, digit)
        && isOnlyInLine(rectangle, corner, corner ^ 2, digit);
  }

  private static boolean isOnlyInLine(
      DeadlyRectangles rectangle, int corner, int neighbour, int digit) {
    Geometry geometry = rectangle.geometry();
    int[] both = {rectangle.corner(corner), rectangle.corner(neighbour)};
    for (int house : geometry.housesOf(both[0])) {
      if (geometry.house(house).kind() != Kinds.BOX && geometry.holds(house, both)) {
        return isOnlyInCorners(rectangle, house, digit);
      }
    }
    return false;
  }

  /** True if the only places for a digit that a house must hold are some of the corners. */
  private static boolean isOnlyInCorners(DeadlyRectangles rectangle, int house, int digit) {
    Geometry geometry = rectangle.geometry();
    SolvingState state = rectangle.state();
    if (!geometry.holdsEveryDigit(house) || state.isPlacedIn(house, digit)) {
      return false;
    }
    int places = state.places(house, digit);
    for (int corner = 0; corner < Rectangles.CORNERS; corner++) {
      int place = geometry.placeOf(house, rectangle.corner(corner));
      places &= place < 0 ? ~0 : ~(1 << place);
    }
    return places == 0;
  }
}
