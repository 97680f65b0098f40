package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath.End;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Verdicts on random 4x4 puzzles against all 288 grids. */
class VerdictOracleTest {
  private static final Board BOARD = Boards.FOUR;
  private static final StrategySet EASY = StrategySet.parse("NHL");
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(BOARD).solutions(Puzzle.empty(BOARD), 1000);

  @Test
  void solvedIsSaidOnlyOfOneSolutionAndContradictoryOnlyOfNone() {
    List<Puzzle> puzzles = puzzles(Tries.of(120));
    assertThat(puzzles.stream().map(VerdictOracleTest::truth).distinct())
        .hasSizeGreaterThanOrEqualTo(Tries.showing(3));
    for (StrategySet set : sets()) {
      Replay replay = new Replay(BOARD, set);
      Classifier classifier = new Classifier(BOARD, set);
      for (Puzzle puzzle : puzzles) {
        Solutions truth = truth(puzzle);
        for (SolvingPath path :
            List.of(replay.human(puzzle), replay.parallel(puzzle), replay.byStrategy(puzzle))) {
          assertThat(path.solutions()).as("%s with %s", puzzle, set.ids()).isEqualTo(truth);
          assertAgrees(path.end(), truth, puzzle, set);
        }
        assertAgrees(classifier.end(puzzle), truth, puzzle, set);
      }
    }
  }

  @Test
  void noStepLosesASolution() {
    StrategySet all = StrategySet.of(Catalogue.all());
    Replay replay = new Replay(BOARD, all);
    for (Puzzle puzzle : puzzles(Tries.of(60))) {
      SolvingPath path = replay.human(puzzle);
      for (Puzzle solution : solutions(puzzle)) {
        assertThat(IntStream.range(0, BOARD.cells()))
            .as("%s", puzzle)
            .allMatch(cell -> path.last().hasCandidate(cell, solution.digit(cell)));
      }
    }
  }

  @Test
  void theTwoPuzzlesThatWereJudgedWronglyHaveSeveralSolutions() {
    for (String line : List.of("..23...4.4......", ".4232314...2.2..")) {
      SolvingPath path =
          new Replay(BOARD, StrategySet.of(Catalogue.all())).human(Grids.puzzle(BOARD, line));
      assertThat(path.end()).isEqualTo(End.STUCK);
      assertThat(path.solutions()).isEqualTo(Solutions.SEVERAL);
    }
  }

  private static void assertAgrees(End end, Solutions truth, Puzzle puzzle, StrategySet set) {
    String about = puzzle + " with " + set.ids();
    if (end == End.SOLVED) {
      assertThat(truth).as(about).isEqualTo(Solutions.ONE);
    }
    if (end == End.CONTRADICTORY) {
      assertThat(truth).as(about).isEqualTo(Solutions.NONE);
    }
  }

  /** Each strategy that assumes uniqueness, alone and with the easy ones, and all together. */
  private static List<StrategySet> sets() {
    List<StrategySet> sets = new ArrayList<>(List.of(EASY, StrategySet.of(Catalogue.all())));
    for (Strategy strategy : Catalogue.all()) {
      if (strategy.group().assumesUniqueness()) {
        sets.add(StrategySet.of(List.of(strategy)));
        sets.add(EASY.with(StrategySet.of(List.of(strategy))));
      }
    }
    return sets;
  }

  /** Clues of a grid, one of them now and then changed. */
  private static List<Puzzle> puzzles(int count) {
    Random random = Tries.random(4);
    List<Puzzle> puzzles = new ArrayList<>();
    while (puzzles.size() < count) {
      Puzzle grid = GRIDS.get(random.nextInt(GRIDS.size()));
      int clues = 3 + random.nextInt(6);
      int[] digits = new int[BOARD.cells()];
      for (int i = 0; i < clues; i++) {
        int cell = random.nextInt(digits.length);
        digits[cell] = random.nextInt(20) == 0 ? 1 + random.nextInt(4) : grid.digit(cell);
      }
      puzzles.add(new Puzzle(BOARD, digits));
    }
    return puzzles;
  }

  private static List<Puzzle> solutions(Puzzle puzzle) {
    return GRIDS.stream().filter(grid -> grid.restrictedTo(puzzle.mask()).equals(puzzle)).toList();
  }

  private static Solutions truth(Puzzle puzzle) {
    List<Puzzle> all = solutions(puzzle);
    return all.isEmpty() ? Solutions.NONE : all.size() == 1 ? Solutions.ONE : Solutions.SEVERAL;
  }
}
