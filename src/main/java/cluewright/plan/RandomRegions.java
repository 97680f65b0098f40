package cluewright.plan;

import cluewright.document.Regions;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.walk.SolvedGrids;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Random connected regions for which a grid is known to exist.
 *
 * <p>It begins with a solved grid of the board that is there. Two regions that touch exchange their
 * cells of some digits, so that each keeps every digit once and the grid goes on to fit; what would
 * tear one of them into pieces is not done. Now and then another grid that fits the same regions
 * takes the place of the first, or some exchanges would never come up.
 */
public final class RandomRegions {
  /** The number of exchanges beyond which no difference is visible. */
  private static final int EXCHANGES_A_REGION = 40;

  private static final int TRIES_AN_EXCHANGE = 60;
  private static final int MOST_DIGITS = 3;

  /** The share of a counter's patience. */
  private static final double PATIENCE = 0.2;

  private final Random random;

  /**
   * Random regions with their grid.
   *
   * @param grid one that fits the regions
   */
  public record Drawn(Regions regions, Puzzle grid) {}

  public RandomRegions(Random random) {
    this.random = random;
  }

  /** Other regions for a board; empty if no starting grid was found. */
  public Optional<Drawn> on(Board board) {
    return new SolutionCounter(board)
        .solutionIfQuick(Puzzle.empty(board), PATIENCE)
        .map(grid -> mixed(Regions.of(board), grid));
  }

  private Drawn mixed(Regions first, Puzzle known) {
    Regions regions = first;
    int[] grid = another(known);
    int wanted = EXCHANGES_A_REGION * first.size();
    int done = 0;
    for (int i = 0; done < wanted && i < wanted * TRIES_AN_EXCHANGE; i++) {
      Optional<Regions> next = exchanged(regions, grid);
      if (next.isPresent()) {
        regions = next.get();
        done++;
        if (done % first.size() == 0) {
          grid = another(on(regions, grid));
        }
      }
    }
    return new Drawn(regions, on(regions, grid));
  }

  private int[] another(Puzzle known) {
    return new SolvedGrids(known, random).next();
  }

  private static Puzzle on(Regions regions, int[] grid) {
    return new Puzzle(regions.whole().orElseThrow(), grid.clone());
  }

  /** Exchanges some digits between two adjacent regions; empty if that disconnects one of them. */
  private Optional<Regions> exchanged(Regions regions, int[] grid) {
    int cell = random.nextInt(grid.length);
    int one = regions.at(cell);
    List<Integer> others =
        regions
            .board()
            .neighbours(cell)
            .map(regions::at)
            .filter(other -> other != one)
            .boxed()
            .toList();
    if (others.isEmpty()) {
      return Optional.empty();
    }
    int other = others.get(random.nextInt(others.size()));
    int digits = 1 << grid[cell];
    for (int i = random.nextInt(MOST_DIGITS); i > 0; i--) {
      digits |= 1 << (1 + random.nextInt(regions.size()));
    }
    Regions next = exchanged(regions, grid, one, other, digits);
    return next.board().areJoined(next.cells(one)) && next.board().areJoined(next.cells(other))
        ? Optional.of(next)
        : Optional.empty();
  }

  private static Regions exchanged(Regions regions, int[] grid, int one, int other, int digits) {
    List<Integer> of = new ArrayList<>(regions.of());
    IntStream.range(0, grid.length)
        .filter(cell -> (digits >>> grid[cell] & 1) != 0)
        .filter(cell -> of.get(cell) == one || of.get(cell) == other)
        .forEach(cell -> of.set(cell, one + other - of.get(cell)));
    return new Regions(regions.board(), of);
  }
}
