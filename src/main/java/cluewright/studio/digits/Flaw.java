package cluewright.studio.digits;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.Optional;

/**
 * A visible reason why digits have no solution.
 *
 * @param cells those that it is about
 */
public record Flaw(Phrase sentence, CellSet cells) {

  /**
   * The flaw of digits, if one is found: equal digits in a house or ones that a rule forbids; a
   * cell or house left without a choice, or a missed sum; also after singles are filled in. Empty
   * if it takes more to see it.
   */
  public static Optional<Flaw> of(Puzzle digits) {
    Optional<Puzzle.Conflict> twice = digits.conflict();
    if (twice.isPresent()) {
      return Optional.of(
          new Flaw(
              Phrase.of(
                  "digits.twice",
                  Words.digit(digits.board(), twice.get().digit()),
                  Words.house(twice.get().house())),
              twice.get().cells()));
    }
    return digits
        .breach()
        .map(b -> new Flaw(Phrase.of("reasons.sentence", Words.breach(digits, b)), b.cells()))
        .or(() -> new Choices(digits).flaw());
  }

  /** The digits that cells may still have while singles are filled in. */
  private static final class Choices {
    private final Board board;
    private final int[] choices;
    private final boolean[] filled;
    private boolean isAsGiven = true;

    Choices(Puzzle digits) {
      board = digits.board();
      choices = new int[board.cells()];
      filled = new boolean[board.cells()];
      Arrays.fill(choices, board.allDigits());
      digits.mask().clues().forEach(cell -> fill(cell, digits.digit(cell)));
    }

    private void fill(int cell, int digit) {
      int bit = 1 << (digit - 1);
      board.peers(cell).forEach(peer -> choices[peer] &= ~bit);
      board
          .related(board.candidate(cell, digit))
          .forEach(other -> choices[board.cellOf(other)] &= ~(1 << (board.digitOf(other) - 1)));
      choices[cell] = bit;
      filled[cell] = true;
    }

    Optional<Flaw> flaw() {
      Optional<Flaw> seen = seen();
      while (seen.isEmpty() && fillOne()) {
        isAsGiven = false;
        seen = seen();
      }
      return seen;
    }

    private Optional<Flaw> seen() {
      for (int cell = 0; cell < choices.length; cell++) {
        if (choices[cell] == 0) {
          return Optional.of(flaw("no-candidate", CellSet.of(cell), board.label(cell)));
        }
      }
      for (House house : board.houses()) {
        int missing = board.allDigits() & ~union(house);
        if (house.holdsEveryDigit() && missing != 0) {
          Phrase digit = Words.digit(board, Integer.numberOfTrailingZeros(missing) + 1);
          return Optional.of(flaw("no-place", house.cells(), digit, Words.house(house)));
        }
      }
      for (CellSum sum : board.sums()) {
        if (sum.isMissed(this::filled)) {
          Phrase cells = Words.cells(board, sum.cells());
          int made = sum.cells().stream().map(this::filled).sum();
          return Optional.of(flaw("missed-sum", sum.cells(), cells, made, sum.total()));
        }
      }
      return Optional.empty();
    }

    private int filled(int cell) {
      return filled[cell] ? Integer.numberOfTrailingZeros(choices[cell]) + 1 : 0;
    }

    private Flaw flaw(String why, CellSet cells, Object... words) {
      return new Flaw(Phrase.of("digits." + why + (isAsGiven ? "" : "-later"), words), cells);
    }

    private int union(House house) {
      return house.cells().stream().map(cell -> choices[cell]).reduce(0, (a, b) -> a | b);
    }

    private boolean fillOne() {
      for (int cell = 0; cell < choices.length; cell++) {
        if (!filled[cell] && Integer.bitCount(choices[cell]) == 1) {
          fill(cell, Integer.numberOfTrailingZeros(choices[cell]) + 1);
          return true;
        }
      }
      return board.houses().stream().filter(House::holdsEveryDigit).anyMatch(this::fillHouse);
    }

    private boolean fillHouse(House house) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        int bit = 1 << (digit - 1);
        int[] places = house.cells().stream().filter(cell -> (choices[cell] & bit) != 0).toArray();
        if (places.length == 1 && !filled[places[0]]) {
          fill(places[0], digit);
          return true;
        }
      }
      return false;
    }
  }
}
