package cluewright.replay.explainer;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The nodes of chains as numbers: 9 times the cell plus the digit for a candidate that is on
 * (true), and {@link #OFF} added if it is off (false).
 */
final class Nodes {
  static final int OFF = Nine.CELLS * Nine.SIDE;
  static final int NUMBER = 2 * OFF;

  /** By cell, the cells that it sees: those of its box, then its row, then its column. */
  static final int[][] PEERS = new int[Nine.CELLS][];

  static {
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      Set<Integer> peers = new LinkedHashSet<>();
      for (int house : Nine.HOUSES_OF[cell]) {
        for (int other : Nine.CELLS_OF[house]) {
          if (other != cell) {
            peers.add(other);
          }
        }
      }
      PEERS[cell] = peers.stream().mapToInt(peer -> peer).toArray();
    }
  }

  private Nodes() {}

  static int on(int cell, int digit) {
    return cell * Nine.SIDE + digit;
  }

  static int off(int cell, int digit) {
    return OFF + on(cell, digit);
  }

  static boolean isOn(int node) {
    return node < OFF;
  }

  static int contrary(int node) {
    return isOn(node) ? node + OFF : node - OFF;
  }

  static int candidate(int node) {
    return isOn(node) ? node : node - OFF;
  }

  static int cell(int node) {
    return candidate(node) / Nine.SIDE;
  }

  static int digit(int node) {
    return candidate(node) % Nine.SIDE;
  }
}
