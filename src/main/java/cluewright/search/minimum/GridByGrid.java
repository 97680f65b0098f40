package cluewright.search.minimum;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.LowerBound;
import cluewright.search.Proof;
import cluewright.search.race.Run;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * Finds the exact minimum on a small board by examining its solution grids one by one.
 *
 * <p>Grids that differ by a renaming of digits, or by a movement of cells that keeps houses, rules
 * and units, need equally many clues, so one of each class is searched: 2 grids on 4x4, 49 on 6x6.
 */
final class GridByGrid {
  static final String NAME = "grids";

  private final MinimumRequest request;
  private final Board board;
  private final Run run;
  private final FewestYet yet;
  private final PlacedCells placed;
  private final long[] units;

  GridByGrid(MinimumRequest request, Run run, FewestYet yet) {
    this.request = request;
    this.board = request.board();
    this.run = run.forLane();
    this.yet = yet;
    this.placed = new PlacedCells(board, request.strategies());
    this.units = request.units().stream().mapToLong(PlacedCells::bits).toArray();
  }

  /**
   * Searches all grids, and leaves the best puzzle in the given holder.
   *
   * @return the proof that no puzzle has fewer clues
   * @throws CancellationException if the run is over before
   */
  LowerBound search() {
    run.phase(Phrase.of("search.listing"));
    List<int[]> grids = GridClasses.of(board, movements(), run);
    Collections.shuffle(grids, new Random(request.seed()));
    for (int number = 0; number < grids.size(); number++) {
      run.phase(Phrase.of("search.grid-of", number + 1, grids.size(), yet.threshold()));
      search(grids.get(number));
    }
    return new LowerBound(yet.threshold() + 1, proof(grids.size()));
  }

  private void search(int[] grid) {
    FewestOnGrid fewest = new FewestOnGrid(grid, units, placed, run);
    OptionalLong clues = fewest.within(yet.threshold());
    while (clues.isPresent()) {
      Mask mask = new Mask(board, PlacedCells.cells(clues.getAsLong()));
      yet.take(new Puzzle(board, grid).restrictedTo(mask), NAME);
      clues = fewest.within(yet.threshold());
    }
  }

  /** The moves that take units to units. */
  private List<int[]> movements() {
    Set<CellSet> all = new HashSet<>(request.units());
    return BoardSymmetries.of(board, request.strategies(), run).stream()
        .filter(to -> all.stream().map(unit -> unit.moved(to)).allMatch(all::contains))
        .toList();
  }

  private Proof proof(int grids) {
    String all = isAny() ? "search.grids-any" : "search.grids";
    String allowed = isAny() ? "search.grids-allowed-any" : "search.grids-allowed";
    String key = units.length < board.cells() ? allowed : all;
    Phrase alike =
        Phrase.of(board.digitsAreAlike() ? "search.grids-up-to-names" : "search.grids-with-names");
    Proof proof =
        new Proof(
            Proof.Kind.EXHAUSTED, Phrase.of(key, yet.threshold(), grids, alike), CellSet.empty());
    return isAny() ? proof.ruling(Proof.Scope.ALL) : proof;
  }

  private boolean isAny() {
    return request.strategies().isAny();
  }
}
