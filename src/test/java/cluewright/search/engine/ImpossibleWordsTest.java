package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.format.MaskText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.RandomCages;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.search.Goal;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What has a puzzle is never called impossible, whatever strategies are chosen. */
final class ImpossibleWordsTest {
  private static final StrategySet N = StrategySet.parse("N");
  private static final Duration MOMENTS = Duration.ofSeconds(20);

  private static Outcome outcome(Request request) {
    return new Generator().generate(request.withThreads(1), Watch.idle());
  }

  private static Outcome outcome(Mask mask, StrategySet strategies) {
    return outcome(new Request(mask, strategies));
  }

  private static Proof proof(Outcome outcome) {
    return ((Outcome.Impossible) outcome).proof();
  }

  /** A killer of 4x4 without clues, of which naked singles alone know no start. */
  private static Board killer(long seed) {
    return RandomCages.over(Grids.solution(Boards.FOUR, new Random(seed)), 4, 1, new Random(seed));
  }

  private static int solutions(Board board) {
    return new SolutionCounter(board).count(Puzzle.empty(board), 2);
  }

  private static Board killerWith(int solutions) {
    return IntStream.range(0, 1000)
        .mapToObj(ImpossibleWordsTest::killer)
        .filter(board -> solutions(board) == solutions)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aKillerWithOneSolutionIsNotImpossibleWhereTheStrategiesAreTooWeak() {
    Outcome outcome = outcome(Mask.empty(killerWith(1)), N);
    assertThat(proof(outcome).scope()).isEqualTo(Proof.Scope.STRATEGIES);
    assertThat(outcome.message())
        .hasToString(
            "These strategies are not enough: there is exactly one solution, which they do not"
                + " reach.");
    assertThat(outcome.verdict()).as("other programs read this").isEqualTo("impossible");
    assertThat(outcome(Mask.empty(killerWith(1)), StrategySet.any()))
        .isInstanceOf(Outcome.Found.class);
  }

  /** Its solutions take longer to count than a walk has patience for, which saw none for ever. */
  @Test
  void aHardKillerOf9x9WithoutCluesIsFoundAndJudgedPossible() {
    Mask none = Mask.empty(hardKiller());
    assertThat(outcome(new Request(none, StrategySet.any()).withTime(MOMENTS)))
        .isInstanceOf(Outcome.Found.class);
    Question question = new Question(none, StrategySet.any());
    Duration asWhilePainting = Duration.ofMillis(1);
    assertThat(new Judge(new Generator()).within(asWhilePainting, question, Watch.idle()))
        .isInstanceOf(Judgement.Possible.class);
  }

  private static Board hardKiller() {
    Random random = new Random(88675);
    Board board = RandomCages.over(Grids.solution(Boards.NINE, random), 6, random);
    SolutionCounter counter = new SolutionCounter(board);
    assertThat(counter.number(Puzzle.empty(board))).isEqualTo(Solutions.ONE);
    assertThat(counter.nodes()).isGreaterThan(1000);
    return board;
  }

  @Test
  void aKillerWithSeveralSolutionsIsCalledSoForAllStrategies() {
    for (StrategySet strategies : List.of(N, StrategySet.parse("L"), StrategySet.any())) {
      Outcome outcome = outcome(Mask.empty(killerWith(2)), strategies);
      assertThat(proof(outcome).scope()).isEqualTo(Proof.Scope.SEVERAL);
      assertThat(outcome.verdict()).as("other programs read this").isEqualTo("several");
      assertThat(proof(outcome).kind()).isEqualTo(Proof.Kind.EXHAUSTED);
      assertThat(outcome.message())
          .hasToString(
              "Several solutions: no strategy can choose between them; add clues or rules.");
    }
  }

  @Test
  void linesToSwapAreCalledSeveralSolutionsWhereTheBoardIsDrawn() {
    Mask drawn = Mask.empty(Boards.named("4x4+cage3=r1c1r1c2").orElseThrow());
    for (StrategySet strategies : List.of(N, StrategySet.any())) {
      assertThat(outcome(drawn, strategies).message().toString())
          .startsWith("Several solutions: rows 3 and 4 hold no clue");
    }
    Mask empty = Mask.empty(Boards.FOUR);
    assertThat(outcome(empty, StrategySet.any()).message().toString()).startsWith("Impossible: ");
  }

  @Test
  void aMaskThatNakedSinglesAloneNeverSolveIsNotImpossible() {
    Mask mask = MaskText.read(".......x.x...x.xxx..x..........x.xx.", List.of(Boards.SIX));
    assertThat(outcome(mask, N).message().toString())
        .startsWith("These strategies are not enough: all ways to fill these cells were tried")
        .endsWith("and these strategies solve none.");
    assertThat(outcome(mask, StrategySet.parse("NH"))).isInstanceOf(Outcome.Found.class);
  }

  @Test
  void whatArgumentsRuleOutIsImpossibleForAll() {
    Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 1, 2, 3));
    assertThat(outcome(mask, N).message().toString()).startsWith("Impossible: ");
  }

  @Test
  void conditionsThatNoPuzzleMeetsAreNamedAsSuch() {
    Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 3, 13, 14));
    Goal goal = Goal.NONE.withRequired(List.of(Catalogue.withId("x-wing").orElseThrow()));
    Outcome outcome = outcome(new Request(mask, StrategySet.parse("NHL,x-wing")).withGoal(goal));
    assertThat(outcome.message().toString()).startsWith("No puzzle meets the conditions: ");
    assertThat(outcome(mask, StrategySet.parse("NHL,x-wing"))).isInstanceOf(Outcome.Found.class);
  }

  /** The widest claim is made only where no digits have exactly one solution. */
  @Test
  void whatIsCalledImpossibleHasNoPuzzleForAnyStrategies() {
    Random random = Tries.random(4711);
    int met = 0;
    for (int i = 0; i < Tries.of(400); i++) {
      Board board = random.nextBoolean() ? Boards.FOUR : killer(random.nextInt());
      int clues = random.nextInt(6);
      Mask mask =
          new Mask(board, CellSet.of(random.ints(0, board.cells()).distinct().limit(clues)));
      StrategySet strategies =
          StrategySet.parse(List.of("N", "H", "NH", "NHL", "L").get(random.nextInt(5)));
      Outcome outcome = outcome(mask, strategies);
      if (!(outcome instanceof Outcome.Impossible)) {
        continue;
      }
      boolean hasPuzzle = outcome(mask, StrategySet.any()) instanceof Outcome.Found;
      boolean isCalledSo = outcome.message().toString().startsWith("Impossible");
      assertThat(hasPuzzle && isCalledSo)
          .as("%s on %s by %s: %s", mask, board, strategies.shortName(), outcome.message())
          .isFalse();
      met += hasPuzzle ? 1 : 0;
    }
    assertThat(met).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @Test
  void fixedDigitsThatAreTheWholePuzzleAreCounted() {
    Puzzle digits =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 4});
    Request request =
        new Request(digits.mask(), StrategySet.parse("N")).withGoal(Goal.NONE.withGivens(digits));
    int solutions = new SolutionCounter(Boards.FOUR).count(digits, 2);
    Outcome outcome = outcome(request);
    assertThat(solutions).isEqualTo(2);
    assertThat(outcome.message())
        .hasToString(
            "No puzzle meets the conditions: there are several solutions with the fixed digits.");
  }

  @Test
  void whatFixedDigitsAloneRuleOutIsNotCalledImpossible() {
    Random random = Tries.random(4713);
    int met = 0;
    for (int i = 0; i < Tries.of(400); i++) {
      CellSet cells = CellSet.of(random.ints(0, 16).distinct().limit(3 + random.nextInt(4)));
      Mask mask = new Mask(Boards.FOUR, cells);
      Mask some = new Mask(Boards.FOUR, CellSet.of(cells.stream().limit(2 + random.nextInt(4))));
      Puzzle fixed = Grids.solution(Boards.FOUR, random).restrictedTo(some);
      StrategySet strategies = random.nextBoolean() ? StrategySet.any() : N;
      Outcome outcome =
          outcome(new Request(mask, strategies).withGoal(Goal.NONE.withGivens(fixed)));
      if (outcome instanceof Outcome.Impossible
          && outcome(mask, StrategySet.any()) instanceof Outcome.Found) {
        assertThat(outcome.message().toString())
            .as("%s on %s", fixed, mask)
            .doesNotStartWith("Impossible");
        met++;
      }
    }
    assertThat(met).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @Test
  void aPuzzleThatTheStrategiesSolveIsNotSaidToBeOutOfTheirReachWhereItMeetsNoCondition() {
    Puzzle full = Grids.solution(Boards.FOUR, new Random(1));
    Puzzle digits = full.restrictedTo(new Mask(Boards.FOUR, CellSet.of(IntStream.range(0, 14))));
    Goal minimal = Goal.NONE.withGivens(digits).withConditions(Conditions.MINIMAL);
    for (StrategySet strategies : List.of(StrategySet.parse("NH"), StrategySet.any())) {
      Outcome outcome = outcome(new Request(digits.mask(), strategies).withGoal(minimal));
      assertThat(outcome.message().toString())
          .startsWith("No puzzle meets the conditions: all ways to fill these cells were tried")
          .doesNotContain("do not reach");
    }
  }
}
