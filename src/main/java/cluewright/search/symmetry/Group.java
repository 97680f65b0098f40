package cluewright.search.symmetry;

import cluewright.model.Stop;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Moves of cells, and what they make one after the other; a move says where each cell goes. */
public final class Group {
  private Group() {}

  /**
   * All products of some moves, the identity first.
   *
   * @param cells how many there are to move
   */
  public static List<int[]> of(Collection<int[]> generators, int cells, Stop stop) {
    Set<List<Integer>> seen = new HashSet<>();
    int[] identity = new int[cells];
    Arrays.setAll(identity, cell -> cell);
    Deque<int[]> fresh = new ArrayDeque<>(List.of(identity));
    List<int[]> all = new ArrayList<>();
    while (!fresh.isEmpty()) {
      stop.throwIfStopped();
      int[] element = fresh.poll();
      if (seen.add(key(element))) {
        all.add(element);
        generators.forEach(generator -> fresh.add(after(element, generator)));
      }
    }
    return all;
  }

  /** Few elements of a group whose products are all of it; {@code cells} as above. */
  public static List<int[]> generators(List<int[]> group, int cells, Stop stop) {
    List<int[]> generators = new ArrayList<>();
    Set<List<Integer>> made = keys(of(generators, cells, stop));
    for (int[] element : group) {
      if (!made.contains(key(element))) {
        generators.add(element);
        made = keys(of(generators, cells, stop));
      }
    }
    return generators;
  }

  private static Set<List<Integer>> keys(List<int[]> elements) {
    return elements.stream().map(Group::key).collect(Collectors.toSet());
  }

  private static List<Integer> key(int[] element) {
    return Arrays.stream(element).boxed().toList();
  }

  private static int[] after(int[] first, int[] second) {
    int[] both = new int[first.length];
    Arrays.setAll(both, cell -> second[first[cell]]);
    return both;
  }
}
