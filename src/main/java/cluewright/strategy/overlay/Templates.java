package cluewright.strategy.overlay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Overlays all placements of a digit on the whole board that the state allows: a cell in all of
 * them is placed, and a candidate in none of them is eliminated.
 *
 * <p>Each digit is first taken alone, which deletes what {@link cluewright.strategy.forcing.Nishio}
 * deletes. Then a cell that is in all placements of a digit is kept from those of the others, until
 * nothing changes. Of overlapping grids each is followed alone, one after the other and again.
 */
public final class Templates implements Finder {
  private static final Variant SET = Variant.of("template-set", "1201", Level.EXTREME, 10000);
  private static final Variant DELETE = Variant.of("template-delete", "1202", Level.EXTREME, 10000);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("templates", Group.LAST_RESORT, 1, List.of(SET, DELETE))
              .placing()
              .with(Limit.GRID_BY_GRID),
          Templates::new);

  private final Strategy strategy;
  private final Board board;
  private final List<PlacementOverlay> grids;

  /** By cell, the digits in some placement and in all placements, for the digits followed last. */
  private final int[] some;

  private final int[] all;

  /** By cell, the digits in some placement and in all, each digit taken alone. */
  private final int[] someAlone;

  private final int[] allAlone;

  private Templates(Strategy strategy, Board board) {
    this.strategy = strategy;
    this.board = board;
    this.grids = PlacementOverlay.of(board);
    this.some = new int[board.cells()];
    this.all = new int[board.cells()];
    this.someAlone = new int[board.cells()];
    this.allAlone = new int[board.cells()];
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    Arrays.setAll(some, state::candidates);
    followAll();
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (offer(state, digit, sink, "alone")) {
        return true;
      }
    }
    System.arraycopy(some, 0, someAlone, 0, some.length);
    System.arraycopy(all, 0, allAlone, 0, all.length);
    while (isNarrowed()) {
      followAll();
    }
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (isNew(digit) && offer(state, digit, sink, "beside")) {
        return true;
      }
    }
    return false;
  }

  /** Follows each digit through {@link #some}; digits with too many placements stay unchanged. */
  private void followAll() {
    Arrays.fill(all, 0);
    for (int digit = 1; digit <= board.digits(); digit++) {
      boolean goOn = true;
      while (goOn) {
        goOn = false;
        for (PlacementOverlay grid : grids) {
          goOn |= follow(grid, digit) && grids.size() > 1;
        }
      }
    }
  }

  /** Follows a digit through a grid; true if that eliminates candidates. */
  private boolean follow(PlacementOverlay grid, int digit) {
    boolean isLess = false;
    int bit = 1 << (digit - 1);
    if (grid.follow(some, digit)) {
      for (int cell : grid.cells()) {
        isLess |= (some[cell] & bit) != 0 && !grid.isInSome(cell);
        some[cell] &= grid.isInSome(cell) ? ~0 : ~bit;
        all[cell] |= grid.isInAll(cell) ? bit : 0;
      }
    }
    return isLess;
  }

  /**
   * Reduces each cell that is in all placements of a digit to this digit; true if that changes
   * anything.
   */
  private boolean isNarrowed() {
    boolean isNarrowed = false;
    for (int cell = 0; cell < some.length; cell++) {
      if (all[cell] != 0 && (some[cell] & ~all[cell]) != 0) {
        some[cell] &= all[cell];
        isNarrowed = true;
      }
    }
    return isNarrowed;
  }

  private boolean isNew(int digit) {
    int bit = 1 << (digit - 1);
    for (int cell = 0; cell < some.length; cell++) {
      if ((((some[cell] ^ someAlone[cell]) | (all[cell] ^ allAlone[cell])) & bit) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(
      SolvingState state, int digit, Predicate<Deduction> sink, String condition) {
    int bit = 1 << (digit - 1);
    for (int cell = 0; cell < some.length; cell++) {
      if ((state.open(cell) & all[cell] & bit) != 0 && sink.test(set(cell, digit, condition))) {
        return true;
      }
    }
    int[] gone =
        IntStream.range(0, some.length)
            .filter(cell -> (state.open(cell) & ~some[cell] & bit) != 0)
            .map(cell -> board.candidate(cell, digit))
            .toArray();
    return gone.length > 0 && sink.test(delete(gone, digit, condition));
  }

  private Deduction set(int cell, int digit, String condition) {
    return Deduction.place(
        board,
        strategy,
        SET,
        board.candidate(cell, digit),
        () -> evidence(CellSet.of(cell), digit, "strategies.reason-template-all-", condition));
  }

  private Deduction delete(int[] gone, int digit, String condition) {
    CellSet cells = CellSet.of(Arrays.stream(gone).map(board::cellOf));
    return Deduction.eliminate(
        board, strategy, DELETE, gone, () -> evidence(cells, digit, none(cells), condition));
  }

  private static String none(CellSet cells) {
    return cells.size() == 1
        ? "strategies.reason-template-none-"
        : "strategies.reason-templates-none-";
  }

  private Evidence evidence(CellSet cells, int digit, String share, String condition) {
    Phrase reason =
        Phrase.of(share + condition, Words.cells(board, cells), Words.digit(board, digit));
    return Evidence.of(board, List.of(), cells, 1 << (digit - 1), reason);
  }
}
