package cluewright.proof.check;

import java.util.ArrayList;
import java.util.List;

/** Checks that strategies solve a puzzle, by applying every rule until nothing changes. */
final class PlainClosure {
  private final PlainBoard board;
  private final List<int[]> groups = new ArrayList<>();
  private final List<PlainRules.Elimination> eliminations;
  private boolean[] eliminated;
  private boolean[] placed;
  private boolean changed;

  PlainClosure(Statement statement) throws TooLargeException {
    this.board = statement.board();
    PlainRules rules = new PlainRules(board, statement.strategies());
    for (int cell = 0; cell < board.cells && rules.hasNakedSingles(); cell++) {
      groups.add(rules.digitsOf(cell));
    }
    for (int house = 0; house < board.houses.length && rules.hasHiddenSingles(); house++) {
      for (int digit = 1; board.holdsEveryDigit(house) && digit <= board.size; digit++) {
        groups.add(rules.placesOf(house, digit));
      }
    }
    this.eliminations = rules.eliminations();
  }

  /**
   * True if every cell is placed in the end, and cages have their sums.
   *
   * @param clues a digit for each cell, 0 for none
   */
  boolean completes(int[] clues) {
    eliminated = new boolean[board.candidates];
    placed = new boolean[board.cells];
    for (int cell = 0; cell < clues.length; cell++) {
      if (clues[cell] != 0) {
        place(board.candidate(cell, clues[cell]));
      }
    }
    changed = true;
    while (changed) {
      changed = false;
      groups.forEach(this::placeTheLast);
      eliminations.forEach(this::apply);
    }
    for (int cell = 0; cell < placed.length; cell++) {
      if (!placed[cell] || left(cell) != 1) {
        return false;
      }
    }
    return !board.missesASum(this::lastDigit);
  }

  private int lastDigit(int cell) {
    int digit = 1;
    while (eliminated[board.candidate(cell, digit)]) {
      digit++;
    }
    return digit;
  }

  private int left(int cell) {
    int left = 0;
    for (int digit = 1; digit <= board.size; digit++) {
      left += eliminated[board.candidate(cell, digit)] ? 0 : 1;
    }
    return left;
  }

  private void placeTheLast(int[] group) {
    int last = -1;
    for (int candidate : group) {
      if (!eliminated[candidate]) {
        if (last >= 0) {
          return;
        }
        last = candidate;
      }
    }
    if (last >= 0 && !placed[board.cellOf(last)]) {
      place(last);
    }
  }

  private void apply(PlainRules.Elimination rule) {
    for (int premise : rule.premises()) {
      if (!eliminated[premise]) {
        return;
      }
    }
    for (int conclusion : rule.conclusions()) {
      eliminate(conclusion);
    }
  }

  private void eliminate(int candidate) {
    changed |= !eliminated[candidate];
    eliminated[candidate] = true;
  }

  /**
   * Places a candidate with its consequences: no other candidate here, no equal one in a peer, and
   * none that relations exclude.
   */
  private void place(int candidate) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    placed[cell] = true;
    changed = true;
    for (int other = 1; other <= board.size; other++) {
      if (other != digit) {
        eliminate(board.candidate(cell, other));
      }
    }
    for (int peer : board.peers[cell]) {
      eliminate(board.candidate(peer, digit));
    }
    for (int other : board.related[candidate]) {
      eliminate(other);
    }
  }
}
