package cluewright.strategy.core;

import cluewright.model.Board;
import java.util.Arrays;

/**
 * Open candidates of a state that an argument eliminates, each once; reusable without allocation.
 */
public final class Eliminations {
  private final Geometry geometry;
  private final Board board;
  private final int[] candidates;
  private final int[] keys;
  private final int[] lastRound;
  private int rounds = 1;
  private int size;
  private SolvingState state;

  public Eliminations(Geometry geometry) {
    this.geometry = geometry;
    this.board = geometry.board();
    this.candidates = new int[board.candidates()];
    this.keys = new int[board.candidates()];
    this.lastRound = new int[board.candidates()];
  }

  /** Starts over in a state. */
  public Eliminations in(SolvingState next) {
    this.state = next;
    this.size = 0;
    this.rounds++;
    return this;
  }

  /** Adds a digit in every cell that sees two given cells. */
  public Eliminations addSeen(int digit, int first, int second) {
    long[] firstPeers = geometry.peerSet(first);
    long[] secondPeers = geometry.peerSet(second);
    for (int word = 0; word < firstPeers.length; word++) {
      addCells(digit, word, firstPeers[word] & secondPeers[word]);
    }
    return this;
  }

  /** Adds a digit in every cell that sees three given cells. */
  public Eliminations addSeen(int digit, int first, int second, int third) {
    long[] firstPeers = geometry.peerSet(first);
    long[] secondPeers = geometry.peerSet(second);
    long[] thirdPeers = geometry.peerSet(third);
    for (int word = 0; word < firstPeers.length; word++) {
      addCells(digit, word, firstPeers[word] & secondPeers[word] & thirdPeers[word]);
    }
    return this;
  }

  /** Adds a digit in the cells of a word where it is open. */
  public void addCells(int digit, int word, long cells) {
    for (long rest = state.cells(digit, word) & cells; rest != 0; rest &= rest - 1) {
      add(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit);
    }
  }

  /** Adds the digits of a set that are open in a cell. */
  public void addDigits(int cell, int digits) {
    for (int rest = state.open(cell) & digits; rest != 0; rest &= rest - 1) {
      add(cell, Integer.numberOfTrailingZeros(rest) + 1);
    }
  }

  private void add(int cell, int digit) {
    int candidate = board.candidate(cell, digit);
    if (lastRound[candidate] != rounds) {
      lastRound[candidate] = rounds;
      candidates[size++] = candidate;
    }
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public int size() {
    return size;
  }

  /**
   * The weight by which HoDoKu orders equally many eliminations: ordered by digit and cell, each
   * counts more than the one before.
   */
  int weight() {
    for (int i = 0; i < size; i++) {
      keys[i] = board.digitOf(candidates[i]) * board.cells() + board.cellOf(candidates[i]);
    }
    Arrays.sort(keys, 0, size);
    int sum = 0;
    int factor = 1;
    for (int i = 0; i < size; i++) {
      sum += keys[i] % board.cells() * factor + keys[i] / board.cells();
      factor += board.cells() - 1;
    }
    return sum;
  }

  /** A hash that does not depend on the order of insertion. */
  int hash() {
    return hash(candidates, size);
  }

  static int hash(int[] candidates, int size) {
    int hash = 0;
    for (int i = 0; i < size; i++) {
      int mixed = (candidates[i] + 1) * 0x9E3779B9;
      hash += mixed ^ (mixed >>> 15);
    }
    return hash;
  }

  /** True if these are exactly the given candidates, none of which is repeated. */
  boolean isEqualTo(int[] others) {
    if (others.length != size) {
      return false;
    }
    for (int candidate : others) {
      if (lastRound[candidate] != rounds) {
        return false;
      }
    }
    return true;
  }

  /** All eliminations, ascending, in a new array. */
  public int[] toArray() {
    int[] array = Arrays.copyOf(candidates, size);
    Arrays.sort(array);
    return array;
  }
}
