package cluewright.strategy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The two colours of a cell's cluster, as the cells an even and an odd number of links away. */
public abstract class SlowColours extends LiteralReading {

  public abstract void read(int digit);

  private final Map<Integer, List<Set<Integer>>> clusters = new HashMap<>();

  @Override
  public final void read() {
    clusters.clear();
    board().digitRange().forEach(this::read);
  }

  /** The cells that an even (0) or odd (1) number of strong links leads to. */
  public Set<Integer> steps(int cell, int digit, int parity) {
    return clusters
        .computeIfAbsent(
            board().candidate(cell, digit),
            any -> {
              List<Set<Integer>> reached = List.of(new HashSet<>(), new HashSet<>());
              walk(cell, digit, 0, reached);
              return reached;
            })
        .get(parity);
  }

  private void walk(int cell, int digit, int parity, List<Set<Integer>> reached) {
    if (reached.get(parity).add(cell)) {
      for (int next : cellsOf(digit)) {
        if (areOnlyPlaces(cell, next, digit)) {
          walk(next, digit, 1 - parity, reached);
        }
      }
    }
  }

  public boolean seesSome(int cell, Set<Integer> others) {
    return others.stream().anyMatch(other -> see(cell, other));
  }

  public boolean seeEachOther(Set<Integer> some, Set<Integer> others) {
    return some.stream().anyMatch(cell -> seesSome(cell, others));
  }
}
