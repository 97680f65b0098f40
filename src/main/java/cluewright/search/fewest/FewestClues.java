package cluewright.search.fewest;

import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Finds the puzzles with at most a number of clues that have a given solution.
 *
 * <p>A puzzle has a clue in each unavoidable set of its solution. {@link HittingWalk} lists the
 * sets of clues that hit all known ones, and a solver tells which of them are puzzles.
 */
public final class FewestClues {
  /** The most cells that fit into two longs. */
  public static final int MOST_CELLS = 128;

  private final Puzzle grid;

  /**
   * @param grid a solution, on a board of at most {@value #MOST_CELLS} cells
   */
  public FewestClues(Puzzle grid) {
    if (!grid.isComplete() || grid.conflict().isPresent() || grid.board().cells() > MOST_CELLS) {
      throw new IllegalArgumentException("not a solution on a board of up to 128 cells: " + grid);
    }
    if (!grid.board().digitsAreAlike()) {
      throw new IllegalArgumentException("a board of houses alone is walked, not " + grid.board());
    }
    this.grid = grid;
  }

  /** Why a search ended. */
  public enum Ending {
    /** Everything was tried: there are no other puzzles. */
    ALL,
    /** Enough puzzles were found. */
    ENOUGH,
    /** The search was stopped, or ran out of time. */
    STOPPED
  }

  /**
   * How a search ended, and how far it got.
   *
   * @param puzzles those found; one with fewer clues stands for all that hold it
   * @param share how much of the tree is done, of 1, where the branches of a node count alike
   * @param sets the unavoidable sets known at the beginning
   * @param nodes the nodes of the tree
   * @param checked the sets of clues that hit all known sets, and that the solver judged
   */
  public record Walked(
      Ending ending,
      List<Puzzle> puzzles,
      double share,
      int sets,
      long nodes,
      long checked,
      Duration time) {
    public Walked {
      puzzles = List.copyOf(puzzles);
    }
  }

  /**
   * Searches for puzzles.
   *
   * @param clues how many a puzzle may have
   * @param given cells that hold a clue in any case
   * @param enough how many puzzles are enough
   */
  public Walked walk(int clues, CellSet given, int enough, Run run) {
    long start = System.nanoTime();
    List<CellSet> sets = List.of();
    try {
      sets = UnavoidableSets.of(grid, run);
      HittingWalk walk = new HittingWalk(grid, sets, new Judge(run), enough, run);
      walk.walk(clues, given);
      return new Walked(
          walk.ending(),
          walk.puzzles(),
          walk.share(),
          sets.size(),
          walk.nodes(),
          walk.checked(),
          Duration.ofNanos(System.nanoTime() - start));
    } catch (CancellationException stopped) {
      return new Walked(
          Ending.STOPPED,
          List.of(),
          0,
          sets.size(),
          0,
          0,
          Duration.ofNanos(System.nanoTime() - start));
    }
  }

  /** Tests whether clues make a puzzle. */
  final class Judge {
    private final SolutionCounter counter;

    Judge(Run run) {
      counter = new SolutionCounter(grid.board(), run);
    }

    Puzzle puzzle(CellSet clues) {
      return grid.restrictedTo(new Mask(grid.board(), clues));
    }

    /** The cells in which another solution differs from the grid; empty if there is none. */
    CellSet difference(CellSet clues) {
      List<CellSet> others = new ArrayList<>();
      for (Puzzle each : counter.solutions(puzzle(clues), 2)) {
        CellSet difference = UnavoidableSets.difference(grid, each);
        if (!difference.isEmpty()) {
          others.add(difference);
        }
      }
      return others.isEmpty() ? CellSet.empty() : others.get(0);
    }
  }
}
