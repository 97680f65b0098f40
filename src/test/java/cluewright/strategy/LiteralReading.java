package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** A slow, literal reading of a strategy's definition, and what it eliminates in a state. */
public abstract class LiteralReading {
  private static final int FEWEST_SHOWN = 6;
  private static final List<States.Given> STATES = makeStates();

  private Board board;
  private SolvingState state;
  private Set<String> eliminated;

  /** Calls {@link #eliminate} for whatever the definition eliminates. */
  public abstract void read();

  /** Fails where the strategy concludes more or less in one of more than 200 random states. */
  public void mustAgreeWith(Strategy strategy) {
    mustAgreeWith(strategy, STATES);
  }

  /** Fails where the strategy concludes more or less in one of some states. */
  public void mustAgreeWith(Strategy strategy, List<States.Given> states) {
    mustAgreeWith(strategy, states, FEWEST_SHOWN);
  }

  /** The same where few of the states show the strategy at work. */
  public void mustAgreeWith(Strategy strategy, List<States.Given> states, int fewest) {
    SlowComparison.compare(strategy, states, this::conclusions, fewest);
  }

  private Set<String> conclusions(GridState given) {
    board = given.board();
    state = new SolvingState(given);
    eliminated = new TreeSet<>();
    read();
    return eliminated;
  }

  public static List<States.Given> states() {
    return STATES;
  }

  private static List<States.Given> makeStates() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 30, Tries.random(31)));
    states.addAll(States.weakened(Boards.SIX, 60, Tries.random(32)));
    states.addAll(States.weakened(Boards.NINE, 60, Tries.random(33)));
    states.addAll(States.of(Boards.SIX, 8, Tries.random(34)));
    states.addAll(States.of(Boards.NINE, 6, Tries.random(35)));
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    return states;
  }

  public Board board() {
    return board;
  }

  public SolvingState state() {
    return state;
  }

  /** Notes an elimination if the candidate is open. */
  public void eliminate(int cell, int digit) {
    if (state.isOpen(cell, digit)) {
      eliminated.add(board.label(cell) + "-" + board.symbol(digit));
    }
  }

  /** Eliminates a digit from each cell that sees all of some others. */
  public void eliminateWhereSeen(int digit, int... from) {
    cells()
        .filter(cell -> IntStream.of(from).allMatch(other -> see(cell, other)))
        .forEach(cell -> eliminate(cell, digit));
  }

  public IntStream cells() {
    return IntStream.range(0, board.cells());
  }

  /** The cells with a number of open candidates. */
  public int[] cellsWith(int count) {
    return cells().filter(cell -> Integer.bitCount(state.open(cell)) == count).toArray();
  }

  public int[] cellsOf(int digit) {
    return cells().filter(cell -> state.isOpen(cell, digit)).toArray();
  }

  public boolean see(int a, int b) {
    return board.peers(a).contains(b);
  }

  /** True if two cells are the only places of a digit in a house that holds every digit. */
  public boolean areOnlyPlaces(int a, int b, int digit) {
    return see(a, b)
        && board.housesWith(CellSet.of(a, b)).stream()
            .anyMatch(
                house ->
                    house.holdsEveryDigit()
                        && house.cells().stream()
                            .allMatch(
                                cell -> (cell == a || cell == b) == state.isOpen(cell, digit)));
  }

  public static int digit(int single) {
    return Integer.numberOfTrailingZeros(single) + 1;
  }
}
