package cluewright.strategy.als;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * A shortest chain of almost locked sets to an end that {@link LockedSetReach} found: all chains
 * grow link by link, and of those with equal length, end and digits taken only the first is kept.
 */
final class LockedSetRoute {
  private static final int FEWEST_LINKS = 3;

  private final LockedSetGraph graph;
  private final AlmostLockedSets all;

  /** By link, the set it leads to, the digits it takes, and the link before it, or -1. */
  private int[] at = new int[64];

  private int[] taken = new int[64];
  private int[] before = new int[64];
  private int size;

  /** The arrivals at the current length: a set in the upper half, the digits taken in the lower. */
  private final Set<Long> reached = new HashSet<>();

  LockedSetRoute(LockedSetGraph graph) {
    this.graph = graph;
    this.all = graph.sets();
  }

  /**
   * Finds a chain, which must exist.
   *
   * @param start its first set, from which its first link takes the digit
   * @param last its last set, to which its last link takes just some digits
   * @return the sets, each with what the link to it takes, which is nothing for the first
   */
  int[][] find(int start, int digitBit, int last, int lastTaken) {
    size = 0;
    add(start, 0, -1);
    int from = 0;
    for (int length = 1; ; length++) {
      int end = size;
      reached.clear();
      for (int link = from; link < end; link++) {
        lengthen(link, length == 1 ? digitBit : all.digits(at[link]));
      }
      for (int link = end; length >= FEWEST_LINKS && link < size; link++) {
        if (at[link] == last && taken[link] == lastTaken) {
          return chain(link, length);
        }
      }
      from = end;
    }
  }

  private void lengthen(int link, int allowed) {
    int set = at[link];
    int digits = allowed & ~(taken[link] & -taken[link]);
    for (int word = set >> 6; word < graph.words(); word++) {
      long rest = graph.near(set, word) & LockedSetGraph.after(set, word);
      for (; rest != 0; rest &= rest - 1) {
        int next = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int takes = graph.restricted(set, next) & digits;
        if (takes != 0 && reached.add((long) next << Integer.SIZE | takes)) {
          add(next, takes, link);
        }
      }
    }
  }

  private void add(int set, int takes, int link) {
    if (size == at.length) {
      at = Arrays.copyOf(at, 2 * size);
      taken = Arrays.copyOf(taken, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    at[size] = set;
    taken[size] = takes;
    before[size++] = link;
  }

  private int[][] chain(int end, int length) {
    int[][] chain = new int[length + 1][];
    int link = end;
    for (int i = length; i >= 0; i--) {
      chain[i] = new int[] {at[link], taken[link]};
      link = before[link];
    }
    return chain;
  }
}
