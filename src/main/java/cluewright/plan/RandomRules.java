package cluewright.plan;

import cluewright.model.Board;
import cluewright.model.Boards;
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
public final class RandomRules {
  /** The share of a counter's patience. */
  private static final double PATIENCE = 0.2;

  private static final int MOST_DIGITS = 9;
  private static final int SMALLEST = 2;
  private static final int LARGEST = 5;

  private final Random random;

  /** The kind of rules read off a grid. */
  public enum Lot {
    /** Cages around those that are there, which stay and get sums if they have none. */
    CAGES,
    /** Sums for the cages that have none. */
    CAGE_SUMS,
    DOTS(Kinds.WHITE_DOT, Kinds.BLACK_DOT),
    SUMS(Kinds.X, Kinds.V),
    SIGNS(Kinds.LESS);

    private final List<Kind> kinds;

    Lot(Kind... kinds) {
      this.kinds = List.of(kinds);
    }
  }

  public RandomRules(Random random) {
    this.random = random;
  }

  /**
   * A grid of the board with random rules; empty if none was found. Signs replace all of their
   * kinds.
   */
  public Optional<Puzzle> on(Board board, Lot lot) {
    Board plain = Boards.withoutRules(board);
    List<Rule> others =
        board.drawn().stream().filter(rule -> !lot.kinds.contains(rule.kind())).toList();
    Board kept = Boards.withRules(plain, others);
    return new SolutionCounter(kept)
        .solutionIfQuick(Puzzle.empty(kept), PATIENCE)
        .map(known -> new SolvedGrids(known, random).next())
        .map(grid -> new Puzzle(Boards.withRules(plain, rules(kept, lot, grid)), grid.clone()));
  }

  /**
   * A grid of the board with sums for the cages that have none: a solution of digits, where the
   * rules allow one, and otherwise a random grid; empty if none was found.
   *
   * @param digits of a puzzle on as many cells
   */
  public Optional<Puzzle> sums(Board board, Puzzle digits) {
    int[] all = IntStream.range(0, board.cells()).map(digits::digit).toArray();
    if (digits.mask().clues().isEmpty()) {
      return on(board, Lot.CAGE_SUMS);
    }
    return new SolutionCounter(board)
        .solutionIfQuick(new Puzzle(board, all), PATIENCE)
        .map(
            known -> {
              int[] grid = IntStream.range(0, board.cells()).map(known::digit).toArray();
              Board summed = Boards.withRules(Boards.withoutRules(board), summed(board, grid));
              return new Puzzle(summed, grid);
            })
        .or(() -> on(board, Lot.CAGE_SUMS));
  }

  /** True for boards on which {@link #caged} is quick enough. */
  public static boolean fits(Board board) {
    return board.digits() <= MOST_DIGITS;
  }

  /**
   * A puzzle with cages around those that are there, with which some clues have one solution.
   *
   * @param clues the cells of its clues; may be none
   * @return empty if none was found in time
   */
  public Optional<Puzzle> caged(Board board, CellSet clues) {
    return new SolutionCounter(board)
        .solutionIfQuick(Puzzle.empty(board), PATIENCE)
        .map(known -> new SolvedGrids(known, random).next())
        .flatMap(
            grid -> {
              Board kept = Boards.withRules(Boards.withoutRules(board), summed(board, grid));
              return new FittedCages(random).fit(kept, grid, cages(kept, grid), clues);
            });
  }

  private List<Rule> rules(Board kept, Lot lot, int[] grid) {
    return switch (lot) {
      case CAGES ->
          joined(
              summed(kept, grid),
              cages(kept, grid).stream().map(cage -> cage(kept, cage, grid)).toList());
      case CAGE_SUMS -> summed(kept, grid);
      case DOTS, SUMS, SIGNS -> joined(kept.drawn(), signs(kept, lot, grid));
    };
  }

  private static List<Rule> joined(List<Rule> some, List<Rule> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private static List<Rule> summed(Board kept, int[] grid) {
    return kept.drawn().stream()
        .map(
            rule ->
                rule.kind() == Kinds.CAGE && !rule.hasValue()
                    ? cage(kept, CellSet.of(rule.cells()), grid)
                    : rule)
        .toList();
  }

  /** A cage with its sum in a grid, or with the usual one if no digits may have that. */
  private static Rule cage(Board board, CellSet cells, int[] grid) {
    int sum = cells.stream().map(cell -> grid[cell]).sum();
    boolean isPossible =
        Kinds.CAGE
            .values(cells.size(), board.digits())
            .filter(values -> values.contain(sum))
            .isPresent();
    return new Rule(
        Kinds.CAGE,
        cells.stream().boxed().toList(),
        isPossible ? sum : Kinds.CAGE.usualValue(cells.size(), board.digits()));
  }

  private static List<Rule> signs(Board board, Lot lot, int[] grid) {
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
  private List<CellSet> cages(Board board, int[] grid) {
    List<CellSet> cages = new ArrayList<>();
    CellSet free =
        CellSet.where(
            grid.length,
            cell ->
                board.rules(Kinds.CAGE).stream().noneMatch(cage -> cage.cells().contains(cell)));
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
    return cages;
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
