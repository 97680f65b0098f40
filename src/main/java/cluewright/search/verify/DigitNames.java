package cluewright.search.verify;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Renames a puzzle's digits, which does not affect how it is solved unless relations or cage sums
 * depend on their values.
 *
 * <p>Engines fix digit names to search less, and their puzzles begin with 1, 2, 3, … in some house.
 * A designer would notice, so a found puzzle gets its names by lot.
 */
public final class DigitNames {
  private DigitNames() {}

  /**
   * The puzzle with digits named in order of first appearance; equal for puzzles that differ only
   * in names. Where a board's digits are not alike, the puzzle itself.
   */
  public static Puzzle canonical(Puzzle puzzle) {
    if (!puzzle.board().digitsAreAlike()) {
      return puzzle;
    }
    int[] names = new int[puzzle.board().digits() + 1];
    int next = 1;
    for (int cell : puzzle.mask().clues().toArray()) {
      if (names[puzzle.digit(cell)] == 0) {
        names[puzzle.digit(cell)] = next++;
      }
    }
    return renamed(puzzle, names);
  }

  /**
   * The puzzle with randomly drawn names, reproducible by seed. Where a board's digits are not
   * alike, the puzzle itself.
   */
  public static Puzzle drawn(Puzzle puzzle, long seed) {
    Board board = puzzle.board();
    if (!board.digitsAreAlike()) {
      return puzzle;
    }
    List<Integer> digits = new ArrayList<>(board.digitRange().boxed().toList());
    Collections.shuffle(digits, new Random(seed));
    int[] names = new int[board.digits() + 1];
    board.digitRange().forEach(digit -> names[digit] = digits.get(digit - 1));
    return renamed(puzzle, names);
  }

  /**
   * The puzzle renamed to have the given digits; empty if no renaming does that, or the board does
   * not treat digits alike.
   */
  public static Optional<Puzzle> like(Puzzle givens, Puzzle puzzle) {
    if (!puzzle.board().digitsAreAlike()) {
      boolean isLike =
          givens.mask().clues().stream().allMatch(c -> givens.digit(c) == puzzle.digit(c));
      return isLike ? Optional.of(puzzle) : Optional.empty();
    }
    int[] names = new int[puzzle.board().digits() + 1];
    int taken = 0;
    for (int cell : givens.mask().clues().toArray()) {
      int digit = puzzle.digit(cell);
      int name = givens.digit(cell);
      boolean isFree = names[digit] == 0 && (taken >>> name & 1) == 0;
      if (names[digit] != name && !isFree) {
        return Optional.empty();
      }
      names[digit] = name;
      taken |= 1 << name;
    }
    for (int digit = 1; digit < names.length; digit++) {
      if (names[digit] == 0) {
        names[digit] = Integer.numberOfTrailingZeros(~taken >>> 1) + 1;
        taken |= 1 << names[digit];
      }
    }
    return Optional.of(renamed(puzzle, names));
  }

  private static Puzzle renamed(Puzzle puzzle, int[] names) {
    int[] digits = new int[puzzle.board().cells()];
    puzzle.mask().clues().forEach(cell -> digits[cell] = names[puzzle.digit(cell)]);
    return new Puzzle(puzzle.board(), digits);
  }
}
