package cluewright.strategy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Random states for tests, each with a solution that all of its candidates allow. Of the number
 * that is asked for, {@link Tries} leaves a share.
 */
public final class States {
  private States() {}

  /** A state and the solution of its puzzle. */
  public record Given(GridState state, Puzzle solution) {}

  /**
   * States met while solving minimal puzzles with one solution: after some eliminations by the
   * strategies that are stated as rules, and some that only the solution justifies.
   */
  public static List<Given> of(Board board, int puzzles, Random random) {
    List<Given> states = new ArrayList<>();
    List<Finder> finders =
        Catalogue.all().stream()
            .filter(RuleStrategy.class::isInstance)
            .map(strategy -> strategy.finder(board))
            .toList();
    for (int i = 0; i < Tries.of(puzzles); i++) {
      Puzzle solution = Grids.solution(board, random);
      SolvingState state = new SolvingState(board);
      state.load(minimal(solution, random));
      states.add(new Given(state.frozen(), solution));
      while (advance(state, finders)) {
        if (random.nextInt(6) == 0) {
          states.add(new Given(state.frozen(), solution));
        }
      }
      states.add(new Given(state.frozen(), solution));
      while (!state.isComplete()) {
        eliminateSome(state, solution, random);
        states.add(new Given(state.frozen(), solution));
        while (advance(state, finders)) {}
      }
    }
    return states;
  }

  private static boolean advance(SolvingState state, List<Finder> finders) {
    for (Finder finder : finders) {
      List<Deduction> first = new ArrayList<>();
      if (finder.find(state, first::add)) {
        first.get(0).applyTo(state);
        return true;
      }
    }
    return false;
  }

  private static void eliminateSome(SolvingState state, Puzzle solution, Random random) {
    Board board = state.board();
    List<Integer> open =
        new ArrayList<>(
            IntStream.range(0, board.candidates())
                .filter(c -> state.isOpen(board.cellOf(c), board.digitOf(c)))
                .filter(c -> solution.digit(board.cellOf(c)) != board.digitOf(c))
                .boxed()
                .toList());
    Collections.shuffle(open, random);
    open.stream()
        .limit(1 + random.nextInt(3))
        .forEach(c -> state.eliminate(board.cellOf(c), 1 << (board.digitOf(c) - 1)));
  }

  /** Clues of a solution, of which none can go, with no other solution. */
  public static Puzzle minimal(Puzzle solution, Random random) {
    Board board = solution.board();
    List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    int[] digits = IntStream.range(0, board.cells()).map(solution::digit).toArray();
    SolutionCounter counter = new SolutionCounter(board);
    for (int cell : cells) {
      int digit = digits[cell];
      digits[cell] = 0;
      if (counter.count(new Puzzle(board, digits), 2) > 1) {
        digits[cell] = digit;
      }
    }
    return new Puzzle(board, digits);
  }

  /** Every candidate of a solution, and of the others as many as chance leaves. */
  public static List<Given> weakened(Board board, int count, Random random) {
    List<Given> states = new ArrayList<>();
    for (int i = 0; i < Tries.of(count); i++) {
      Puzzle solution = Grids.solution(board, random);
      double eliminated = 0.5 + random.nextDouble() / 2;
      GridState state =
          GridState.blank(board)
              .eliminate(
                  IntStream.range(0, board.candidates())
                      .filter(c -> solution.digit(board.cellOf(c)) != board.digitOf(c))
                      .filter(c -> random.nextDouble() < eliminated)
                      .toArray());
      states.add(new Given(state, solution));
    }
    return states;
  }

  /** The same, with some of the solution's digits placed. */
  public static List<Given> partlyPlaced(Board board, int count, Random random) {
    List<Given> states = new ArrayList<>();
    for (Given given : weakened(board, count, random)) {
      double placed = random.nextDouble() / 2;
      SolvingState state = new SolvingState(given.state());
      for (int cell = 0; cell < board.cells(); cell++) {
        if (random.nextDouble() < placed) {
          state.place(cell, given.solution().digit(cell));
        }
      }
      states.add(new Given(state.frozen(), given.solution()));
    }
    return states;
  }

  /** A blank state, but for some cells of a house that hold only the solution's digits of them. */
  public static Given withNakedSet(Board board, int size, Random random) {
    Puzzle solution = Grids.solution(board, random);
    List<Integer> cells = someOfAHouse(board, random);
    int digits = digits(solution, cells.subList(0, size));
    SolvingState state = new SolvingState(GridState.blank(board));
    cells.subList(0, size).forEach(cell -> state.eliminate(cell, board.allDigits() & ~digits));
    return new Given(state.frozen(), solution);
  }

  /**
   * A blank state, but for the digits that some cells of a house hold, which no others of it do.
   */
  public static Given withHiddenSet(Board board, int size, Random random) {
    Puzzle solution = Grids.solution(board, random);
    List<Integer> cells = someOfAHouse(board, random);
    int digits = digits(solution, cells.subList(0, size));
    SolvingState state = new SolvingState(GridState.blank(board));
    cells.subList(size, cells.size()).forEach(cell -> state.eliminate(cell, digits));
    return new Given(state.frozen(), solution);
  }

  private static List<Integer> someOfAHouse(Board board, Random random) {
    int house = random.nextInt(board.houses().size());
    List<Integer> cells =
        new ArrayList<>(board.houses().get(house).cells().stream().boxed().toList());
    Collections.shuffle(cells, random);
    return cells;
  }

  private static int digits(Puzzle solution, List<Integer> cells) {
    return cells.stream().mapToInt(cell -> 1 << (solution.digit(cell) - 1)).sum();
  }

  /** Places some digits of a solution, and eliminates some other candidates. */
  public static void advanceTruly(SolvingState state, Puzzle solution, Random random) {
    Board board = state.board();
    for (int cell = 0; cell < board.cells(); cell++) {
      if (random.nextInt(6) == 0) {
        state.place(cell, solution.digit(cell));
      }
      int others = board.allDigits() & ~(1 << (solution.digit(cell) - 1));
      state.eliminate(cell, others & random.nextInt() & random.nextInt() & random.nextInt());
    }
  }
}
