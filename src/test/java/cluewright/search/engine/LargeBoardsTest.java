package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.format.MaskText;
import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.Arguments;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards of 12x12, 16x16 and 25x25: what works there works, and what does not says so. */
final class LargeBoardsTest {
  private static final StrategySet NH = StrategySet.parse("NH");
  private static final Duration SHORT = Duration.ofMillis(600);

  static Stream<Board> boards() {
    return Stream.of(Boards.TWELVE, Boards.SIXTEEN, Boards.TWENTY_FIVE);
  }

  static Stream<Board> boardsThatAreFound() {
    return Stream.of(Boards.TWELVE, Boards.SIXTEEN);
  }

  private static Mask mask(Board board, double share) {
    return Grids.mask(board, share, new Random(2));
  }

  @ParameterizedTest
  @MethodSource("boardsThatAreFound")
  void theSearchFindsPuzzles(Board board) {
    Request request = new Request(mask(board, 0.45), NH).withTime(Duration.ofSeconds(30));
    Outcome outcome = new Generator().generate(request, Watch.idle());
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    Puzzle puzzle = ((Outcome.Found) outcome).puzzle();
    assertThat(new Replay(board, NH).human(puzzle).isSolved()).isTrue();
  }

  /** Clues drawn by lot, up to the number of which digits drawn one by one never go together. */
  @InTurn
  @ParameterizedTest
  @CsvSource({
    "25x25, 380",
    "25x25, 340",
    "20x20, 200",
    "16x16+x, 110",
    "15x15, 90",
    "12x12, 50",
    "10x10, 40"
  })
  void aRandomMaskIsFilled(String name, int clues) {
    Board board = Boards.named(name).orElseThrow();
    StrategySet strategies = StrategySet.parse("NHL");
    Request request =
        new Request(Masks.random(board, clues, new Random(3)), strategies)
            .withEngine(EngineChoice.SEARCH)
            .withThreads(1);
    Puzzle puzzle = found(request);
    assertThat(puzzle.mask()).isEqualTo(request.mask());
    assertThat(new Replay(board, strategies).human(puzzle).isSolved()).isTrue();
    assertThat(new SolutionCounter(board).count(puzzle, 2)).isEqualTo(1);
    assertThat(found(request)).isEqualTo(puzzle);
  }

  private static Puzzle found(Request request) {
    Outcome outcome = new Generator().generate(request, Watch.idle());
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    return ((Outcome.Found) outcome).puzzle();
  }

  @Test
  void fixedDigitsOnALargeBoardAreKept() {
    Board board = Boards.TWENTY_FIVE;
    Mask mask = Masks.random(board, 380, new Random(4));
    Puzzle givens =
        Grids.pattern(board)
            .restrictedTo(
                new Mask(board, CellSet.where(board.cells(), c -> c < 30 && mask.contains(c))));
    Request request =
        new Request(mask, NH)
            .withEngine(EngineChoice.SEARCH)
            .withThreads(1)
            .withGoal(Goal.NONE.withGivens(givens));
    assertThat(found(request).restrictedTo(givens.mask())).isEqualTo(givens);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 60, 400})
  void aStopEndsTheWalkOn25x25Soon(int afterMillis) throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    Watch watch = new Watch(progress -> started.countDown());
    Request request =
        new Request(mask(Boards.TWENTY_FIVE, 0.4), NH).withEngine(EngineChoice.SEARCH);
    CompletableFuture<Outcome> outcome =
        CompletableFuture.supplyAsync(() -> new Generator().generate(request, watch));
    assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
    Thread.sleep(afterMillis);
    Spent spent = Spent.sinceNow();
    watch.stop();
    assertThat(outcome.get(30, TimeUnit.SECONDS)).isInstanceOf(Outcome.Undecided.class);
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(1));
  }

  @InTurn
  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SEARCH", "EXACT"})
  void whatTakesTooLongOn25x25EndsInTimeAndIsNotCalledImpossible(EngineChoice engine) {
    Mask mask = mask(Boards.TWENTY_FIVE, 0.4);
    Request request = new Request(mask, NH).withTime(SHORT).withEngine(engine);
    Spent spent = Spent.sinceNow();
    assertThat(new Generator().generate(request, Watch.idle()))
        .isInstanceOf(Outcome.Undecided.class);
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(8));
  }

  @Test
  void theTheoremOf17CluesIsAbout9x9Alone() {
    for (Board board : boards().toList()) {
      assertThat(Arguments.fewestClues(board)).isEqualTo(board.digits() - 1);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void theJudgeIsHonest(Board board) {
    Judge judge = new Judge(new Generator());
    Question sparse = new Question(mask(board, 0.4), NH);
    assertThat(judge.within(Duration.ofMillis(200), sparse, Watch.idle()))
        .isNotInstanceOf(Judgement.Impossible.class);
    Question empty = new Question(Mask.empty(board), NH);
    assertThat(judge.atOnce(empty)).isInstanceOf(Judgement.Impossible.class);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void textsAreToldApartByTheirLength(Board board) {
    Mask mask = mask(board, 0.5);
    assertThat(MaskText.read(mask.line())).isEqualTo(mask);
    Puzzle puzzle = Grids.pattern(board).restrictedTo(mask);
    assertThat(PuzzleText.read(puzzle.line())).isEqualTo(puzzle);
    assertThat(PuzzleText.readAll(puzzle.line() + "\n" + puzzle.line() + "\n", Boards.ALL))
        .extracting(Numbered::value)
        .containsExactly(puzzle, puzzle);
  }
}
