package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Many;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.search.walk.Harvest;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lanes that go on after each puzzle hand on all that exist, and then there is no other. */
final class AllPuzzlesTest {
  private static final Duration LONG = Duration.ofHours(1);

  /** All further puzzles in one run of the lanes, which know one already. */
  private static List<Puzzle> further(Request request, Puzzle known, boolean[] isNoOther) {
    List<Puzzle> puzzles = new ArrayList<>();
    Request next = request.withKnown(List.of(known));
    Many many = new Many(Integer.MAX_VALUE, Many.Variety.FAR);
    Harvest harvest = new Harvest(next, many, found -> puzzles.add(found.puzzle()));
    Run run = new Run(LONG, Watch.idle(), harvest::take);
    Outcome last = new Race(run).decide(() -> Engines.lanes(next, run), next.threads());
    isNoOther[0] =
        last instanceof Outcome.Impossible impossible
            && impossible.proof().kind() == Proof.Kind.NO_OTHER;
    return puzzles;
  }

  @ParameterizedTest
  @CsvSource({
    "DUAL, N",
    "DUAL, NHL",
    "DUAL, any",
    "EXHAUSTIVE, N",
    "EXHAUSTIVE, NHL",
    "EXHAUSTIVE, any",
    "EXACT, N",
    "EXACT, NHL",
    "COUNTING, N",
    "AUTO, NH",
    "AUTO, any"
  })
  void allAreHandedOnInOneRun(EngineChoice engine, String set) {
    Random random = Tries.random(95);
    int seen = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      Mask mask = Masks.random(Boards.FOUR, 4 + random.nextInt(5), random);
      Request request =
          new Request(mask, StrategySet.parse(set))
              .withEngine(engine)
              .withThreads(1 + random.nextInt(3));
      if (new Generator().generate(request, Watch.idle()) instanceof Outcome.Found first) {
        boolean[] isNoOther = new boolean[1];
        List<Puzzle> puzzles = further(request, first.puzzle(), isNoOther);
        puzzles.add(first.puzzle());
        seen++;

        assertThat(isNoOther[0]).as(mask.line()).isTrue();
        assertThat(puzzles.stream().map(DigitNames::canonical).distinct())
            .as(mask.line())
            .hasSameSizeAs(puzzles)
            .hasSize(BruteForce.FOUR.puzzles(mask.line(), set));
      }
    }
    assertThat(seen).isGreaterThanOrEqualTo(Tries.showing(25));
  }

  /** Counting refutes masks under a goal, but its puzzles do not meet it. */
  @ParameterizedTest
  @CsvSource({"1", "2"})
  void whatOnlyRefutesHandsNothingOn(int threads) {
    Random random = Tries.random(96);
    for (int i = 0; i < Tries.of(10); i++) {
      Mask mask = Masks.random(Boards.NINE, 26, random);
      Request request =
          new Request(mask, StrategySet.parse("N"))
              .withGoal(Goal.NONE.withConditions(Conditions.MINIMAL))
              .withTime(Duration.ofMillis(500))
              .withThreads(threads);
      List<Puzzle> puzzles = new ArrayList<>();
      Many many = new Many(Integer.MAX_VALUE, Many.Variety.FAR);
      Harvest harvest = new Harvest(request, many, found -> puzzles.add(found.puzzle()));
      Run run = new Run(request.time(), Watch.idle(), harvest::take);
      new Race(run).decide(() -> Engines.lanes(request, run), threads);

      assertThat(puzzles)
          .allSatisfy(
              puzzle ->
                  assertThat(mask.clues().stream().boxed())
                      .noneMatch(cell -> isRedundant(puzzle, cell)));
    }
  }

  private static boolean isRedundant(Puzzle puzzle, int cell) {
    Puzzle less = puzzle.restrictedTo(puzzle.mask().without(CellSet.of(cell)));
    return new SolutionCounter(Boards.NINE).count(less, 2) == 1;
  }
}
