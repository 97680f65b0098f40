package cluewright.search.sat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.closure.Closures;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Completions;
import cluewright.search.BruteForce;
import cluewright.search.Fixed;
import cluewright.search.Masks;
import cluewright.search.sat.SatSolver.Answer;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A SAT4J search that climbs answers as any other: models are puzzles, and "no" means none. */
final class ClueClimbTest {
  private static final int EFFORT = 20_000;

  @ParameterizedTest
  @ValueSource(strings = {"N", "NH", "NHL"})
  void on4x4ItAnswersAsBruteForceDoes(String set) {
    Random random = Tries.random(19);
    Set<Boolean> seen = new HashSet<>();
    for (int i = 0; i < Tries.of(24); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + i % 4, random);
      boolean possible = BruteForce.FOUR.isPossible(mask.line(), set);

      Climb climb = new Climb(mask, set, 12, i);

      assertThat(climb.answer(EFFORT))
          .isEqualTo(possible ? Answer.SATISFIABLE : Answer.UNSATISFIABLE);
      seen.add(possible);
    }
    assertThat(seen).hasSizeGreaterThanOrEqualTo(Tries.showing(2));
  }

  @InTurn
  @Test
  void onASparseMaskOf9x9ItFindsWhatTheStrategiesComplete() throws IOException {
    Mask mask = Masks.mask(Boards.NINE, Masks.data("rand100").get(29));

    Climb climb = new Climb(mask, "NH", 10, 1);

    assertThat(mask.size()).isEqualTo(25);
    Puzzle puzzle = climb.puzzle();
    assertThat(puzzle.mask()).isEqualTo(mask);
    assertThat(new Completions(Boards.NINE, StrategySet.parse("NH")).completion(puzzle))
        .isPresent();
  }

  @Test
  void theSameSeedClimbsTheSameWay() {
    Mask mask = Masks.random(Boards.SIX, 12, new Random(20));

    assertThat(new Climb(mask, "NH", 8, 3).puzzle())
        .isEqualTo(new Climb(mask, "NH", 8, 3).puzzle());
  }

  @Test
  void anotherSearchOfTheSameSolverFindsAnotherPuzzle() {
    Mask mask = Masks.random(Boards.SIX, 12, new Random(20));
    Climb climb = new Climb(mask, "NH", 8, 3);
    Puzzle first = climb.puzzle();

    climb.encoding.forbid(first);

    assertThat(climb.puzzle()).isNotEqualTo(first);
  }

  @Test
  void onAMaskWithoutPuzzlesItMovesNoLongerThanItMay() {
    Mask mask = Masks.mask(Boards.SIX, "xxxxxx xxxxxx xxxxxx xxxxxx ...... ......");

    assertThat(new Climb(mask, "NHL", 4, 1).answer(Tries.of(EFFORT)))
        .isNotEqualTo(Answer.SATISFIABLE);
  }

  /** One climb, and what its search shows. */
  private static final class Climb {
    private final SatSolver solver = Fixed.solver();
    private final LayeredEncoding encoding;

    Climb(Mask mask, String set, int steps, long seed) {
      StrategySet strategies = StrategySet.parse(set);
      Board board = mask.board();
      encoding = new LayeredEncoding(new Justifications(mask, strategies, Stop.NEVER), solver);
      encoding.complete(steps);
      Ascent ascent = new Ascent(mask.clues().toArray(), Closures.of(board, strategies), seed);
      solver.startWith(new ClueClimb(encoding.clueVariables(), board.digits(), ascent));
    }

    Answer answer(int effort) {
      return solver.solve(effort);
    }

    Puzzle puzzle() {
      assertThat(answer(EFFORT)).isEqualTo(Answer.SATISFIABLE);
      return encoding.read(solver::value);
    }
  }
}
