package cluewright.proof.check;

import java.util.Arrays;

/**
 * Counts, while cells are filled, how many cells of each house can hold each digit and how many
 * digits each cell can have; placed digits count as well.
 *
 * <p>Where one of these numbers is 0, no solution grid holds what stands.
 */
final class CandidateCounts {
  private final PlainBoard board;

  /** By cell, its houses that must hold every digit, by number. */
  private final int[][] fullHousesOf;

  /** By candidate, how many filled cells exclude it. */
  private final int[] against;

  /** By house and digit, and by cell, the number left. */
  private final int[] cellsLeft;

  private final int[] digitsLeft;

  /** Where the last of these became 0: a house and its digit, or -1 and a cell. */
  private int house;

  private int last;

  /** How many of these numbers are 0. */
  private int zeros;

  private final boolean neverFit;

  CandidateCounts(PlainBoard board, int[][] housesOf) {
    this.board = board;
    this.fullHousesOf =
        Arrays.stream(housesOf)
            .map(houses -> Arrays.stream(houses).filter(board::holdsEveryDigit).toArray())
            .toArray(int[][]::new);
    this.against = new int[board.candidates];
    this.cellsLeft = new int[board.houses.length * board.size];
    this.digitsLeft = new int[board.cells];
    Arrays.fill(cellsLeft, board.size);
    Arrays.fill(digitsLeft, board.size);
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      if (!board.isAllowed(candidate)) {
        ruleOut(board.cellOf(candidate), board.digitOf(candidate));
      }
    }
    this.neverFit = zeros > 0;
  }

  /** True if it is so before any cell is filled, since cells may have only some digits. */
  boolean neverFit() {
    return neverFit;
  }

  /** The house that was last left without a cell for a digit; -1 if it was a cell without one. */
  int houseWithout() {
    return house;
  }

  /** The digit that this house has no cell for. */
  int digitWithout() {
    return last;
  }

  /** The cell that has no digit, if there is no such house. */
  int cellWithout() {
    return last;
  }

  /** True if a digit has no cell left in a house, or a cell no digit. */
  boolean contradict() {
    return zeros > 0;
  }

  void fill(int cell, int digit) {
    for (int peer : board.peers[cell]) {
      ruleOut(peer, digit);
    }
    for (int barred : board.related[board.candidate(cell, digit)]) {
      ruleOut(board.cellOf(barred), board.digitOf(barred));
    }
    for (int other = 1; other <= board.size; other++) {
      if (other != digit) {
        ruleOut(cell, other);
      }
    }
  }

  /** Removes a filled digit. */
  void clear(int cell, int digit) {
    for (int peer : board.peers[cell]) {
      allow(peer, digit);
    }
    for (int barred : board.related[board.candidate(cell, digit)]) {
      allow(board.cellOf(barred), board.digitOf(barred));
    }
    for (int other = 1; other <= board.size; other++) {
      if (other != digit) {
        allow(cell, other);
      }
    }
  }

  private void ruleOut(int cell, int digit) {
    if (against[board.candidate(cell, digit)]++ == 0) {
      if (--digitsLeft[cell] == 0) {
        zeros++;
        house = -1;
        last = cell;
      }
      for (int each : fullHousesOf[cell]) {
        if (--cellsLeft[each * board.size + digit - 1] == 0) {
          zeros++;
          house = each;
          last = digit;
        }
      }
    }
  }

  private void allow(int cell, int digit) {
    if (--against[board.candidate(cell, digit)] == 0) {
      zeros -= digitsLeft[cell]++ == 0 ? 1 : 0;
      for (int house : fullHousesOf[cell]) {
        zeros -= cellsLeft[house * board.size + digit - 1]++ == 0 ? 1 : 0;
      }
    }
  }
}
