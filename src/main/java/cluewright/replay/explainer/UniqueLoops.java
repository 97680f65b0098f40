package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Unique rectangles and loops: a loop of cells with the same two digits that would hold nothing
 * else but for some extra candidates.
 *
 * <p>Each house that the loop enters holds two of its cells, one after an odd and one after an even
 * number of steps, so that exchanging the two digits would give a second solution. Rated 4.5 for
 * four cells, 4.6 for six, 4.7 for eight and 5.0 for more; with a set of k cells and digits (type
 * 3) a tenth for each beyond the first.
 */
final class UniqueLoops implements Technique {
  private static final int FOUR_CELLS = 45;
  private static final int MOST_EXTRA_CELLS = 2;

  private final Edition edition;
  private Marks marks;
  private Step best;
  private int bestType;
  private int a;
  private int b;
  private int pair;
  private final List<Integer> loop = new ArrayList<>();
  private final Set<Cells> seen = new HashSet<>();

  UniqueLoops(Edition edition) {
    this.edition = edition;
  }

  @Override
  public int least() {
    return FOUR_CELLS;
  }

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    best = null;
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      if (marks.count(cell) == 2) {
        pair = marks.digits(cell);
        a = Integer.numberOfTrailingZeros(pair);
        b = Integer.numberOfTrailingZeros(pair & (pair - 1));
        seen.clear();
        loop.clear();
        loop.add(cell);
        extend(cell, -1, 0, 0);
      }
    }
    return Optional.ofNullable(best);
  }

  private void extend(int cell, int lastKind, int extraCells, int extrasBefore) {
    int extras = extrasBefore;
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      if (kind == lastKind) {
        continue;
      }
      for (int next : Nine.CELLS_OF[Nine.HOUSES_OF[cell][kind]]) {
        if (next == cell) {
          continue;
        }
        if (next == loop.get(0) && loop.size() >= 4) {
          if (isAlternating()) {
            conclude();
          }
        } else if ((marks.digits(next) & pair) == pair && !loop.contains(next)) {
          int more = marks.digits(next) & ~pair;
          int cells = extraCells + (more == 0 ? 0 : 1);
          int all = extras | more;
          extras = edition.seesAllUniquePatterns() ? extras : all;
          if (more == 0 || cells <= MOST_EXTRA_CELLS || Integer.bitCount(all) == 1) {
            loop.add(next);
            extend(next, kind, cells, all);
            loop.remove(loop.size() - 1);
          }
        }
      }
    }
  }

  /** True if every house holds an even and an odd cell of the loop, or neither. */
  private boolean isAlternating() {
    if (loop.size() % 2 != 0) {
      return false;
    }
    int odd = 0;
    int even = 0;
    for (int i = 0; i < loop.size(); i++) {
      for (int house : Nine.HOUSES_OF[loop.get(i)]) {
        int bit = 1 << house;
        if (((i % 2 == 0 ? even : odd) & bit) != 0) {
          return false;
        }
        if (i % 2 == 0) {
          even |= bit;
        } else {
          odd |= bit;
        }
      }
    }
    return odd == even;
  }

  private int base() {
    return switch (loop.size()) {
      case 4 -> FOUR_CELLS;
      case 6 -> 46;
      case 8 -> 47;
      default -> 50;
    };
  }

  private void conclude() {
    Cells cells = Cells.of(loop.stream().mapToInt(cell -> cell).toArray());
    if (!seen.add(cells)) {
      return;
    }
    int[] with = loop.stream().mapToInt(c -> c).filter(c -> marks.count(c) > 2).toArray();
    int extras = 0;
    for (int cell : with) {
      extras |= marks.digits(cell) & ~pair;
    }
    if (with.length == 1) {
      offer(1, Step.eliminating(base(), Map.of(with[0], pair)));
    } else if (with.length > 1 && Integer.bitCount(extras) == 1) {
      seeAll(with, extras);
    }
    if (with.length == 2) {
      for (int kind = 0; kind < Nine.KINDS; kind++) {
        int house = Nine.HOUSES_OF[with[0]][kind];
        if (house == Nine.HOUSES_OF[with[1]][kind]) {
          confined(with, house);
          if (Integer.bitCount(extras) > 1) {
            inSet(with, extras, house);
          }
        }
      }
    }
  }

  private void offer(int type, Step step) {
    boolean concludes =
        step.eliminations().entrySet().stream()
            .anyMatch(from -> (marks.digits(from.getKey()) & from.getValue()) != 0);
    if (concludes
        && (best == null
            || step.tenths() < best.tenths()
            || (step.tenths() == best.tenths() && type < bestType))) {
      best = step;
      bestType = type;
    }
  }

  private void seeAll(int[] with, int extras) {
    int digit = Integer.numberOfTrailingZeros(extras);
    Cells seen = marks.cells(digit).and(Nine.seenByAll(Cells.of(with)));
    offer(2, Step.eliminating(base(), digit, seen));
  }

  /** Finds type 4: one of the two digits has no other place in the house. */
  private void confined(int[] with, int house) {
    if (Integer.bitCount(marks.places(house, a)) == 2) {
      offer(4, Step.eliminating(base(), Map.of(with[0], 1 << b, with[1], 1 << b)));
    }
    if (Integer.bitCount(marks.places(house, b)) == 2) {
      offer(4, Step.eliminating(base(), Map.of(with[0], 1 << a, with[1], 1 << a)));
    }
  }

  /**
   * Finds type 3: the two cells act as one with their extra candidates in a naked set. If that has
   * more than half of the empty cells, the rest counts, which is a hidden set.
   */
  private void inSet(int[] with, int extras, int house) {
    for (ExtrasInSet set : ExtrasInSet.of(marks, house, Cells.of(with), extras)) {
      int hidden = set.open() + 1 - set.size();
      boolean isHidden = set.open() + 2 > 2 * (hidden + 1);
      boolean isSeen =
          !isHidden || edition.seesAllUniquePatterns() || hidden + 1 >= Integer.bitCount(extras);
      int rank = isHidden ? Math.min(set.size(), hidden) : set.size();
      if (isSeen) {
        offer(3, Step.eliminating(base() + rank - 1, set.eliminations()));
      }
    }
  }
}
