package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Conditions;
import cluewright.replay.Replay;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Requirements of a puzzle are decided as brute force decides them. */
final class GoalDecisionTest {

  private static Outcome decided(
      Mask mask, String set, String required, EngineChoice engine, Duration time) {
    Goal goal = Goal.NONE.withRequired(StrategySet.parse(required).strategies());
    Request request =
        new Request(mask, StrategySet.parse(set))
            .withGoal(goal)
            .withEngine(engine)
            .withThreads(1)
            .withTime(time);
    return new Generator().generate(request, Watch.idle());
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({"NH, H, N", "NH, N, H", "HL, L, H", "NHL, L, NH", "NHL, N, HL"})
  void everyWayToFillASixBySixMaskIsTriedForWhatIsNeeded(
      String set, String required, String others) {
    Random random = Tries.random(61);
    for (int clues : Tries.some(Stream.of(8, 9, 10, 11, 12)).toList()) {
      Mask mask = Masks.random(Boards.SIX, clues, random);
      Outcome outcome =
          decided(mask, set, required, EngineChoice.EXHAUSTIVE, Duration.ofMinutes(1));
      boolean isPossible = BruteForce.SIX.countNeeding(mask.line(), set, List.of(others)) > 0;
      assertThat(outcome)
          .as("%s", mask.line())
          .isInstanceOf(isPossible ? Outcome.Found.class : Outcome.Impossible.class);
    }
  }

  /** On 4x4 no puzzle ever needs locked candidates, and 704 masks of 4 clues have puzzles. */
  @ParameterizedTest
  @CsvSource({"NHL, L, NH", "NH, H, N", "NH, N, H"})
  void clausesSayThatStrategiesGetStuck(String set, String required, String others) {
    Random random = Tries.random(62);
    for (int i = 0; i < Tries.of(12); i++) {
      Mask mask = Masks.random(Boards.FOUR, 4 + i % 3, random);
      Outcome outcome = decided(mask, set, required, EngineChoice.EXACT, Duration.ofMinutes(1));
      boolean isPossible = BruteForce.FOUR.countNeeding(mask.line(), set, List.of(others)) > 0;
      assertThat(outcome)
          .as("%s", mask.line())
          .isInstanceOf(isPossible ? Outcome.Found.class : Outcome.Impossible.class);
    }
  }

  @Test
  void clausesFindAPuzzleThatNeedsHiddenSingles() {
    Mask mask = Masks.random(Boards.SIX, 12, new Random(63));
    assertThat(BruteForce.SIX.countNeeding(mask.line(), "NH", List.of("N"))).isPositive();

    assertThat(decided(mask, "NH", "H", EngineChoice.EXACT, Duration.ofMinutes(1)))
        .isInstanceOf(Outcome.Found.class);
  }

  @ParameterizedTest
  @EnumSource(names = {"EXHAUSTIVE", "EXACT", "DUAL"})
  void fixedDigitsAreDecidedAsBruteForceDecidesThem(EngineChoice engine) {
    Random random = Tries.random(64);
    int possible = 0;
    for (int i = 0; i < Tries.of(20); i++) {
      Mask mask = Masks.random(Boards.FOUR, 5, random);
      int[] cells = mask.clues().toArray();
      int[] digits = new int[16];
      for (int given = 0; given < 3; given++) {
        digits[cells[given]] = 1 + random.nextInt(4);
      }
      Puzzle givens = new Puzzle(Boards.FOUR, digits);
      if (givens.conflict().isPresent()) {
        continue;
      }
      Request request =
          new Request(mask, StrategySet.parse("NH"))
              .withGoal(Goal.NONE.withGivens(givens))
              .withEngine(engine)
              .withThreads(1);
      boolean expected = isPossible(mask, givens);
      possible += expected ? 1 : 0;
      assertThat(new Generator().generate(request, Watch.idle()))
          .as("%s with %s", mask.line(), givens)
          .isInstanceOf(expected ? Outcome.Found.class : Outcome.Impossible.class);
    }
    assertThat(possible).isBetween(Tries.showing(3), 17);
  }

  /** Each puzzle with the fixed digits, one after the other, and then that there is no other. */
  @InTurn
  @Test
  void bothTreesHoldTheSamePuzzlesWithFixedDigits() {
    Random random = Tries.random(65);
    int several = 0;
    int none = 0;
    for (int i = 0; i < Tries.of(150); i++) {
      Mask mask = Masks.random(Boards.SIX, 10 + random.nextInt(5), random);
      int[] digits = new int[36];
      mask.clues()
          .forEach(cell -> digits[cell] = random.nextInt(4) == 0 ? 1 + random.nextInt(6) : 0);
      Puzzle givens = new Puzzle(Boards.SIX, digits);
      String set = List.of("N", "H", "NHL", "any").get(random.nextInt(4));
      if (givens.mask().size() == 0 || givens.conflict().isPresent()) {
        continue;
      }
      Request request =
          new Request(mask, StrategySet.parse(set))
              .withGoal(Goal.NONE.withGivens(givens))
              .withThreads(1);
      Set<Puzzle> clues = puzzles(request.withEngine(EngineChoice.EXHAUSTIVE));
      Set<Puzzle> open = puzzles(request.withEngine(EngineChoice.DUAL));

      assertThat(open).as("%s with %s under %s", mask.line(), givens, set).isEqualTo(clues);
      several += open.size() > 1 ? 1 : 0;
      none += open.isEmpty() ? 1 : 0;
    }
    assertThat(several).isGreaterThanOrEqualTo(Tries.showing(10));
    assertThat(none).isGreaterThanOrEqualTo(Tries.showing(10));
  }

  /** All in names as they come; where there are thirty or more, none but an empty one. */
  private static Set<Puzzle> puzzles(Request request) {
    List<Puzzle> known = new ArrayList<>();
    Outcome outcome = new Generator().generate(request, Watch.idle());
    while (outcome instanceof Outcome.Found found && known.size() < 30) {
      assertThat(found.puzzle().restrictedTo(request.goal().givens().orElseThrow().mask()))
          .isEqualTo(request.goal().givens().orElseThrow());
      known.add(found.puzzle());
      outcome = new Generator().generate(request.withKnown(known), Watch.idle());
    }
    return known.size() == 30
        ? Set.of(Puzzle.empty(Boards.SIX))
        : known.stream().map(DigitNames::canonical).collect(Collectors.toSet());
  }

  /** By trying all digits of the other clue cells. */
  private static boolean isPossible(Mask mask, Puzzle givens) {
    int[] free = mask.clues().minus(givens.mask().clues()).toArray();
    int ways = 1 << (2 * free.length);
    for (int way = 0; way < ways; way++) {
      int[] digits = new int[16];
      givens.mask().clues().forEach(cell -> digits[cell] = givens.digit(cell));
      for (int i = 0; i < free.length; i++) {
        digits[free[i]] = 1 + (way >>> (2 * i) & 3);
      }
      if (isSolved(new Puzzle(Boards.FOUR, digits))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSolved(Puzzle puzzle) {
    return puzzle.conflict().isEmpty()
        && new Replay(Boards.FOUR, StrategySet.parse("NH")).human(puzzle).isSolved();
  }

  @Test
  void aMinimalPuzzleOfASmallBoardIsFoundOrProvenImpossible() {
    Goal minimal = Goal.NONE.withConditions(Conditions.MINIMAL);
    Mask full = new Mask(Boards.FOUR, CellSet.where(16, cell -> cell != 3));
    Mask few = Masks.mask(Boards.FOUR, "x..x .x.. .... ..x.");
    assertThat(generated(full, minimal)).isInstanceOf(Outcome.Impossible.class);
    assertThat(BruteForce.FOUR.isPossible(few.line(), "NH"))
        .isEqualTo(generated(few, minimal) instanceof Outcome.Found);
  }

  private static Outcome generated(Mask mask, Goal goal) {
    return new Generator()
        .generate(new Request(mask, StrategySet.parse("NH")).withGoal(goal), Watch.idle());
  }
}
