package cluewright.strategy.reason;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sets of reasons of any size, on small boards with rules by lot. */
final class MoreReasonsTest {
  private static final int MOST_CHOICES = 100_000;

  /** More than there are on 4x4. */
  private static final int MOST_GRIDS = 1_000;

  @Test
  void aSetExcludesItsCandidateAndNoReasonCanBeLeftOut() {
    Random random = Tries.random(0);
    int found = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      Board board = RandomRules.some(i % 3, Boards.FOUR, random);
      SolvingState state = new SolvingState(board);
      for (int cell = 0; cell < board.cells(); cell++) {
        state.eliminate(cell, random.nextInt(3) == 0 ? 1 << random.nextInt(4) : 0);
      }
      if (state.isContradictory()) {
        continue;
      }
      Reasons reasons = new Reasons(board);
      Trial trial = new Trial(reasons);
      trial.load(state);
      List<Integer> open =
          IntStream.range(0, board.candidates()).filter(trial::isOpen).boxed().toList();
      MoreReasons more = new MoreReasons(reasons);
      more.load(state);
      Optional<MoreReasons.Excluding> set = more.of(open);
      if (set.isPresent()) {
        found++;
        assertThat(isNeeded(trial, set.get().candidate(), set.get().reasons()))
            .as(board.name())
            .isTrue();
      }
      assertThat(set.isPresent()).as("%s", board.name()).isEqualTo(isAnyExcluded(state, open));
    }
    assertThat(found).isPositive();
  }

  /** What a trial says that it needed excludes the candidate as well. */
  @Test
  void whatTheContradictionsNeedIsEnough() {
    Random random = Tries.random(1);
    int fewer = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      Board board = RandomRules.some(i % 3, Boards.FOUR, random);
      SolvingState state = new SolvingState(board);
      for (int cell = 0; cell < board.cells(); cell++) {
        state.eliminate(cell, random.nextInt(4) == 0 ? 1 << random.nextInt(4) : 0);
      }
      Reasons reasons = new Reasons(board);
      Trial trial = new Trial(reasons);
      trial.load(state);
      int[] all = IntStream.range(0, reasons.size()).toArray();
      for (int candidate = 0; candidate < board.candidates(); candidate++) {
        if (trial.isOpen(candidate)
            && trial.beside(candidate, all, MOST_CHOICES) == Trial.Result.EXCLUDED) {
          int[] needed = trial.needed();
          assertThat(isExcluded(trial, candidate, needed)).as(board.name()).isTrue();
          fewer += needed.length < all.length ? 1 : 0;
        }
      }
    }
    assertThat(fewer).isPositive();
  }

  /** True if a set excludes a candidate, and none of its parts does. */
  private static boolean isNeeded(Trial trial, int candidate, int[] set) {
    return isExcluded(trial, candidate, set)
        && Arrays.stream(set)
            .allMatch(
                reason ->
                    !isExcluded(
                        trial, candidate, Arrays.stream(set).filter(r -> r != reason).toArray()));
  }

  private static boolean isExcluded(Trial trial, int candidate, int[] set) {
    return trial.beside(candidate, set, MOST_CHOICES) == Trial.Result.EXCLUDED;
  }

  /** True if some candidate is in no grid that fits, by a counter that knows no reasons. */
  private static boolean isAnyExcluded(SolvingState state, List<Integer> open) {
    Board board = state.board();
    List<Puzzle> grids =
        new SolutionCounter(board)
            .solutions(Puzzle.empty(board), MOST_GRIDS).stream()
                .filter(
                    grid ->
                        IntStream.range(0, board.cells())
                            .allMatch(cell -> state.isOpen(cell, grid.digit(cell))))
                .toList();
    return open.stream()
        .anyMatch(
            each ->
                grids.stream()
                    .allMatch(grid -> grid.digit(board.cellOf(each)) != board.digitOf(each)));
  }
}
