package cluewright.closure;

import cluewright.model.CellBonds;
import cluewright.strategy.cage.SumWays;

/**
 * A closure that also applies {@link cluewright.strategy.cage.CageCombinations}.
 *
 * <p>Where the closure inside is stuck, each cage whose candidates are not what the last look at it
 * left is looked at again. After a state is taken back most of them are, so the candidates
 * themselves are compared, which need not be kept with the state.
 */
final class CageClosure extends AlternatingClosure {
  private final CellBonds sums;
  private final SumWays ways;

  /** By cage, the candidates of its cells after the last look that found a combination. */
  private final int[][] left;

  /** By cage, how many of its cells were open then; a large cage is skipped until few are. */
  private final int[] openLeft;

  /** The empty cells of the cage in hand. */
  private final int[] open;

  CageClosure(Closure fast) {
    super(fast);
    this.sums = new CellBonds(fast.board());
    this.ways = new SumWays(fast.board());
    this.open = new int[fast.board().digits()];
    this.left = new int[sums.size()][];
    this.openLeft = new int[sums.size()];
    for (int cage = 0; cage < left.length; cage++) {
      left[cage] = new int[sums.cells(cage).length];
    }
  }

  /** Looks at every cage; true if anything changed. */
  @Override
  boolean conclude() {
    boolean changed = false;
    for (int cage = 0; cage < left.length; cage++) {
      changed |= !isAsLeft(cage) && narrow(cage);
    }
    return changed;
  }

  private boolean isAsLeft(int cage) {
    int[] cells = sums.cells(cage);
    int count = 0;
    for (int i = 0; i < cells.length; i++) {
      if (left[cage][i] != fast.candidates(cells[i])) {
        return false;
      }
      count += fast.placed(cells[i]) == 0 ? 1 : 0;
    }
    return count == openLeft[cage];
  }

  private boolean narrow(int cage) {
    int[] cells = sums.cells(cage);
    int count = 0;
    int rest = sums.total(cage);
    for (int cell : cells) {
      rest -= fast.placed(cell);
      if (fast.placed(cell) == 0) {
        open[count++] = cell;
      }
    }
    openLeft[cage] = count;
    ways.look(open, count, rest, fast::candidates);
    boolean changed = false;
    for (int i = 0; i < count; i++) {
      int gone = fast.candidates(open[i]) & ~ways.possible(i);
      if (gone != 0) {
        fast.eliminate(open[i], gone);
        changed = true;
      }
    }
    for (int i = 0; i < cells.length; i++) {
      left[cage][i] = fast.candidates(cells[i]);
    }
    return changed;
  }
}
