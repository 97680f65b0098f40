package cluewright.strategy.uniqueness;

/**
 * Four cells, seen from the first of them, that two digits could fill in two ways.
 *
 * <p>They lie in two rows and two columns. If the first and the last hold a and the other two b,
 * exchanging a and b breaks no house, because every house has as many of the one two as of the
 * other. With rows, columns and boxes that means two boxes.
 */
final class Rectangle {
  static final int CORNERS = 4;

  private final int[] corners;

  Rectangle(int[] corners) {
    this.corners = corners;
  }

  /** The first cell, its neighbours in its row and in its column, and the one opposite. */
  int[] corners() {
    return corners;
  }
}
