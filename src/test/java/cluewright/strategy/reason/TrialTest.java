package cluewright.strategy.reason;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Trials that must learn from many contradictions, beside a counter that shares nothing. */
final class TrialTest {
  private static final int MOST_CHOICES = 1_000_000;

  private final Random random = Tries.random(3);

  @Test
  void allReasonsOfAClassicBoardExcludeWhatIsInNoGrid() {
    for (int i = 0; i < Tries.of(100); i++) {
      compare(Grids.clues(Boards.NINE, 0.2 + random.nextDouble() / 10, random));
    }
  }

  @Test
  void allReasonsOfABoardWithRulesExcludeWhatIsInNoGrid() {
    for (int i = 0; i < Tries.of(100); i++) {
      Board board = RandomRules.some(1 + i % 4, Boards.SIX, random);
      int[] digits = new int[board.cells()];
      for (int clue = 0; clue < 4; clue++) {
        digits[random.nextInt(digits.length)] = 1 + random.nextInt(board.digits());
      }
      compare(new Puzzle(board, digits));
    }
  }

  @Test
  void someReasonsExcludeWhatNoWayToSatisfyThemHas() {
    int excluded = 0;
    for (int i = 0; i < Tries.of(400); i++) {
      Board board = RandomRules.some(1 + i % 4, i % 3 == 0 ? Boards.FOUR : Boards.SIX, random);
      SolvingState state = new SolvingState(board);
      for (int cell = 0; cell < board.cells(); cell++) {
        state.eliminate(
            cell,
            random.ints(2, 0, 1 + board.allDigits()).reduce(~0, (some, other) -> some & other));
      }
      if (state.isContradictory()) {
        continue;
      }
      Reasons reasons = new Reasons(board);
      Trial trial = i % 2 == 0 ? new Trial(reasons) : Trial.keeping(reasons);
      trial.load(state);
      EveryWay every =
          new EveryWay(board, IntStream.range(0, reasons.size()).mapToObj(reasons::get).toList());
      every.load(state);
      for (int candidate : some(board)) {
        int[] set = random.ints(5, 0, reasons.size()).distinct().toArray();
        if (trial.isOpen(candidate) && every.canTry(asList(set))) {
          boolean isExcluded = every.excludes(asList(set), candidate);
          excluded += isExcluded ? 1 : 0;
          assertThat(trial.beside(candidate, set, MOST_CHOICES))
              .as("%s beside %s on %s", Arrays.toString(set), candidate, board.name())
              .isEqualTo(isExcluded ? Trial.Result.EXCLUDED : Trial.Result.POSSIBLE);
        }
      }
    }
    assertThat(excluded).isGreaterThanOrEqualTo(Tries.showing(100));
  }

  private static List<Integer> asList(int[] numbers) {
    return IntStream.of(numbers).boxed().toList();
  }

  /** A trial of all reasons beside a candidate has a way if and only if a grid has it. */
  private void compare(Puzzle puzzle) {
    Board board = puzzle.board();
    SolvingState state = new SolvingState(board);
    state.load(puzzle);
    if (state.isContradictory()) {
      return;
    }
    Reasons reasons = new Reasons(board);
    Trial keeping = Trial.keeping(reasons);
    for (int states = 0; states < 2 && !state.isContradictory(); states++) {
      Trial fresh = new Trial(reasons);
      fresh.load(state);
      keeping.load(state);
      compare(fresh, keeping, state, puzzle);
    }
  }

  /** The same, and what falls is eliminated. */
  private void compare(Trial fresh, Trial keeping, SolvingState state, Puzzle puzzle) {
    Board board = puzzle.board();
    SolutionCounter counter = new SolutionCounter(board);
    int[] all = IntStream.range(0, new Reasons(board).size()).toArray();
    for (int candidate : some(board)) {
      if (!fresh.isOpen(candidate)) {
        continue;
      }
      boolean isInAGrid = counter.number(with(puzzle, candidate)) != Solutions.NONE;
      for (Trial trial : List.of(fresh, keeping)) {
        assertThat(trial.beside(candidate, all, MOST_CHOICES))
            .as("%s in %s", candidate, puzzle)
            .isEqualTo(isInAGrid ? Trial.Result.POSSIBLE : Trial.Result.EXCLUDED);
        if (!isInAGrid) {
          int[] needed = trial.needed();
          assertThat(fresh.beside(candidate, needed, MOST_CHOICES))
              .as("%s in %s", candidate, puzzle)
              .isEqualTo(Trial.Result.EXCLUDED);
        }
      }
      if (!isInAGrid) {
        state.eliminate(board.cellOf(candidate), 1 << (board.digitOf(candidate) - 1));
      }
    }
  }

  private int[] some(Board board) {
    return random.ints(0, board.candidates()).limit(40).distinct().toArray();
  }

  private static Puzzle with(Puzzle puzzle, int candidate) {
    Board board = puzzle.board();
    int[] digits = IntStream.range(0, board.cells()).map(puzzle::digit).toArray();
    digits[board.cellOf(candidate)] = board.digitOf(candidate);
    return new Puzzle(board, digits);
  }
}
