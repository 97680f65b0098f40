package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Words;
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;

/** Conclusions from the extra digits of the roof alone: types 1, 2 and 5. */
final class ExtraDigits {
  private ExtraDigits() {}

  /** Handles a single corner with extra digits, which must hold one of them. */
  static boolean ofOneCorner(DeadlyRectangles rectangle) {
    if (Integer.bitCount(rectangle.roof()) != 1) {
      return false;
    }
    int[] gone = Candidates.ofCells(rectangle.state(), rectangle.roofCells(), rectangle.pair());
    Phrase label = Words.cells(rectangle.state().board(), rectangle.roofCells());
    return rectangle.offer(
        gone, Addition.of(() -> Phrase.of("strategies.reason-other-digit-only-in", label)));
  }

  static boolean ofTwoNeighbours(DeadlyRectangles rectangle) {
    return rectangle.hasRoofInLine() && offerIfOne(rectangle);
  }

  /** Handles two opposite corners, or three. */
  static boolean ofOppositeCorners(DeadlyRectangles rectangle) {
    boolean isRoofWide = rectangle.hasRoofAcross() || Integer.bitCount(rectangle.roof()) == 3;
    return isRoofWide && offerIfOne(rectangle);
  }

  /** Eliminates the extra digit, if there is only one, from cells that see the whole roof. */
  private static boolean offerIfOne(DeadlyRectangles rectangle) {
    int digit = rectangle.extras();
    if (Integer.bitCount(digit) != 1) {
      return false;
    }
    Board board = rectangle.state().board();
    Phrase reason =
        Phrase.of(
            "strategies.reason-only-other-candidate",
            Words.digits(board, digit),
            Words.cells(board, rectangle.roofCells()));
    return rectangle.offer(
        Candidates.open(rectangle.state(), rectangle.peersOfRoof(), digit),
        Addition.of(() -> reason));
  }
}
