package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;

/**
 * Follows suppositions by singles alone, in rounds, until there is a contradiction or no single is
 * left. Mutable, for one thread, and reused.
 */
final class Branch {
  private final Board board;
  private final Geometry geometry;
  private final SolvingState state;
  private final List<Placement> placements = new ArrayList<>();

  /**
   * A candidate that holds in a branch.
   *
   * @param house the house in which the digit has no other place, numbered as in {@link
   *     Board#houses}; or one of the following
   */
  record Placement(int candidate, int house) {
    static final int SUPPOSED = -2;

    /** The cell has no other digit left. */
    static final int NAKED = -1;
  }

  Branch(Board board) {
    this.board = board;
    this.geometry = Geometry.of(board);
    this.state = new SolvingState(board);
  }

  /** Starts from a state without suppositions. */
  void start(SolvingState from) {
    state.load(from);
    placements.clear();
  }

  /** Continues from where another branch is. */
  void copy(Branch other) {
    start(other.state);
    placements.addAll(other.placements);
  }

  /** Supposes an open candidate and follows its consequences. */
  void suppose(int candidate) {
    place(candidate, Placement.SUPPOSED);
    boolean isGoingOn = true;
    while (isGoingOn && !isContradictory()) {
      int before = placements.size();
      nakedSingles();
      hiddenSingles();
      isGoingOn = placements.size() > before;
    }
  }

  private void nakedSingles() {
    for (int cell = 0; cell < board.cells() && !isContradictory(); cell++) {
      int digits = state.open(cell);
      if (Integer.bitCount(digits) == 1) {
        place(board.candidate(cell, Integer.numberOfTrailingZeros(digits) + 1), Placement.NAKED);
      }
    }
  }

  private void hiddenSingles() {
    for (int house = 0; house < geometry.houses(); house++) {
      for (int digit = 1; digit <= board.digits() && !isContradictory(); digit++) {
        int places = state.places(house, digit);
        if (geometry.holdsEveryDigit(house) && Integer.bitCount(places) == 1) {
          int cell = geometry.cellsOf(house)[Integer.numberOfTrailingZeros(places)];
          place(board.candidate(cell, digit), house);
        }
      }
    }
  }

  private void place(int candidate, int house) {
    placements.add(new Placement(candidate, house));
    state.place(board.cellOf(candidate), board.digitOf(candidate));
  }

  boolean isContradictory() {
    return state.isContradictory();
  }

  boolean isComplete() {
    return state.isComplete();
  }

  /** Everything supposed and concluded, in order. */
  List<Placement> placements() {
    return placements;
  }

  /** The open candidates of the cell with the fewest. */
  int[] narrowest() {
    int best = -1;
    for (int cell = 0; cell < board.cells(); cell++) {
      int count = Integer.bitCount(state.open(cell));
      if (count > 0 && (best < 0 || count < Integer.bitCount(state.open(best)))) {
        best = cell;
      }
    }
    return Candidates.ofEach(board, new int[] {best}, state.open(best));
  }

  /**
   * The cells and digits with nothing left, and the rules that are filled wrongly; empty unless
   * this branch is contradictory.
   */
  List<DeadEnd> deadEnds() {
    List<DeadEnd> ends = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (state.candidates(cell) == 0) {
        ends.add(new DeadEnd.Cell(cell));
      }
    }
    for (int house = 0; house < geometry.houses(); house++) {
      for (int digit = 1; geometry.holdsEveryDigit(house) && digit <= board.digits(); digit++) {
        if (state.places(house, digit) == 0 && !state.isPlacedIn(house, digit)) {
          ends.add(new DeadEnd.Digit(house, digit));
        }
      }
    }
    board.sums().stream()
        .filter(sum -> sum.isMissed(state::placed))
        .map(sum -> new DeadEnd.Sum(sum, sum.cells().stream().map(state::placed).sum()))
        .forEach(ends::add);
    board.words().stream()
        .filter(word -> word.isMissed(state::placed))
        .map(DeadEnd.Breach::new)
        .forEach(ends::add);
    return ends;
  }
}
