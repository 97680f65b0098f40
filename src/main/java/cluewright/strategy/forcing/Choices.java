package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.strategy.chain.Implications;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;

/**
 * Sets of open candidates of which one must be true: those of a cell, or the places of a digit in a
 * house that must hold every digit. Cells come first, in order, then houses, digit by digit.
 */
final class Choices {
  private final Geometry geometry;
  private final Board board;
  private final int[] starts;
  private final int[] nodes;
  private SolvingState state;

  Choices(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.starts = new int[board.cells() + geometry.houses() * board.digits() + 1];
    this.nodes = new int[board.candidates() * (1 + mostHouses())];
  }

  private int mostHouses() {
    int most = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      most = Math.max(most, geometry.housesOf(cell).length);
    }
    return most;
  }

  void lookAt(SolvingState next, Implications implications) {
    state = next;
    int count = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int rest = state.open(cell); rest != 0; rest &= rest - 1) {
        nodes[count++] = implications.node(cell, Integer.numberOfTrailingZeros(rest) + 1);
      }
      starts[cell + 1] = count;
    }
    for (int choice = board.cells(); choice < size(); choice++) {
      int house = house(choice);
      int places = geometry.holdsEveryDigit(house) ? state.places(house, digit(choice)) : 0;
      for (int rest = places; rest != 0; rest &= rest - 1) {
        int cell = geometry.cellsOf(house)[Integer.numberOfTrailingZeros(rest)];
        nodes[count++] = implications.node(cell, digit(choice));
      }
      starts[choice + 1] = count;
    }
  }

  int size() {
    return starts.length - 1;
  }

  /** The number of candidates of a choice; 0 if it is already made. */
  int size(int choice) {
    return starts[choice + 1] - starts[choice];
  }

  /** The node of the i-th candidate of a choice. */
  int node(int choice, int i) {
    return nodes[starts[choice] + i];
  }

  boolean isCell(int choice) {
    return choice < board.cells();
  }

  /** The house of a choice that is not a cell. */
  int house(int choice) {
    return (choice - board.cells()) / board.digits();
  }

  /** The digit of a choice that is not a cell. */
  int digit(int choice) {
    return (choice - board.cells()) % board.digits() + 1;
  }

  /** True if places were lost to placed digits alone, which the rest of the house sees. */
  boolean isWhole(int choice) {
    if (isCell(choice)) {
      return true;
    }
    int digit = digit(choice);
    for (int cell : geometry.cellsOf(house(choice))) {
      if (state.placed(cell) == 0 && !state.isOpen(cell, digit) && !isSeen(cell, digit)) {
        return false;
      }
    }
    return true;
  }

  private boolean isSeen(int cell, int digit) {
    for (int house : geometry.housesOf(cell)) {
      if (state.isPlacedIn(house, digit)) {
        return true;
      }
    }
    return false;
  }
}
