package cluewright.scale;

import cluewright.batch.BatchEnd;
import cluewright.batch.BatchException;
import cluewright.batch.BatchRecord;
import cluewright.model.Puzzle;
import cluewright.search.verify.DigitNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The puzzles of all items, without relabellings of each other, and why some masks have no more.
 */
public final class JoinedPuzzles {
  private static final String NO_OTHER = "no-other";
  private static final String IMPOSSIBLE = "impossible";
  private static final String SEVERAL = "several";

  private final List<String> lines = new ArrayList<>();
  private final Set<Puzzle> puzzles = new HashSet<>();
  private final Map<String, Integer> ofMask = new HashMap<>();

  /** By mask, how items ended early; for each verdict, the end with the fewest puzzles. */
  private final Map<String, Map<String, Ending>> ends = new HashMap<>();

  private int repeated;

  /**
   * The end of an item that got fewer puzzles than it wanted, with the number of its mask's puzzles
   * it knew.
   */
  private record Ending(int item, int found) {}

  JoinedPuzzles() {}

  /**
   * Adds an outcome.
   *
   * @param line the outcome as JSON
   * @param found how many puzzles the item had by then
   */
  void add(Item item, BatchRecord record, String line, int found) {
    if (record.puzzle().isPresent()) {
      if (puzzles.add(DigitNames.canonical(record.puzzle().get()))) {
        ofMask.merge(record.mask(), 1, Integer::sum);
        lines.add(line);
      } else {
        repeated++;
      }
      return;
    }
    Ending end = new Ending(item.id(), found);
    Map<String, Ending> ofItsMask = ends.computeIfAbsent(record.mask(), mask -> new HashMap<>());
    if (!ofItsMask.containsKey(record.verdict())) {
      lines.add(line);
    }
    ofItsMask.merge(
        record.verdict(), end, (one, other) -> other.found() < one.found() ? other : one);
  }

  /** Checks that no item has proven that there are no puzzles where another found some. */
  void requireConsistent() {
    ends.forEach(
        (mask, byVerdict) -> {
          int all = ofMask.getOrDefault(mask, 0);
          for (String verdict : List.of(IMPOSSIBLE, SEVERAL, NO_OTHER)) {
            Ending end = byVerdict.get(verdict);
            if (end != null && end.found() < all) {
              throw new BatchException(
                  "item %,d proved that the mask %s has %,d puzzles, but all items have %,d: one of the answers was changed"
                      .formatted(end.item(), mask, end.found(), all));
            }
          }
        });
  }

  /** The outcomes in the order of the items, each as a line of JSON without its line feed. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  /** The number of puzzles. */
  public int count() {
    return puzzles.size();
  }

  /** The number of puzzles dropped as relabellings of others. */
  public int repeated() {
    return repeated;
  }

  /** The worst end of any mask. */
  public BatchEnd end() {
    BatchEnd worst = BatchEnd.FOUND;
    for (Map.Entry<String, Map<String, Ending>> each : ends.entrySet()) {
      if (each.getValue().keySet().stream().anyMatch(JoinedPuzzles::isOpen)) {
        return BatchEnd.UNDECIDED;
      }
      if (each.getValue().containsKey(IMPOSSIBLE) || each.getValue().containsKey(SEVERAL)) {
        worst = BatchEnd.IMPOSSIBLE;
      }
    }
    return worst;
  }

  private static boolean isOpen(String verdict) {
    return !List.of(IMPOSSIBLE, SEVERAL, NO_OTHER).contains(verdict);
  }
}
