package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Follows suppositions by singles, in rounds, and where none is left by what cages and lines rule
 * out, until there is a contradiction or nothing follows. Mutable, for one thread, and reused.
 */
final class Branch {
  private final Board board;
  private final Geometry geometry;
  private final SolvingState state;
  private final RuleLooks rules;
  private final List<Conclusion> conclusions = new ArrayList<>();

  /** A rule that cannot be kept, if one is met. */
  private Optional<DeadEnd> breach = Optional.empty();

  /**
   * A candidate that holds in a branch, or one that a rule takes away.
   *
   * @param why the house in which the digit has no other place, numbered as in {@link
   *     Board#houses}; or one of the following; or, from {@link #RULED} on downwards, the rule
   * @param before the number of earlier conclusions that it may rest on
   */
  record Conclusion(int candidate, int why, int before) {
    /** The cell has no other digit left. */
    static final int NAKED = -1;

    static final int SUPPOSED = -2;

    /** The first of {@link RuleLooks}. */
    static final int RULED = -3;

    boolean isRuledOut() {
      return why <= RULED;
    }

    /** The number of the rule that takes the candidate away. */
    int rule() {
      return RULED - why;
    }
  }

  Branch(Board board, RuleLooks rules) {
    this.board = board;
    this.geometry = Geometry.of(board);
    this.state = new SolvingState(board);
    this.rules = rules;
  }

  /** Starts from a state without suppositions. */
  void start(SolvingState from) {
    state.load(from);
    conclusions.clear();
    breach = Optional.empty();
  }

  /** Continues from where another branch is. */
  void copy(Branch other) {
    start(other.state);
    conclusions.addAll(other.conclusions);
  }

  /** Supposes an open candidate and follows its consequences. */
  void suppose(int candidate) {
    place(candidate, Conclusion.SUPPOSED);
    boolean isGoingOn = true;
    while (isGoingOn && !isContradictory()) {
      int before = conclusions.size();
      nakedSingles();
      hiddenSingles();
      if (conclusions.size() == before && !isContradictory()) {
        breach = rules.follow(state, conclusions);
      }
      isGoingOn = conclusions.size() > before;
    }
  }

  private void nakedSingles() {
    for (int cell = 0; cell < board.cells() && !isContradictory(); cell++) {
      int digits = state.open(cell);
      if (Integer.bitCount(digits) == 1) {
        place(board.candidate(cell, Integer.numberOfTrailingZeros(digits) + 1), Conclusion.NAKED);
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
    conclusions.add(new Conclusion(candidate, house, conclusions.size()));
    state.place(board.cellOf(candidate), board.digitOf(candidate));
  }

  boolean isContradictory() {
    return state.isContradictory() || breach.isPresent();
  }

  boolean isComplete() {
    return state.isComplete();
  }

  /** Everything supposed and concluded, in order. */
  List<Conclusion> conclusions() {
    return conclusions;
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
   * The cells and digits with nothing left, and rules that cannot be kept; empty unless this branch
   * is contradictory.
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
    (ends.isEmpty() ? breach.or(() -> rules.breach(state)) : breach).ifPresent(ends::add);
    return ends;
  }
}
