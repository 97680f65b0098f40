package cluewright.proof.check;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A claim in the checker's own terms.
 *
 * @param mask an {@code x} for each cell that holds a clue
 * @param exceptions the puzzles that may exist all the same, each in its {@link #canonical} form
 *     where digits may be renamed
 */
record Statement(
    PlainBoard board, String mask, Set<String> strategies, Set<List<Integer>> exceptions) {

  /** The contents of a claim after all its words were read. */
  static Statement of(PlainBoard board, Claim claim) {
    Set<List<Integer>> exceptions = new HashSet<>();
    if (claim.isOfOthers()) {
      claim.known().forEach(puzzle -> exceptions.add(canonical(board, puzzle)));
    }
    return new Statement(board, claim.mask(), new LinkedHashSet<>(claim.strategies()), exceptions);
  }

  private static List<Integer> canonical(PlainBoard board, String puzzle) {
    return named(board, puzzle.chars().map(symbol -> board.digit((char) symbol)).toArray());
  }

  /** The canonical form if digits may be renamed, otherwise the digits as they are. */
  private static List<Integer> named(PlainBoard board, int[] digits) {
    return board.digitsAreAlike() ? canonical(digits) : IntStream.of(digits).boxed().toList();
  }

  /** The digits renamed 1, 2, 3, … in order of first appearance; 0 stays 0. */
  static List<Integer> canonical(int[] digits) {
    int[] names = new int[IntStream.of(digits).max().orElse(0) + 1];
    int named = 0;
    Integer[] renamed = new Integer[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      if (digits[cell] != 0 && names[digits[cell]] == 0) {
        names[digits[cell]] = ++named;
      }
      renamed[cell] = names[digits[cell]];
    }
    return List.of(renamed);
  }

  /** True if these digits, or a relabelling of them, are excepted. */
  boolean isException(int[] digits) {
    return exceptions.contains(named(board, digits));
  }

  boolean isClue(int cell) {
    return mask.charAt(cell) == 'x';
  }

  int[] clues() {
    return IntStream.range(0, board.cells).filter(this::isClue).toArray();
  }

  /** The cells without a clue. */
  int[] open() {
    return IntStream.range(0, board.cells).filter(cell -> !isClue(cell)).toArray();
  }

  /** True if the claim is that nothing on the mask has a unique solution. */
  boolean isOfAny() {
    return strategies.equals(Set.of(Strategies.ANY));
  }

  boolean isNakedSingleAlone() {
    return strategies.equals(Set.of(Strategies.NAKED_SINGLE));
  }
}
