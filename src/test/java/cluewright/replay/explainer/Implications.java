package cluewright.replay.explainer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * What follows from each node, one from one, for literal readings: a node is twice 9 times its cell
 * plus its digit, and one more if the candidate is on.
 */
final class Implications {
  static final int NODES = 2 * 81 * 9;
  private static final int NEVER = Integer.MAX_VALUE;

  private final List<List<Integer>> follows = new ArrayList<>();

  /**
   * The implications of a grid.
   *
   * @param x whether the last other place of a digit in a house is on
   * @param y whether candidates of one cell exclude each other, and the last other one is on
   */
  Implications(Plain plain, boolean x, boolean y) {
    for (int node = 0; node < NODES; node++) {
      follows.add(new ArrayList<>());
    }
    for (int cell = 0; cell < 81; cell++) {
      for (int digit : plain.digits(cell)) {
        for (int other : plain.cells(digit)) {
          if (Plain.see(cell, other)) {
            add(on(cell, digit), off(other, digit));
          }
        }
        for (int other : plain.digits(cell)) {
          if (y && other != digit) {
            add(on(cell, digit), off(cell, other));
            if (plain.digits(cell).size() == 2) {
              add(off(cell, digit), on(cell, other));
            }
          }
        }
      }
    }
    for (List<Integer> house : Plain.HOUSES) {
      for (int digit = 0; x && digit < 9; digit++) {
        List<Integer> places = plain.places(house, digit);
        if (places.size() == 2) {
          add(off(places.get(0), digit), on(places.get(1), digit));
          add(off(places.get(1), digit), on(places.get(0), digit));
        }
      }
    }
  }

  static int on(int cell, int digit) {
    return 2 * (9 * cell + digit) + 1;
  }

  static int off(int cell, int digit) {
    return 2 * (9 * cell + digit);
  }

  static int contrary(int node) {
    return node ^ 1;
  }

  static boolean isOn(int node) {
    return node % 2 == 1;
  }

  static int cell(int node) {
    return node / 18;
  }

  static int digit(int node) {
    return node / 2 % 9;
  }

  private void add(int from, int to) {
    if (!follows.get(from).contains(to)) {
      follows.get(from).add(to);
    }
  }

  List<Integer> follows(int node) {
    return follows.get(node);
  }

  /** The nodes that follow from one by any number of steps, itself included; depth first. */
  boolean[] closure(int from) {
    boolean[] met = new boolean[NODES];
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int node = open.pop();
      if (!met[node]) {
        met[node] = true;
        open.addAll(follows.get(node));
      }
    }
    return met;
  }

  /** The fewest steps from a node to each; {@link Integer#MAX_VALUE} if there are none. */
  int[] steps(int from) {
    int[] steps = new int[NODES];
    Arrays.fill(steps, NEVER);
    steps[from] = 0;
    List<Integer> level = List.of(from);
    while (!level.isEmpty()) {
      List<Integer> next = new ArrayList<>();
      for (int node : level) {
        for (int follow : follows.get(node)) {
          if (steps[follow] == NEVER) {
            steps[follow] = steps[node] + 1;
            next.add(follow);
          }
        }
      }
      level = next;
    }
    return steps;
  }
}
