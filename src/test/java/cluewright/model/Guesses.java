package cluewright.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fills a board by guessing, unless it takes more guesses than are left: an early digit that does
 * not fit costs long on boards with many houses, and another start costs little. Branches where
 * there are fewest ways: the digits of a cell, or the places of a digit in a house.
 *
 * <p>Thousands of tests want grids, so that it asks a board once for what it needs of it.
 */
final class Guesses {
  private static final Map<Board, Plan> PLANS = new ConcurrentHashMap<>();

  /** What a guess must know of a board. */
  private static final class Plan {
    /** The cells of each house that holds every digit. */
    final int[][] houses;

    /** By cell. */
    final int[][] peers;

    /** By candidate the candidates that no relation allows beside it. */
    final int[][] related;

    /** By cell the others of its rules of many cells. */
    final int[][] together;

    Plan(Board board) {
      houses =
          board.houses().stream()
              .filter(House::holdsEveryDigit)
              .map(house -> house.cells().toArray())
              .toArray(int[][]::new);
      peers =
          IntStream.range(0, board.cells())
              .mapToObj(cell -> board.peers(cell).toArray())
              .toArray(int[][]::new);
      related =
          IntStream.range(0, board.candidates())
              .mapToObj(candidate -> board.related(candidate).toArray())
              .toArray(int[][]::new);
      together =
          IntStream.range(0, board.cells())
              .mapToObj(cell -> others(board, cell))
              .toArray(int[][]::new);
    }

    private static int[] others(Board board, int cell) {
      Stream<IntStream> words =
          board.words().stream()
              .filter(word -> word.path().contains(cell))
              .map(word -> word.path().stream().mapToInt(other -> other));
      Stream<IntStream> sums =
          board.sums().stream()
              .filter(sum -> sum.cells().contains(cell))
              .map(sum -> sum.cells().stream());
      return Stream.concat(words, sums)
          .flatMapToInt(cells -> cells)
          .filter(other -> other != cell)
          .distinct()
          .toArray();
    }
  }

  private final Board board;
  private final Random random;
  private final Plan plan;
  private final int[] digits;
  private int left;

  Guesses(Board board, Random random, int most) {
    this.board = board;
    this.random = random;
    plan = PLANS.computeIfAbsent(board, Plan::new);
    digits = new int[board.cells()];
    left = most;
  }

  /** True if the board is filled; otherwise it has no grid, or no guesses are left. */
  boolean fill() {
    int[] candidates = new int[board.cells()];
    Arrays.fill(candidates, board.allDigits());
    return fill(candidates);
  }

  int[] digits() {
    return digits.clone();
  }

  int left() {
    return left;
  }

  private boolean fill(int[] candidates) {
    if (isFull()) {
      return true;
    }
    List<Integer> ways = fewestWays(candidates);
    Collections.shuffle(ways, random);
    for (int candidate : ways) {
      int cell = board.cellOf(candidate);
      int digit = board.digitOf(candidate);
      boolean isAllowed = PlainSums.allow(board, digits, cell, digit);
      digits[cell] = digit;
      if (--left >= 0 && isAllowed && fill(without(candidates, candidate))) {
        return true;
      }
      digits[cell] = 0;
    }
    return false;
  }

  private boolean isFull() {
    return IntStream.of(digits).allMatch(digit -> digit != 0);
  }

  /** The candidates that are left beside one. */
  private int[] without(int[] candidates, int candidate) {
    int[] next = candidates.clone();
    int bit = 1 << (board.digitOf(candidate) - 1);
    for (int peer : plan.peers[board.cellOf(candidate)]) {
      next[peer] &= ~bit;
    }
    for (int other : plan.related[candidate]) {
      next[board.cellOf(other)] &= ~(1 << (board.digitOf(other) - 1));
    }
    for (int other : plan.together[board.cellOf(candidate)]) {
      next[other] = digits[other] == 0 ? allowed(other, next[other]) : next[other];
    }
    return next;
  }

  /** What the rules of many cells leave a cell, as far as they tell. */
  private int allowed(int cell, int candidates) {
    int allowed = 0;
    for (int rest = candidates; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      allowed |= PlainSums.allow(board, digits, cell, digit) ? rest & -rest : 0;
    }
    return allowed;
  }

  /** The candidates of the tightest cell, or of the tightest digit of a house. */
  private List<Integer> fewestWays(int[] candidates) {
    int[] tightest = {};
    int tight = board.allDigits();
    int fewest = Integer.MAX_VALUE;
    for (int cell = 0; cell < digits.length; cell++) {
      int ways = Integer.bitCount(candidates[cell]);
      if (digits[cell] == 0 && ways < fewest) {
        fewest = ways;
        tightest = new int[] {cell};
      }
    }
    for (int[] house : plan.houses) {
      for (int missing = missing(house); missing != 0; missing &= missing - 1) {
        int bit = missing & -missing;
        int ways = places(house, bit, candidates);
        if (ways < fewest) {
          fewest = ways;
          tightest = house;
          tight = bit;
        }
      }
    }
    return ways(tightest, tight, candidates);
  }

  private int missing(int[] house) {
    int missing = board.allDigits();
    for (int cell : house) {
      missing &= digits[cell] == 0 ? missing : ~(1 << (digits[cell] - 1));
    }
    return missing;
  }

  private int places(int[] house, int bit, int[] candidates) {
    int places = 0;
    for (int cell : house) {
      places += digits[cell] == 0 && (candidates[cell] & bit) != 0 ? 1 : 0;
    }
    return places;
  }

  private List<Integer> ways(int[] cells, int among, int[] candidates) {
    List<Integer> ways = new ArrayList<>();
    for (int cell : cells) {
      int rest = digits[cell] == 0 ? candidates[cell] & among : 0;
      for (; rest != 0; rest &= rest - 1) {
        ways.add(board.candidate(cell, Integer.numberOfTrailingZeros(rest) + 1));
      }
    }
    return ways;
  }
}
