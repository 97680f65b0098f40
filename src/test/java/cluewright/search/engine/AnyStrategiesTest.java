package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where any strategies are allowed, a puzzle is what has one solution, whichever engine decides.
 */
final class AnyStrategiesTest {
  private static final StrategySet ANY = StrategySet.any();
  private static final String ONE_SOLUTION = "any";
  private static final Duration LONG = Duration.ofHours(1);

  /** No strategy known here finds anything in it. */
  private static final Puzzle BEYOND =
      Grids.puzzle(
          Boards.NINE,
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

  private static Outcome decided(Request request) {
    return new Generator().generate(request.withTime(LONG), Watch.idle());
  }

  private static Request request(Mask mask, StrategySet strategies, EngineChoice engine) {
    return new Request(mask, strategies).withEngine(engine).withThreads(1);
  }

  private static void decidesAsCounted(BruteForce truth, Mask mask, EngineChoice engine) {
    boolean isPossible = truth.isPossible(mask.line(), ONE_SOLUTION);
    Outcome outcome = decided(request(mask, ANY, engine));

    assertThat(outcome.verdict())
        .as(mask.line() + " " + engine)
        .isEqualTo(isPossible ? "found" : "impossible");
    if (outcome instanceof Outcome.Found found) {
      assertThat(found.puzzle().mask()).isEqualTo(mask);
      assertThat(new SolutionCounter(mask.board()).solutions(found.puzzle(), 2))
          .containsExactly(found.solution());
      assertThat(found.steps()).isEmpty();
    }
  }

  /** The tests of the dual engine and of the search do the same with their engines. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void everyMaskOf4x4IsDecidedAsCounted(int clues) {
    for (Mask mask : Tries.some(Masks.all(Boards.FOUR, clues).stream()).toList()) {
      decidesAsCounted(BruteForce.FOUR, mask, EngineChoice.AUTO);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"EXHAUSTIVE", "DUAL"})
  void randomMasksOf6x6AreDecidedAsCounted(EngineChoice engine) {
    Random random = Tries.random(191);
    for (int i = 0; i < Tries.of(150); i++) {
      Mask mask = Masks.random(Boards.SIX, 7 + random.nextInt(10), random);
      decidesAsCounted(BruteForce.SIX, mask, engine);
    }
  }

  @Test
  void whatIsImpossibleForAnyIsImpossibleForAll() {
    Random random = Tries.random(192);
    int impossible = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      Board board = random.nextBoolean() ? Boards.FOUR : Boards.SIX;
      int least = board.digits() - 1;
      Mask mask = Masks.random(board, least + random.nextInt(board.digits()), random);
      if (decided(request(mask, ANY, EngineChoice.AUTO)) instanceof Outcome.Impossible) {
        impossible++;
        for (String set : List.of("N", "H", "NHL")) {
          assertThat(decided(request(mask, StrategySet.parse(set), EngineChoice.AUTO)).verdict())
              .as(mask.line() + " " + set)
              .isEqualTo("impossible");
        }
      }
    }
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(100));
  }

  /**
   * The digits of all cells but one are fixed, so there is one puzzle to find, and it is beyond.
   */
  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SEARCH", "EXHAUSTIVE"})
  void aPuzzleBeyondAllStrategiesIsFound(EngineChoice engine) {
    int free = BEYOND.mask().clues().toArray()[0];
    Puzzle fixed = BEYOND.restrictedTo(BEYOND.mask().without(CellSet.of(free)));
    Request request = request(BEYOND.mask(), ANY, engine).withGoal(Goal.NONE.withGivens(fixed));

    assertThat(decided(request))
        .isInstanceOfSatisfying(
            Outcome.Found.class, found -> assertThat(found.puzzle()).isEqualTo(BEYOND));
  }

  @Test
  void on9x9TheTreeOfTheCluesIsTriedBesideTheSearch() {
    Request request = new Request(BEYOND.mask(), ANY).withThreads(2);
    Run run = new Run(LONG, Watch.idle());

    assertThat(Engines.lanes(request, run))
        .extracting(Lane::name)
        .containsExactly("search", "exhaustive", "search", "exhaustive");
  }

  @Test
  void enginesThatNeedRulesSayThatTheyCannot() {
    Mask mask = BEYOND.mask();

    assertThat(Engines.objection(request(mask, ANY, EngineChoice.EXACT)))
        .hasValueSatisfying(why -> assertThat(why).contains("any strategies"));
    assertThat(Engines.objection(request(mask, ANY, EngineChoice.COUNTING))).isPresent();
    for (EngineChoice engine :
        List.of(
            EngineChoice.AUTO, EngineChoice.SEARCH, EngineChoice.EXHAUSTIVE, EngineChoice.DUAL)) {
      assertThat(Engines.objection(request(mask, ANY, engine))).as("" + engine).isEmpty();
    }
  }

  @Test
  void nothingCanBeRequired() {
    Goal goal = Goal.NONE.withRequired(List.of(Catalogue.NAKED_SINGLE));

    assertThat(goal.objection(BEYOND.mask(), ANY).orElseThrow().toString())
        .isEqualTo("no puzzle requires naked-single where any strategies are allowed");
  }
}
