package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellBonds;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.strategy.core.Rule;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Forward chaining over rules: each rule counts the premises that are not met yet, and is ready
 * when there are none.
 *
 * <p>Every elimination is looked at once for each rule that has it as a premise, so a whole closure
 * costs as much as the rules are long (Dowling & Gallier 1984, for Horn clauses). Which ready rule
 * is applied next is the caller's choice; the closure does not depend on it. Mutable, and reused
 * from puzzle to puzzle.
 */
final class Chaining {
  private final RuleBook book;
  private final Board board;
  private final int[][] peers;
  private final int[][] related;
  private final int[][] housesOf;
  private final boolean[] holdsEveryDigit;
  private final CellBonds sums;

  private final int[] candidates;
  private final int[] placed;
  private final int[] placesLeft;
  private final int[] premisesLeft;
  private final BitSet ready = new BitSet();
  private int unplaced;
  private int changes;
  private boolean contradictory;

  Chaining(RuleBook book) {
    this.book = book;
    this.board = book.board();
    this.sums = new CellBonds(board);
    this.candidates = new int[board.cells()];
    this.placed = new int[board.cells()];
    this.placesLeft = new int[board.houses().size() * board.digits()];
    this.premisesLeft = new int[book.size()];
    this.peers = new int[board.cells()][];
    this.housesOf = new int[board.cells()][];
    this.holdsEveryDigit = new boolean[board.houses().size()];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = board.peers(cell).toArray();
      housesOf[cell] = board.housesOf(cell).stream().mapToInt(board.houses()::indexOf).toArray();
    }
    this.related = new int[board.candidates()][];
    Arrays.setAll(related, candidate -> board.related(candidate).toArray());
    for (int house = 0; house < holdsEveryDigit.length; house++) {
      holdsEveryDigit[house] = board.houses().get(house).holdsEveryDigit();
    }
  }

  /** Starts with the puzzle's initial state. */
  void start(Puzzle puzzle) {
    Arrays.fill(candidates, board.allDigits());
    Arrays.fill(placed, 0);
    for (int house = 0; house < holdsEveryDigit.length; house++) {
      House cells = board.houses().get(house);
      Arrays.fill(
          placesLeft, house * board.digits(), (house + 1) * board.digits(), cells.cells().size());
    }
    System.arraycopy(book.premiseCounts(), 0, premisesLeft, 0, premisesLeft.length);
    ready.clear();
    ready.or(book.unconditional());
    unplaced = board.cells();
    contradictory = false;
    for (int cell = 0; cell < placed.length; cell++) {
      for (int rest = ~board.allowed(cell) & board.allDigits(); rest != 0; rest &= rest - 1) {
        eliminate(cell, Integer.numberOfTrailingZeros(rest) + 1);
      }
    }
    for (int cell = 0; cell < placed.length; cell++) {
      if (puzzle.digit(cell) != 0) {
        place(cell, puzzle.digit(cell));
      }
    }
  }

  boolean isContradictory() {
    return contradictory;
  }

  boolean isComplete() {
    return unplaced == 0;
  }

  /** The numbers of the rules that are ready; callers clear those that they take. */
  BitSet ready() {
    return ready;
  }

  /** True if a rule's conclusion is not part of the state yet. */
  boolean isOpen(Rule rule, int conclusion) {
    int cell = board.cellOf(conclusion);
    int digit = board.digitOf(conclusion);
    return rule.places() ? placed[cell] != digit : (candidates[cell] >>> (digit - 1) & 1) != 0;
  }

  /** Adds a rule's conclusions to the state. */
  void apply(Rule rule) {
    for (int i = 0; i < rule.conclusionCount(); i++) {
      int cell = board.cellOf(rule.conclusion(i));
      int digit = board.digitOf(rule.conclusion(i));
      if (rule.places()) {
        place(cell, digit);
      } else {
        eliminate(cell, digit);
      }
    }
  }

  /**
   * Makes one parallel step: applies the rules that are ready at its beginning.
   *
   * @return whether anything changed
   */
  boolean step() {
    BitSet taken = (BitSet) ready.clone();
    ready.clear();
    int before = changes;
    for (int number = taken.nextSetBit(0); number >= 0; number = taken.nextSetBit(number + 1)) {
      apply(book.rule(number));
    }
    return changes > before;
  }

  /** The placed digits. */
  Puzzle placements() {
    return new Puzzle(board, placed);
  }

  private void place(int cell, int digit) {
    if (placed[cell] == digit) {
      return;
    }
    if (placed[cell] != 0 || (candidates[cell] >>> (digit - 1) & 1) == 0) {
      contradictory = true;
      return;
    }
    placed[cell] = digit;
    unplaced--;
    changes++;
    for (int others = candidates[cell] & ~(1 << (digit - 1)); others != 0; others &= others - 1) {
      eliminate(cell, Integer.numberOfTrailingZeros(others) + 1);
    }
    for (int peer : peers[cell]) {
      eliminate(peer, digit);
    }
    for (int other : related[board.candidate(cell, digit)]) {
      eliminate(board.cellOf(other), board.digitOf(other));
    }
    contradictory |= sums.isMissed(cell, each -> placed[each]);
  }

  private void eliminate(int cell, int digit) {
    int bit = 1 << (digit - 1);
    if ((candidates[cell] & bit) == 0) {
      return;
    }
    candidates[cell] &= ~bit;
    changes++;
    contradictory |= candidates[cell] == 0;
    for (int house : housesOf[cell]) {
      boolean noPlace = --placesLeft[house * board.digits() + digit - 1] == 0;
      contradictory |= noPlace && holdsEveryDigit[house];
    }
    for (int rule : book.rulesWithPremise(board.candidate(cell, digit))) {
      if (--premisesLeft[rule] == 0) {
        ready.set(rule);
      }
    }
  }
}
