package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.search.walk.SolvedGrids;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Random rules for which a grid is known to exist: they are read off a solved grid that also fits
 * the rules kept.
 */
final class RandomRules {
  /** The share of a counter's patience. */
  private static final double PATIENCE = 0.2;

  private static final int SMALLEST = 2;
  private static final int LARGEST = 5;

  private final Random random;

  /** The kind of rules read off a grid. */
  enum Lot {
    CAGES,
    CAGE_SUMS,
    DOTS(Kinds.WHITE_DOT, Kinds.BLACK_DOT),
    SUMS(Kinds.X, Kinds.V),
    SIGNS(Kinds.LESS);

    private final List<Kind> kinds;

    Lot(Kind... kinds) {
      this.kinds = List.of(kinds);
    }
  }

  RandomRules(Random random) {
    this.random = random;
  }

  /**
   * Random rules; empty if no grid was found. Signs replace all of their kinds. Cages stand around
   * those that are there, which stay and get sums if they have none.
   */
  Optional<Rules> on(Rules rules, Lot lot) {
    Rules kept = rules.withAll(lot.kinds, List.of());
    return new SolutionCounter(kept.board())
        .solutionIfQuick(Puzzle.empty(kept.board()), PATIENCE)
        .map(known -> new SolvedGrids(known, random).next())
        .map(grid -> on(kept, lot, grid));
  }

  private Rules on(Rules kept, Lot lot, int[] grid) {
    return switch (lot) {
      case CAGES -> summed(kept, grid).withMore(caged(kept, grid));
      case CAGE_SUMS -> summed(kept, grid);
      case DOTS, SUMS, SIGNS -> kept.withMore(signs(kept, lot, grid));
    };
  }

  private static Rules summed(Rules kept, int[] grid) {
    List<Rule> cages =
        kept.board().rules(Kinds.CAGE).stream()
            .map(
                cage ->
                    cage.hasValue()
                        ? cage
                        : kept.fitted(
                            Kinds.CAGE,
                            CellSet.of(cage.cells()),
                            cage.cells().stream().mapToInt(cell -> grid[cell]).sum()))
            .toList();
    return kept.withAll(List.of(Kinds.CAGE), cages);
  }

  private static List<Rule> signs(Rules kept, Lot lot, int[] grid) {
    Board board = kept.board();
    List<Rule> all = new ArrayList<>();
    for (int cell = 0; cell < grid.length; cell++) {
      for (int other : after(board, cell).toArray()) {
        sign(board, lot, cell, other, grid).ifPresent(all::add);
      }
    }
    return all;
  }

  /** The first kind of sign that fits a border. */
  private static Optional<Rule> sign(Board board, Lot lot, int cell, int other, int[] grid) {
    return lot.kinds.stream()
        .flatMap(
            kind ->
                Stream.of(
                    new Rule(kind, List.of(cell, other)), new Rule(kind, List.of(other, cell))))
        .filter(rule -> rule.holds(board.layout(), at -> grid[at]))
        .findFirst();
  }

  /** The neighbours to the right and below. */
  private static IntStream after(Board board, int cell) {
    return board.neighbours(cell).filter(other -> other > cell);
  }

  /**
   * Divides all cells that are in no cage into cages; a leftover cell joins a neighbour's cage if
   * its digit is new.
   */
  private List<Rule> caged(Rules kept, int[] grid) {
    Board board = kept.board();
    List<CellSet> cages = new ArrayList<>();
    CellSet free = CellSet.where(grid.length, cell -> kept.regionAt(Kinds.CAGE, cell).isEmpty());
    List<Integer> order = new ArrayList<>(IntStream.range(0, grid.length).boxed().toList());
    Collections.shuffle(order, random);
    for (int cell : order) {
      if (free.contains(cell)) {
        CellSet cage = grown(board, grid, cell, free);
        free = free.minus(cage);
        if (cage.size() > 1 || !joins(board, grid, cell, cages)) {
          cages.add(cage);
        }
      }
    }
    return cages.stream()
        .map(cage -> kept.fitted(Kinds.CAGE, cage, cage.stream().map(cell -> grid[cell]).sum()))
        .toList();
  }

  private CellSet grown(Board board, int[] grid, int first, CellSet free) {
    int wanted = Math.min(board.digits(), SMALLEST + random.nextInt(LARGEST - SMALLEST + 1));
    CellSet cage = CellSet.of(first);
    while (cage.size() < wanted) {
      List<Integer> next = around(board, grid, cage).filter(free::contains).boxed().toList();
      if (next.isEmpty()) {
        return cage;
      }
      cage = cage.union(CellSet.of(next.get(random.nextInt(next.size()))));
    }
    return cage;
  }

  /** The cells next to a cage whose digits it does not have. */
  private static IntStream around(Board board, int[] grid, CellSet cage) {
    Set<Integer> digits = Set.copyOf(cage.stream().map(cell -> grid[cell]).boxed().toList());
    return cage.stream()
        .flatMap(cell -> board.neighbours(cell))
        .distinct()
        .filter(cell -> !cage.contains(cell) && !digits.contains(grid[cell]));
  }

  private static boolean joins(Board board, int[] grid, int cell, List<CellSet> cages) {
    for (int i = 0; i < cages.size(); i++) {
      CellSet cage = cages.get(i);
      if (cage.size() <= LARGEST
          && cage.size() < board.digits()
          && around(board, grid, cage).anyMatch(beside -> beside == cell)) {
        cages.set(i, cage.union(CellSet.of(cell)));
        return true;
      }
    }
    return false;
  }
}
