package cluewright.proof.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Checks that strategies solve a puzzle, by applying every rule, and every pattern where the rules
 * are stuck, until nothing changes.
 */
final class PlainClosure {
  private final PlainBoard board;
  private final List<int[]> groups = new ArrayList<>();
  private final List<PlainRules.Elimination> eliminations;
  private final List<PlainPattern> patterns;
  private PlainState state;
  private boolean[] placed;

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
    this.patterns = PlainPatterns.of(statement.strategies());
    this.state = new PlainState(board);
    this.placed = new boolean[board.cells];
  }

  /**
   * True if every cell is placed in the end, and sums and words are right.
   *
   * @param clues a digit for each cell, 0 for none
   */
  boolean completes(int[] clues) {
    close(clues);
    for (int cell = 0; cell < placed.length; cell++) {
      if (!placed[cell] || left(cell) != 1) {
        return false;
      }
    }
    return !board.breaksASumOrWord(this::lastDigit);
  }

  /**
   * The state in which nothing changes any more.
   *
   * @param clues a digit for each cell, 0 for none
   * @param eliminated candidates that have gone besides
   */
  PlainState close(int[] clues, int... eliminated) {
    state = new PlainState(board);
    placed = new boolean[board.cells];
    for (int candidate : eliminated) {
      state.eliminate(candidate);
    }
    IntStream.range(0, board.candidates)
        .filter(candidate -> !board.isAllowed(candidate))
        .forEach(state::eliminate);
    for (int cell = 0; cell < clues.length; cell++) {
      if (clues[cell] != 0) {
        place(board.candidate(cell, clues[cell]));
      }
    }
    do {
      closeUnderRules();
    } while (patterns.stream().anyMatch(this::hasApplied));
    return state;
  }

  private void closeUnderRules() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int[] group : groups) {
        changed |= hasPlacedTheLast(group);
      }
      eliminations.forEach(this::apply);
      changed |= state.hasChanged();
    }
  }

  private boolean hasApplied(PlainPattern pattern) {
    pattern.apply(state);
    return state.hasChanged();
  }

  private int lastDigit(int cell) {
    return Integer.numberOfTrailingZeros(state.digits(cell)) + 1;
  }

  private int left(int cell) {
    return Integer.bitCount(state.digits(cell));
  }

  private boolean hasPlacedTheLast(int[] group) {
    int last = -1;
    for (int candidate : group) {
      if (!state.isEliminated(candidate)) {
        if (last >= 0) {
          return false;
        }
        last = candidate;
      }
    }
    if (last < 0 || placed[board.cellOf(last)]) {
      return false;
    }
    place(last);
    return true;
  }

  private void apply(PlainRules.Elimination rule) {
    for (int premise : rule.premises()) {
      if (!state.isEliminated(premise)) {
        return;
      }
    }
    for (int conclusion : rule.conclusions()) {
      state.eliminate(conclusion);
    }
  }

  /**
   * Places a candidate with its consequences: no other candidate here, no equal one in a peer, and
   * none that relations exclude.
   */
  private void place(int candidate) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    placed[cell] = true;
    for (int other = 1; other <= board.size; other++) {
      if (other != digit) {
        state.eliminate(board.candidate(cell, other));
      }
    }
    for (int peer : board.peers[cell]) {
      state.eliminate(board.candidate(peer, digit));
    }
    for (int other : board.related[candidate]) {
      state.eliminate(other);
    }
  }
}
