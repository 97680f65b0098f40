package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** States that know their clues, and avoidable rectangles in them, for tests. */
public record SlowAvoidable(SolvingState state, GridState frozen, Set<String> conclusions) {
  /** Rectangles in all their turns, of boards that were asked for. */
  private static final Map<Board, List<List<Integer>>> TURNED = new ConcurrentHashMap<>();

  /** The reading of a rectangle of which no corner is a clue. */
  public interface Reading {
    /** Corners 0 and 1, and 0 and 2, are neighbours; 0 and 3 are opposite. */
    void read(SlowAvoidable found, List<Integer> corners);
  }

  public int placed(int cell) {
    return state.placed(cell);
  }

  /** On states with clues, of which many must show the strategy at work; all must be true. */
  public static void compare(Strategy strategy, Reading reading) {
    Random random = Tries.random(37);
    int shown = 0;
    for (Board board : ContractBoards.ALL) {
      Finder finder = strategy.finder(board);
      for (int round = 0; round < Tries.of(200); round++) {
        Puzzle solution = Grids.solution(board, random);
        SolvingState state = withClues(solution, random);
        Set<String> expected = conclusions(state, reading);
        shown += expected.isEmpty() ? 0 : 1;
        assertThat(found(finder, state)).isEqualTo(expected);
      }
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(21));
  }

  /** In puzzles with one solution, nothing of the solution is eliminated. */
  public static void compareWithSolutions(Strategy strategy) {
    Random random = Tries.random(38);
    Finder finder = strategy.finder(Boards.SIX);
    int found = 0;
    for (int round = 0; round < Tries.of(60); round++) {
      Puzzle solution = Grids.solution(Boards.SIX, random);
      Puzzle puzzle = States.minimal(solution, random);
      Set<String> wrong = wrong(solution);
      for (int again = 0; again < 60; again++) {
        SolvingState state = new SolvingState(Boards.SIX);
        state.load(puzzle);
        advance(state, solution, random);
        for (String conclusion : found(finder, state)) {
          found++;
          assertThat(conclusion).isNotIn(wrong);
        }
      }
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(11));
  }

  /** All conclusions that eliminate a digit of a solution. */
  private static Set<String> wrong(Puzzle solution) {
    Board board = solution.board();
    return IntStream.range(0, board.cells())
        .mapToObj(cell -> board.label(cell) + "-" + board.symbol(solution.digit(cell)))
        .collect(Collectors.toSet());
  }

  private static SolvingState withClues(Puzzle solution, Random random) {
    Board board = solution.board();
    int[] clues = new int[board.cells()];
    for (int cell = 0; cell < clues.length; cell++) {
      clues[cell] = random.nextInt(6) == 0 ? solution.digit(cell) : 0;
    }
    SolvingState state = new SolvingState(board);
    state.load(new Puzzle(board, clues));
    advance(state, solution, random);
    return state;
  }

  private static void advance(SolvingState state, Puzzle solution, Random random) {
    Board board = solution.board();
    List<Integer> corners = almostExchangeable(state, solution, random);
    double placed = random.nextDouble() / 2;
    for (int cell = 0; cell < board.cells(); cell++) {
      int digit = solution.digit(cell);
      if (corners.contains(cell)) {
        aim(state, solution, corners, cell, random);
      } else if (random.nextDouble() < placed) {
        state.place(cell, digit);
      } else {
        int extras = random.nextInt();
        extras &= random.nextInt();
        state.eliminate(cell, board.allDigits() & ~(extras | 1 << (digit - 1)));
      }
    }
  }

  /** Corners without clues, of which a solution fills all but the last exchangeably; or none. */
  private static List<Integer> almostExchangeable(
      SolvingState state, Puzzle solution, Random random) {
    List<List<Integer>> all =
        turned(state.board()).stream()
            .filter(c -> solution.digit(c.get(1)) == solution.digit(c.get(2)))
            .filter(c -> solution.digit(c.get(0)) != solution.digit(c.get(3)))
            .filter(turned -> turned.stream().noneMatch(state::isClue))
            .toList();
    return all.isEmpty() ? List.of() : all.get(random.nextInt(all.size()));
  }

  /** Places a corner, or leaves it the two digits with which the corners are exchangeable. */
  private static void aim(
      SolvingState state, Puzzle solution, List<Integer> corners, int cell, Random random) {
    int digit = solution.digit(cell);
    int extra = solution.digit(corners.get(3));
    boolean isLast = cell == corners.get(3);
    boolean isThird = cell == corners.get(2);
    if (!isLast && (!isThird || random.nextBoolean())) {
      state.place(cell, digit);
      return;
    }
    int other = isLast ? solution.digit(corners.get(0)) : digit;
    state.eliminate(cell, state.board().allDigits() & ~Candidates.pair(other, extra));
  }

  private static List<List<Integer>> turned(Board board) {
    return TURNED.computeIfAbsent(
        board,
        any ->
            SlowRectangles.exchangeable(any).stream()
                .flatMap(corners -> turned(corners).stream())
                .toList());
  }

  private static List<List<Integer>> turned(List<Integer> corners) {
    return Stream.of(
            new int[][] {
              {0, 1, 2, 3}, {0, 2, 1, 3}, {1, 0, 3, 2}, {1, 3, 0, 2},
              {2, 0, 3, 1}, {2, 3, 0, 1}, {3, 1, 2, 0}, {3, 2, 1, 0}
            })
        .map(turn -> IntStream.of(turn).mapToObj(corners::get).toList())
        .toList();
  }

  public static Set<String> found(Finder finder, SolvingState state) {
    Set<String> found = new TreeSet<>();
    finder.find(
        state,
        deduction -> {
          deduction.changes().forEach(change -> found.add(Applied.text(deduction, change)));
          return false;
        });
    return found;
  }

  private static Set<String> conclusions(SolvingState state, Reading reading) {
    SlowAvoidable found = new SlowAvoidable(state, state.frozen(), new TreeSet<>());
    turned(state.board()).stream()
        .filter(corners -> corners.stream().noneMatch(state::isClue))
        .forEach(corners -> reading.read(found, corners));
    return state.knowsClues() ? found.conclusions : Set.of();
  }

  public void eliminate(int cell, int digits) {
    SlowRectangles.eliminate(frozen, cell, digits, conclusions);
  }

  public void eliminateFromPeers(List<Integer> cells, int digits) {
    SlowRectangles.eliminateFromPeers(frozen, cells, digits, conclusions);
  }
}
