package cluewright.proof.check;

import static cluewright.proof.check.PlainBoard.common;
import static cluewright.proof.check.PlainBoard.holds;
import static cluewright.proof.check.PlainBoard.minus;
import static cluewright.proof.check.PlainBoard.union;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * States the strategies independently as rules over eliminated candidates (Nishikawa and Toda,
 * Algorithms 13(7):171, 2020; with their formula numbers).
 *
 * <p>A single: of a group of candidates the solution holds exactly one; where all but one are
 * eliminated, that one is placed. For naked singles (8) a group is a cell's digits, for hidden
 * singles (9) a digit's cells in a house. All other rules eliminate candidates where some others
 * are eliminated. A placed digit is eliminated from its peers, and all others from its cell.
 */
final class PlainRules {

  /** A rule: if all premises are eliminated, so are the conclusions; both are ascending. */
  static final class Elimination {
    private final int[] premises;
    private final int[] conclusions;

    Elimination(int[] premises, int[] conclusions) {
      this.premises = premises;
      this.conclusions = conclusions;
    }

    int[] premises() {
      return premises;
    }

    int[] conclusions() {
      return conclusions;
    }
  }

  /** Receives rules one by one. */
  @FunctionalInterface
  interface Sink {
    void take(int[] premises, int[] conclusions) throws TooLargeException;
  }

  private final PlainBoard board;
  private final Set<String> strategies;

  PlainRules(PlainBoard board, Set<String> strategies) {
    this.board = board;
    this.strategies = strategies;
  }

  boolean hasNakedSingles() {
    return strategies.contains(Strategies.NAKED_SINGLE);
  }

  boolean hasHiddenSingles() {
    return strategies.contains(Strategies.HIDDEN_SINGLE);
  }

  /** The group of a cell: its candidates. */
  int[] digitsOf(int cell) {
    return candidates(new int[] {cell}, allDigits());
  }

  /** The group of a digit in a house: its places. */
  int[] placesOf(int house, int digit) {
    return candidates(board.houses[house], digit);
  }

  /** Every eliminating rule, in the order that the numbering of variables requires. */
  List<Elimination> eliminations() throws TooLargeException {
    List<Elimination> rules = new ArrayList<>();
    long[] size = new long[1];
    forEachElimination(
        (premises, conclusions) -> {
          size[0] += premises.length + conclusions.length + 16L;
          TooLargeException.requireFits(4.0 * size[0], "the rules of these strategies");
          rules.add(new Elimination(premises, conclusions));
        });
    return rules;
  }

  private void forEachElimination(Sink sink) throws TooLargeException {
    if (strategies.contains(Strategies.LOCKED_CANDIDATES)) {
      lockedCandidates(sink);
    }
    if (strategies.contains(Strategies.COMMON_PEERS)) {
      commonPeers(sink);
    }
    if (strategies.contains(Strategies.NAKED_PAIR)) {
      nakedPairs(sink);
    }
    if (strategies.contains(Strategies.HIDDEN_PAIR)) {
      hiddenPairs(sink);
    }
    if (strategies.contains(Strategies.X_WING)) {
      for (int grid = 0; grid < board.grids; grid++) {
        xWings(board.rowsOf(grid), board.columnsOf(grid), sink);
      }
      for (int grid = 0; grid < board.grids; grid++) {
        xWings(board.columnsOf(grid), board.rowsOf(grid), sink);
      }
    }
  }

  /**
   * Houses a and b with two common cells: if d is gone from a without b, it is eliminated from b
   * without a.
   */
  private void lockedCandidates(Sink sink) throws TooLargeException {
    for (int[] a : fullHouses()) {
      for (int[] b : board.houses) {
        if (a != b && common(a, b).length >= 2) {
          for (int digit = 1; digit <= board.size; digit++) {
            sink.take(candidates(minus(a, b), digit), candidates(minus(b, a), digit));
          }
        }
      }
    }
  }

  /**
   * The places of a digit in a house, or the candidates of a cell: one is true, so what at least
   * two of them exclude is eliminated if the others are gone. What locked candidates say is left
   * out.
   */
  private void commonPeers(Sink sink) throws TooLargeException {
    for (int[] house : fullHouses()) {
      for (int digit = 1; digit <= board.size; digit++) {
        commonlyExcluded(candidates(house, digit), sink);
      }
    }
    for (int cell = 0; cell < board.cells; cell++) {
      commonlyExcluded(digitsOf(cell), sink);
    }
  }

  private void commonlyExcluded(int[] choice, Sink sink) throws TooLargeException {
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      int target = candidate;
      int[] excluding = Arrays.stream(choice).filter(one -> excludes(one, target)).toArray();
      if (excluding.length >= 2 && !holds(choice, target) && !isLocked(excluding, target)) {
        sink.take(minus(choice, excluding), new int[] {target});
      }
    }
  }

  private boolean excludes(int one, int other) {
    int cell = board.cellOf(one);
    boolean isSameCell = cell == board.cellOf(other);
    boolean isSeen =
        board.digitOf(one) == board.digitOf(other) && holds(board.peers[cell], board.cellOf(other));
    return isSameCell ? one != other : isSeen || holds(board.related[one], other);
  }

  /** True if some candidates and another one are the same digit within a house. */
  private boolean isLocked(int[] excluding, int target) {
    boolean isOneDigit =
        Arrays.stream(excluding).allMatch(one -> board.digitOf(one) == board.digitOf(target));
    return isOneDigit
        && Arrays.stream(board.houses)
            .filter(house -> holds(house, board.cellOf(target)))
            .anyMatch(
                house -> Arrays.stream(excluding).allMatch(one -> holds(house, board.cellOf(one))));
  }

  /**
   * Two cells that see each other: if they have only d and e left, these are eliminated where both
   * are seen.
   */
  private void nakedPairs(Sink sink) throws TooLargeException {
    for (int first = 0; first < board.cells; first++) {
      for (int second : board.peers[first]) {
        if (first < second) {
          int[] both = {first, second};
          int[] seen = common(board.peers[first], board.peers[second]);
          for (int[] pair : pairs(1, board.size)) {
            sink.take(candidates(both, minus(allDigits(), pair)), candidates(seen, pair));
          }
        }
      }
    }
  }

  /**
   * Two cells of a house: if d and e are gone from the others, all other digits are eliminated from
   * the two.
   */
  private void hiddenPairs(Sink sink) throws TooLargeException {
    for (int[] house : fullHouses()) {
      for (int[] places : pairs(0, board.size - 1)) {
        int[] both = {house[places[0]], house[places[1]]};
        for (int[] pair : pairs(1, board.size)) {
          sink.take(
              candidates(minus(house, both), pair), candidates(both, minus(allDigits(), pair)));
        }
      }
    }
  }

  /**
   * Two bases, which hold every digit, and two covers in one grid: if d is gone from the rest of
   * the bases, it is eliminated from the rest of the covers.
   */
  private void xWings(int[] baseLines, int[] coverLines, Sink sink) throws TooLargeException {
    if (!board.holdsEveryDigit(baseLines[0])) {
      return;
    }
    for (int[] bases : pairs(baseLines[0], baseLines[baseLines.length - 1])) {
      int[] base = union(board.houses[bases[0]], board.houses[bases[1]]);
      for (int[] covers : pairs(coverLines[0], coverLines[coverLines.length - 1])) {
        int[] cover = union(board.houses[covers[0]], board.houses[covers[1]]);
        for (int digit = 1; digit <= board.size; digit++) {
          sink.take(candidates(minus(base, cover), digit), candidates(minus(cover, base), digit));
        }
      }
    }
  }

  private int[][] fullHouses() {
    return IntStream.range(0, board.houses.length)
        .filter(board::holdsEveryDigit)
        .mapToObj(house -> board.houses[house])
        .toArray(int[][]::new);
  }

  /** The pairs a < b of numbers in a range, ordered by a and then by b. */
  private static List<int[]> pairs(int from, int to) {
    List<int[]> pairs = new ArrayList<>();
    for (int a = from; a < to; a++) {
      for (int b = a + 1; b <= to; b++) {
        pairs.add(new int[] {a, b});
      }
    }
    return pairs;
  }

  private int[] allDigits() {
    return IntStream.rangeClosed(1, board.size).toArray();
  }

  private int[] candidates(int[] cells, int... digits) {
    int[] candidates = new int[cells.length * digits.length];
    for (int i = 0; i < candidates.length; i++) {
      candidates[i] = board.candidate(cells[i / digits.length], digits[i % digits.length]);
    }
    return candidates;
  }

  /** True if any candidate is in an empty cell. */
  boolean touches(int[] candidates, int[] open) {
    return Arrays.stream(candidates).anyMatch(candidate -> holds(open, board.cellOf(candidate)));
  }
}
