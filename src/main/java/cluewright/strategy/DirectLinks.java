package cluewright.strategy;

import cluewright.model.Board;

/**
 * Strong and weak links: a true candidate makes those false that it sees and the others of its
 * cell; a false one makes the other of two candidates of its cell, or of a house, true.
 */
final class DirectLinks implements FirstConsequences {
  private final Geometry geometry;
  private final Board board;
  private Implications to;
  private SolvingState state;

  DirectLinks(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
  }

  @Override
  public void addTo(Implications implications, SolvingState over) {
    to = implications;
    state = over;
    for (int node = 0; node < to.size(); node++) {
      int cell = board.cellOf(to.candidate(node));
      int digit = board.digitOf(to.candidate(node));
      excludeOthers(node, cell, digit);
      forceInCell(node, cell, digit);
      for (int house : geometry.housesOf(cell)) {
        forceInHouse(node, cell, digit, house);
      }
    }
  }

  private void excludeOthers(int node, int cell, int digit) {
    for (int rest = state.open(cell) & ~(1 << (digit - 1)); rest != 0; rest &= rest - 1) {
      int other = to.node(cell, Integer.numberOfTrailingZeros(rest) + 1);
      to.imply(Implications.isTrue(node), to.isFalse(other));
    }
    long[] peers = geometry.peerSet(cell);
    for (int word = 0; word < peers.length; word++) {
      for (long rest = state.cells(digit, word) & peers[word]; rest != 0; rest &= rest - 1) {
        int other = to.node(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit);
        to.imply(Implications.isTrue(node), to.isFalse(other));
      }
    }
  }

  private void forceInCell(int node, int cell, int digit) {
    int others = state.open(cell) & ~(1 << (digit - 1));
    if (Integer.bitCount(others) == 1) {
      int other = to.node(cell, Integer.numberOfTrailingZeros(others) + 1);
      to.imply(to.isFalse(node), Implications.isTrue(other));
    }
  }

  private void forceInHouse(int node, int cell, int digit, int house) {
    int others = state.places(house, digit) & ~(1 << geometry.placeOf(house, cell));
    if (geometry.holdsEveryDigit(house) && Integer.bitCount(others) == 1) {
      int place = geometry.cellsOf(house)[Integer.numberOfTrailingZeros(others)];
      to.imply(to.isFalse(node), Implications.isTrue(to.node(place, digit)));
    }
  }
}
