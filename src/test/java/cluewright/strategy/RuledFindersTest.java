package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No finder removes a digit of a solution, whatever kinds of rules a board has: with all tries, in
 * 100,000 states and more.
 */
final class RuledFindersTest {
  private static final int STATES_A_KIND = 2400;
  private static final int STATES_A_BOARD = 20;
  private static final int SOLUTIONS = 50;

  /** The conclusions of a finder that are looked at in a state; some have thousands. */
  private static final int MOST = 20;

  private static final AtomicLong STATES = new AtomicLong();
  private static final AtomicLong CONCLUSIONS = new AtomicLong();

  static Collection<Kind> kinds() {
    return Kinds.drawn();
  }

  /** A board with a rule of a kind and perhaps others, and one of its grids. */
  private static Puzzle grid(Kind kind, Random random) {
    while (true) {
      Board plain = random.nextInt(10) == 0 ? Boards.SIX : Boards.FOUR;
      Board board = RandomRules.of(kind, plain, random).orElseThrow();
      if (random.nextBoolean()) {
        board = joined(board, RandomRules.some(1, plain, random));
      }
      List<Puzzle> grids =
          new SolutionCounter(board).solutionsIfQuick(Puzzle.empty(board), SOLUTIONS, 0.01);
      if (!grids.isEmpty()) {
        return grids.get(random.nextInt(grids.size()));
      }
    }
  }

  private static Board joined(Board board, Board more) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    rules.addAll(more.drawn());
    try {
      return Boards.withRules(board, rules);
    } catch (IllegalArgumentException e) {
      return board;
    }
  }

  /** All candidates of a grid and some others, with some digits placed. */
  private static GridState state(Puzzle grid, Random random) {
    Board board = grid.board();
    double eliminated = 0.3 + random.nextDouble() * 0.7;
    double placed = random.nextDouble() / 2;
    SolvingState state =
        new SolvingState(
            GridState.blank(board)
                .eliminate(
                    IntStream.range(0, board.candidates())
                        .filter(c -> grid.digit(board.cellOf(c)) != board.digitOf(c))
                        .filter(c -> random.nextDouble() < eliminated)
                        .toArray()));
    for (int cell = 0; cell < board.cells(); cell++) {
      if (random.nextDouble() < placed) {
        state.place(cell, grid.digit(cell));
      }
    }
    return state.frozen();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void noFinderRemovesADigitOfASolution(Kind kind) {
    Random random = Tries.random(kind.id().hashCode());
    for (int i = 0; i < Tries.of(STATES_A_KIND); ) {
      Puzzle grid = grid(kind, random);
      Board board = grid.board();
      List<Finder> finders =
          StrategySet.of(Catalogue.all()).assumingNothing().on(board).strategies().stream()
              .map(strategy -> strategy.finder(board))
              .toList();
      for (int j = 0; j < STATES_A_BOARD; j++, i++) {
        SolvingState state = new SolvingState(state(grid, random));
        for (Finder finder : finders) {
          AtomicLong found = new AtomicLong();
          finder.find(
              state,
              deduction -> {
                assertTrue(deduction, grid);
                return found.incrementAndGet() == MOST;
              });
          CONCLUSIONS.addAndGet(found.get());
        }
        STATES.incrementAndGet();
      }
    }
  }

  private static void assertTrue(Deduction deduction, Puzzle grid) {
    Board board = grid.board();
    for (int candidate : deduction.changes()) {
      boolean isOfGrid = grid.digit(board.cellOf(candidate)) == board.digitOf(candidate);
      if (isOfGrid != deduction.places()) {
        fail("%s on %s in %s", deduction, board.name(), grid);
      }
    }
  }

  @AfterAll
  static void theStatesAreCounted() {
    System.out.printf(
        "%,d conclusions of finders in %,d states of boards with %d kinds of rules%n",
        CONCLUSIONS.get(), STATES.get(), Kinds.drawn().size());
    assertThat(STATES.get()).isGreaterThanOrEqualTo(Tries.showing(100_000));
  }
}
