package cluewright.search.counting;

import java.util.Arrays;

/**
 * The cells that naked singles place with the known digits, whatever the others are.
 *
 * <p>A cell whose certain peers show every digit but one is placed for certain; its support is no
 * question any more.
 */
final class CertainCells {
  private final BoardArrays geometry;
  private final PossibleDigits possible;
  private final int[] clues;
  private final boolean[] certain;
  private final int[] shown;
  private final int[] queue;

  CertainCells(BoardArrays geometry, PossibleDigits possible, int[] clues) {
    this.geometry = geometry;
    this.possible = possible;
    this.clues = clues;
    this.certain = new boolean[geometry.cells];
    this.shown = new int[geometry.cells];
    this.queue = new int[geometry.cells];
  }

  void close() {
    Arrays.fill(certain, false);
    Arrays.fill(shown, 0);
    int size = 0;
    for (int clue : clues) {
      certain[clue] = true;
      queue[size++] = clue;
    }
    for (int i = 0; i < size; i++) {
      if (possible.isKnown(queue[i])) {
        size = show(queue[i], size);
      }
    }
  }

  private int show(int cell, int size) {
    int next = size;
    for (int peer : geometry.peers[cell]) {
      shown[peer] |= possible.of(cell);
      if (!certain[peer] && Integer.bitCount(shown[peer]) >= geometry.digits - 1) {
        certain[peer] = true;
        queue[next++] = peer;
      }
    }
    return next;
  }

  boolean contains(int cell) {
    return certain[cell];
  }
}
