package cluewright.search.fewest;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.search.fewest.FewestClues.Ending;
import cluewright.search.race.Run;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * Lists the sets of up to k clues that hit all known unavoidable sets, part by part.
 *
 * <p>The board is cut into three parts, and clues are put into the part that has the fewest of
 * them, then into the next, then into the last, in each of the six orders. So the first part has at
 * most a third of the clues and the second at most half of the others: of 16 clues on 9x9, two
 * bands have at most five each, or one at most four. Few ways remain for so few clues to hit the
 * sets within their band, and once a band is filled, all its other cells are dead, which makes the
 * other sets small. (McGuire and others walk the whole board at once, with dead clues and tables of
 * unavoidable sets of higher degree, which {@link MiddlePart} and {@link LastPart} use, too.)
 *
 * <p>Where every known set is hit, the solver either says that the clues are a puzzle, or finds a
 * set that is not hit, which is branched on.
 */
final class HittingWalk {
  private static final int BETWEEN_LOOKS = (1 << 10) - 1;

  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /** The number of ways to fill a part that are counted, to choose between divisions. */
  private static final int MOST_COUNTED = 1 << 20;

  private final Puzzle grid;
  private final List<CellSet> known;
  private final FewestClues.Judge judge;
  private final Run run;
  private final int enough;

  /** The puzzles found, by their clues, since two orders may find the same. */
  private final Map<CellSet, Puzzle> puzzles = new LinkedHashMap<>();

  private long nodes;
  private long checked;
  private long looks;
  private double share;
  private boolean stopped;

  HittingWalk(Puzzle grid, List<CellSet> known, FewestClues.Judge judge, int enough, Run run) {
    this.grid = grid;
    this.known = known;
    this.judge = judge;
    this.run = run;
    this.enough = enough;
  }

  /** Walks through all sets of up to {@code clues} clues that contain the given cells. */
  void walk(int clues, CellSet given) {
    List<CellSet> open = known.stream().filter(each -> !each.intersects(given)).toList();
    try {
      Thirds thirds = division(open, clues, given);
      for (int[] order : ORDERS) {
        if (!isOver()) {
          walk(order, thirds.reordered(order), open, clues, given);
        }
      }
    } catch (CancellationException over) {
      stopped = true;
    }
  }

  /** The division that seems quicker, the part with the fewest ways to be filled first. */
  private Thirds division(List<CellSet> open, int clues, CellSet given) {
    return Thirds.of(grid.board()).stream()
        .map(each -> Counted.of(each, counts(each, open, clues, given)))
        .min(Comparator.comparingDouble(Counted::pairs))
        .orElseThrow()
        .thirds;
  }

  /**
   * @param pairs of ways to fill two of the parts
   */
  private record Counted(Thirds thirds, double pairs) {
    static Counted of(Thirds thirds, double[] ways) {
      int[] order =
          IntStream.range(0, Thirds.PARTS)
              .boxed()
              .sorted(Comparator.comparingDouble(part -> ways[part]))
              .mapToInt(Integer::intValue)
              .toArray();
      return new Counted(
          thirds.reordered(order), ways[0] * ways[1] + ways[0] * ways[2] + ways[1] * ways[2]);
    }
  }

  /** By part, the number of ways to hit its sets with a third of the clues. */
  private double[] counts(Thirds thirds, List<CellSet> open, int clues, CellSet given) {
    return IntStream.range(0, Thirds.PARTS)
        .mapToDouble(
            part -> {
              long[] count = new long[1];
              Thirds order = thirds.reordered(part, (part + 1) % 3, (part + 2) % 3);
              FirstPart ways =
                  new FirstPart(
                      within(masks(order, open)),
                      clues / Thirds.PARTS,
                      (mask, number) -> ++count[0] < MOST_COUNTED && !isOver());
              ways.walk(order.all(0), order.masks(given)[0]);
              return count[0];
            })
        .toArray();
  }

  private static List<long[]> masks(Thirds thirds, List<CellSet> sets) {
    return sets.stream().map(thirds::masks).toList();
  }

  /** The sets within the first part. */
  private static long[] within(List<long[]> masks) {
    return masks.stream()
        .filter(each -> (each[1] | each[2]) == 0)
        .mapToLong(each -> each[0])
        .toArray();
  }

  /**
   * Walks through those with as many clues in each part as in the one before it, or more; with just
   * as many only where the parts are in their own order, since another walk has the others.
   */
  private void walk(int[] order, Thirds thirds, List<CellSet> open, int clues, CellSet given) {
    List<long[]> masks = masks(thirds, open);
    long[] fixed = thirds.masks(given);
    MiddlePart middle = new MiddlePart(masks, thirds, fixed, clues, new Judged(thirds));
    int tieOfFirst = order[0] < order[1] ? 0 : 1;
    int tieOfLast = order[1] < order[2] ? 0 : 1;
    FirstPart first =
        new FirstPart(
            within(masks),
            clues / Thirds.PARTS,
            (mask, number) -> {
              middle.walk(mask, number, number + tieOfFirst, (clues - number - tieOfLast) / 2);
              return !isOver();
            });
    double before = share;
    try {
      first.walk(thirds.all(0), fixed[0]);
    } finally {
      nodes += first.nodes() + middle.nodes();
      share = before + first.share() / ORDERS.length;
    }
  }

  /** Clues that hit all known sets, judged by the solver. */
  private final class Judged implements LastPart.Judge {
    private final Thirds thirds;

    Judged(Thirds thirds) {
      this.thirds = thirds;
    }

    @Override
    public long difference(long first, long middle, long last) {
      CellSet clues = thirds.cells(first, middle, last);
      checked++;
      CellSet other = judge.difference(clues);
      if (other.isEmpty()) {
        puzzles.putIfAbsent(clues, judge.puzzle(clues));
      }
      return thirds.masks(other)[2];
    }

    @Override
    public boolean isOver() {
      return HittingWalk.this.isOver();
    }
  }

  private boolean isOver() {
    looks++;
    if ((looks & BETWEEN_LOOKS) == 0) {
      stopped |= run.isStopped();
    }
    return stopped || puzzles.size() >= enough;
  }

  Ending ending() {
    return puzzles.size() >= enough ? Ending.ENOUGH : stopped ? Ending.STOPPED : Ending.ALL;
  }

  List<Puzzle> puzzles() {
    return List.copyOf(puzzles.values());
  }

  double share() {
    return ending() == Ending.ALL ? 1 : share;
  }

  long nodes() {
    return nodes;
  }

  long checked() {
    return checked;
  }
}
