package cluewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.engine.Engines;
import cluewright.search.engine.Generator;
import cluewright.search.verify.Verification;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GoalTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  private static Puzzle found(Request request) {
    Outcome outcome = new Generator().generate(request.withThreads(1), Watch.idle());
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    return ((Outcome.Found) outcome).puzzle();
  }

  private static boolean solves(String set, Puzzle puzzle) {
    return new Classifier(puzzle.board(), StrategySet.parse(set)).end(puzzle)
        == SolvingPath.End.SOLVED;
  }

  @ParameterizedTest
  @CsvSource({"locked-candidates, NH", "hidden-single, NL"})
  void aRequiredStrategyIsNeeded(String required, String others) {
    StrategySet wanted = StrategySet.parse(required);
    Mask mask = Masks.random(Boards.NINE, 30, new Random(51));
    Request request = new Request(mask, NHL).withGoal(Goal.NONE.withRequired(wanted.strategies()));

    Puzzle puzzle = found(request);

    assertThat(solves("NHL", puzzle)).isTrue();
    assertThat(solves(others, puzzle)).isFalse();
  }

  @Test
  void severalRequiredStrategiesAreEachNeeded() {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(52));
    Goal goal = Goal.NONE.withRequired(NHL.strategies());

    Puzzle puzzle = found(new Request(mask, NHL).withGoal(goal));

    assertThat(List.of("NH", "NL", "HL")).noneMatch(set -> solves(set, puzzle));
  }

  @Test
  void fixedDigitsStandInThePuzzle() {
    Mask mask = Masks.random(Boards.NINE, 32, new Random(53));
    int[] cells = mask.clues().toArray();
    Puzzle solution = Grids.solution(Boards.NINE, new Random(53));
    Puzzle givens =
        solution.restrictedTo(new Mask(Boards.NINE, CellSet.of(cells[0], cells[9], cells[20])));

    Puzzle puzzle = found(new Request(mask, NHL).withGoal(Goal.NONE.withGivens(givens)));

    assertThat(puzzle.restrictedTo(givens.mask())).isEqualTo(givens);
    assertThat(puzzle.mask()).isEqualTo(mask);
  }

  @Test
  void allDigitsFixedLeaveOnePuzzleOrNone() {
    Mask mask = Masks.random(Boards.SIX, 16, new Random(54));
    Puzzle possible = found(new Request(mask, NHL));
    Random random = new Random(1);
    Puzzle stuck =
        Stream.generate(() -> Grids.solution(Boards.SIX, random).restrictedTo(mask))
            .filter(puzzle -> !solves("NHL", puzzle))
            .findFirst()
            .orElseThrow();

    assertThat(found(new Request(mask, NHL).withGoal(Goal.NONE.withGivens(possible))))
        .isEqualTo(possible);
    Request hopeless = new Request(mask, NHL).withGoal(Goal.NONE.withGivens(stuck));
    assertThat(new Generator().generate(hopeless, Watch.idle()))
        .isInstanceOf(Outcome.Impossible.class);
    Request searched = hopeless.withEngine(EngineChoice.SEARCH).withTime(Duration.ofMillis(200));
    assertThat(new Generator().generate(searched, Watch.idle()))
        .isInstanceOf(Outcome.Undecided.class);
  }

  @ParameterizedTest
  @CsvSource({"6x6, 11", "9x9, 24"})
  void aMinimalPuzzleLosesItsOneSolutionWithAnyClue(String name, int clues) {
    Board board = Boards.named(name).orElseThrow();
    Mask mask = Masks.random(board, clues, new Random(55));
    Goal goal = Goal.NONE.withConditions(Conditions.MINIMAL);

    Puzzle puzzle = found(new Request(mask, NHL).withGoal(goal));

    SolutionCounter counter = new SolutionCounter(board);
    assertThat(counter.count(puzzle, 2)).isEqualTo(1);
    assertThat(puzzle.mask().clues().stream().boxed())
        .allMatch(
            cell -> counter.count(puzzle.restrictedTo(mask.without(CellSet.of(cell))), 2) == 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"minimal", "easy", "once"})
  void whatCountingRefutesNoConditionMakesPossible(String condition) {
    Mask mask =
        Masks.mask(
            Boards.NINE,
            "...x..xx.x.x.........x......x..x..x......xx..x...x.....x.x.........x.x...........");
    Goal goal =
        switch (condition) {
          case "minimal" -> Goal.NONE.withConditions(Conditions.MINIMAL);
          case "easy" ->
              Goal.NONE.withConditions(
                  Conditions.NONE.with(new Condition.Levels(Level.EASY, Level.EASY)));
          default ->
              Goal.NONE.withConditions(
                  Conditions.NONE.with(new Condition.NotBefore(Catalogue.NAKED_SINGLE, 1)));
        };

    Outcome outcome =
        new Generator()
            .generate(
                new Request(mask, StrategySet.parse("N"))
                    .withGoal(goal)
                    .withThreads(1)
                    .withLists(Lists.IGNORED),
                Watch.idle());

    assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
    assertThat(((Outcome.Impossible) outcome).engine()).isEqualTo("counting");
  }

  @Test
  void aFixedDigitBesideTheMaskIsRefusedWithItsCell() {
    Mask mask = Masks.mask(Boards.FOUR, "xx.. .... ..xx ....");
    Puzzle givens = Grids.puzzle(Boards.FOUR, "1... ..2. .... ....");

    assertThatThrownBy(() -> new Request(mask, NHL).withGoal(Goal.NONE.withGivens(givens)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("r2c3 has a fixed digit, but is not a clue cell");
  }

  @Test
  void fixedDigitsThatClashAreRefusedWithTheirCells() {
    Mask mask = Masks.mask(Boards.FOUR, "xx.. .... ..xx ....");
    Puzzle givens = Grids.puzzle(Boards.FOUR, "33.. .... .... ....");

    assertThatThrownBy(() -> new Request(mask, NHL).withGoal(Goal.NONE.withGivens(givens)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("r1c1 and r1c2 in the same row are both fixed to 3");
  }

  @Test
  void aRequiredStrategyMustBeAllowed() {
    Mask mask = Masks.mask(Boards.FOUR, "xx.. .... ..xx ....");
    Goal goal = Goal.NONE.withRequired(List.of(Catalogue.LOCKED_CANDIDATES));

    assertThatThrownBy(() -> new Request(mask, StrategySet.parse("NH")).withGoal(goal))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("locked-candidates is required but not among the strategies");
  }

  @Test
  void singlesAndLockedCandidatesDoNotTakeSeveralReasons() {
    Mask mask = Masks.random(Boards.SIX, 16, new Random(56));
    Goal goal = Goal.NONE.withConditions(Conditions.NONE.with(Condition.Reasons.of("2..")));
    Goal easy = Goal.NONE.withConditions(Conditions.NONE.with(Condition.Reasons.of("..3")));

    assertThatThrownBy(() -> new Request(mask, NHL).withGoal(goal))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("take one reason a step, but a step of at least 2 is required")
        .hasMessageContaining("naked-pair");
    assertThat(easy.objection(mask, NHL)).isEmpty();
    assertThat(goal.objection(mask, StrategySet.parse("NHL,naked-pair"))).isEmpty();
    assertThat(goal.objection(mask, StrategySet.any())).isEmpty();
    Board killer = Boards.named("6x6+cage3=r1c1r1c2").orElseThrow();
    assertThat(goal.objection(Mask.empty(killer), NHL)).as("beside a cage").isEmpty();
  }

  @Test
  void enginesThatCannotMeetAGoalSaySo() {
    Mask mask = Masks.random(Boards.SIX, 16, new Random(56));
    Request request = new Request(mask, NHL).withGoal(Goal.NONE.withConditions(Conditions.MINIMAL));

    assertThat(Engines.objection(request.withEngine(EngineChoice.EXACT))).isPresent();
    assertThat(Engines.objection(request.withEngine(EngineChoice.COUNTING))).isPresent();
    assertThat(Engines.objection(request.withEngine(EngineChoice.DUAL))).isPresent();
    assertThat(Engines.objection(request.withEngine(EngineChoice.EXHAUSTIVE))).isEmpty();
    assertThat(Engines.objection(request.withEngine(EngineChoice.SEARCH))).isEmpty();
    assertThat(Engines.objection(request.withEngine(EngineChoice.AUTO))).isEmpty();
  }

  @Test
  void aPuzzleThatMissesTheGoalIsNotCalledFound() {
    Mask mask = new Mask(Boards.SIX, Mask.empty(Boards.SIX).open().without(5));
    Puzzle easy = Grids.solution(Boards.SIX, new Random(57)).restrictedTo(mask);
    Goal needsLocked = Goal.NONE.withRequired(List.of(Catalogue.LOCKED_CANDIDATES));
    Goal minimal = Goal.NONE.withConditions(Conditions.MINIMAL);

    for (Goal goal : List.of(needsLocked, minimal)) {
      Verification verification = new Verification(new Request(mask, NHL).withGoal(goal));
      assertThatThrownBy(() -> verification.found(easy, "test", Duration.ZERO))
          .isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void aStrategyForLargerBoardsCannotBeRequired() {
    Mask mask = Masks.mask(Boards.FOUR, "xx.. .... ..xx ....");
    StrategySet set = StrategySet.parse("NH,naked-set-5");
    Goal goal = Goal.NONE.withRequired(List.of(Catalogue.withId("naked-set-5").orElseThrow()));

    assertThat(new Request(mask, set).strategies()).isEqualTo(StrategySet.parse("NH"));
    assertThatThrownBy(() -> new Request(mask, set).withGoal(goal))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("naked-set-5 is for boards of 10 digits and more, and this one has 4");
    Request twelve = new Request(Mask.empty(Boards.TWELVE), set).withGoal(goal);
    assertThat(twelve.strategies()).isEqualTo(set);
  }
}
