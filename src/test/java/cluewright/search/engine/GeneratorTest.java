package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ContractBoards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.BruteForce;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Progress;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.sat.ExactEngineTest;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GeneratorTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final StrategySet EVERYTHING = StrategySet.of(Catalogue.all());

  private static Outcome generate(Request request) {
    return new Generator().generate(request, Watch.idle());
  }

  private static Mask heart() {
    return ShapeLibrary.named("heart").orElseThrow().mask();
  }

  @Test
  void theHeartHasAPuzzle() {
    holds(new Request(heart(), NHL));
  }

  static Stream<Request> requests() {
    Random random = new Random(21);
    return Stream.of("N", "H", "NHL", "H,x-wing", "N,hidden-pair,naked-pair")
        .map(StrategySet::parse)
        .flatMap(
            set ->
                Stream.of(
                    new Request(Masks.random(Boards.FOUR, 7, random), set),
                    new Request(Masks.random(Boards.SIX, 15, random), set),
                    new Request(Masks.random(Boards.SIX, 20, random), set)));
  }

  @ParameterizedTest
  @MethodSource("requests")
  void aPuzzleThatIsFoundStandsOnTheMaskIsSolvableAndHasOneSolution(Request request) {
    holds(request);
  }

  private static void holds(Request request) {
    Outcome.Found found = found(generate(request));
    Board board = request.mask().board();
    SolvingPath path = new Replay(board, request.strategies()).human(found.puzzle());

    assertThat(found.puzzle().mask()).isEqualTo(request.mask());
    assertThat(path.isSolved()).isTrue();
    assertThat(path.solution()).contains(found.solution());
    assertThat(new SolutionCounter(board).solutions(found.puzzle(), 2))
        .containsExactly(found.solution());
    assertThat(found.steps())
        .hasValue(new Replay(board, request.strategies()).parallel(found.puzzle()).length());
  }

  private static Outcome.Found found(Outcome outcome) {
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    return (Outcome.Found) outcome;
  }

  @ParameterizedTest
  @CsvSource({"4x4, x..x .... .xx. ...., NHL", "4x4, xx.. x... ...x .x.., N"})
  void aMaskWithFewPuzzlesEndsWithTheProofThatThereIsNoOther(
      String board, String rows, String set) {
    Mask mask = Masks.mask(Boards.named(board).orElseThrow(), rows);

    assertThat(listed(mask, set)).hasSize(BruteForce.FOUR.puzzles(mask.line(), set)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({"N, 8", "H, 8", "NHL, 8"})
  void theFewPuzzlesOfASixBySixMaskAreAllFoundOnce(String set, int puzzles) {
    Mask mask = Masks.mask(Boards.SIX, "..x.....x..x.....xx..........xx...xx");

    assertThat(BruteForce.SIX.puzzles(mask.line(), set)).isEqualTo(puzzles);
    assertThat(listed(mask, set)).hasSize(puzzles);
  }

  private static List<Puzzle> listed(Mask mask, String set) {
    List<Puzzle> known = new ArrayList<>();
    Outcome outcome = generate(new Request(mask, StrategySet.parse(set)));
    while (outcome instanceof Outcome.Found found) {
      assertThat(known).noneMatch(other -> ExactEngineTest.isRenamed(found.puzzle(), other));
      known.add(found.puzzle());
      outcome = generate(new Request(mask, StrategySet.parse(set)).withKnown(known));
    }
    assertThat(((Outcome.Impossible) outcome).proof().kind()).isEqualTo(Proof.Kind.NO_OTHER);
    return known;
  }

  @Test
  void anotherPuzzleOfTheHeartIsNewUpToTheNamesOfItsDigits() {
    Puzzle first = found(generate(new Request(heart(), NHL))).puzzle();

    Puzzle second = found(generate(new Request(heart(), NHL).withKnown(List.of(first)))).puzzle();

    assertThat(ExactEngineTest.isRenamed(first, second)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "6x6"})
  void aKnownPuzzleIsKnownUnderOtherNamesOfItsDigits(String name) {
    Board board = Boards.named(name).orElseThrow();
    Mask mask = Masks.random(board, board.cells() / 2, new Random(25));
    Puzzle first = found(generate(new Request(mask, NHL))).puzzle();
    int[] renamed = new int[board.cells()];
    mask.clues().forEach(cell -> renamed[cell] = board.digits() + 1 - first.digit(cell));
    List<Puzzle> known = List.of(new Puzzle(board, renamed));

    Puzzle second = found(generate(new Request(mask, NHL).withKnown(known))).puzzle();

    assertThat(ExactEngineTest.isRenamed(first, second)).isFalse();
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"NHL", "N,H,L,naked-pair,hidden-pair,x-wing"})
  void aStopFromAnotherThreadEndsTheSearchSoon(String set, TestReporter reporter) throws Exception {
    for (int afterMillis : new int[] {0, 50, 300, 900}) {
      CountDownLatch started = new CountDownLatch(1);
      Watch watch = new Watch(progress -> started.countDown());
      Request request = new Request(Masks.LONG, StrategySet.parse(set));
      CompletableFuture<Outcome> outcome =
          CompletableFuture.supplyAsync(() -> new Generator().generate(request, watch));
      assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
      Thread.sleep(afterMillis);
      Spent spent = Spent.sinceNow();
      watch.stop();
      Outcome ended = outcome.get(30, TimeUnit.SECONDS);
      long millis = spent.time().toMillis();
      reporter.publishEntry(set + ", stopped after " + afterMillis + " ms", millis + " ms");

      assertThat(ended).isInstanceOf(Outcome.Undecided.class);
      assertThat(((Outcome.Undecided) ended).reason()).isEqualTo(Reason.STOPPED);
      assertThat(millis).isLessThan(2000);
    }
  }

  /** One count of the solutions of such clues takes seconds. */
  @InTurn
  @Test
  void aStopIsHeardInTheMidstOfACountOfSolutionsToo() throws Exception {
    CellSet cells = CellSet.where(625, c -> (c % 25 * 7 + c / 25 * 3 + c / 75) % 20 < 9);
    Mask mask = new Mask(Boards.TWENTY_FIVE, cells);
    StrategySet set = StrategySet.parse("NHL,naked-pair,hidden-pair,x-wing,w-wing");
    Watch watch = Watch.idle();
    CompletableFuture<Outcome> outcome =
        CompletableFuture.supplyAsync(
            () -> new Generator().generate(new Request(mask, set), watch));
    Thread.sleep(1500);
    Spent spent = Spent.sinceNow();
    watch.stop();

    assertThat(outcome.get(30, TimeUnit.SECONDS)).isInstanceOf(Outcome.Undecided.class);
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"6x6", "9x9"})
  void aStopBeforeTheStartIsNotMissed(String name) {
    Mask mask = Masks.random(Boards.named(name).orElseThrow(), 30, new Random(22));
    Watch watch = Watch.idle();
    watch.stop();
    Spent spent = Spent.sinceNow();

    Outcome outcome = new Generator().generate(new Request(mask, NHL), watch);

    assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
    assertThat(((Outcome.Undecided) outcome).reason()).isEqualTo(Reason.STOPPED);
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(2));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 400})
  void outOfTimeIsSaidSo(int millis) {
    Spent spent = Spent.sinceNow();
    Outcome outcome = generate(new Request(Masks.LONG, NHL).withTime(Duration.ofMillis(millis)));

    assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
    assertThat(((Outcome.Undecided) outcome).reason()).isEqualTo(Reason.OUT_OF_TIME);
    assertThat(spent.time()).isLessThan(Duration.ofMillis(2 * millis + 2000));
    assertThat(outcome.message().toString()).startsWith("Undecided after ");
  }

  @Test
  void timeThatRunsOutOnASmallBoardProvesNothing() {
    Mask sparse = Masks.mask(Boards.SIX, ".......x.xx.x.x..xx....x....x.......");

    Outcome outcome = generate(new Request(sparse, NHL).withTime(Duration.ZERO));

    assertThat(outcome).isInstanceOf(Outcome.Undecided.class);
  }

  @Test
  void theSameSeedGivesTheSamePuzzleAndAnotherSeedAnother() {
    Mask six = Masks.random(Boards.SIX, 16, new Random(23));
    for (Mask mask : List.of(six, heart())) {
      Request request = new Request(mask, NHL).withSeed(5);
      Puzzle first = found(generate(request)).puzzle();

      assertThat(found(generate(request)).puzzle()).isEqualTo(first);
      assertThat(found(generate(request.withSeed(6))).puzzle()).isNotEqualTo(first);
    }
  }

  @InTurn
  @Test
  void progressIsReportedAsItGoes() {
    List<Progress> reports = new ArrayList<>();

    Watch[] watch = new Watch[1];
    watch[0] =
        new Watch(
            report -> {
              reports.add(report);
              if (reports.size() >= 3 && isOfTheSolver(report)) {
                watch[0].stop();
              }
            });

    new Generator()
        .generate(new Request(Masks.LONG, NHL).withTime(Duration.ofSeconds(20)), watch[0]);

    assertThat(reports).hasSizeGreaterThanOrEqualTo(3);
    assertThat(reports).allMatch(report -> !report.line().toString().isEmpty());
    assertThat(reports).anyMatch(GeneratorTest::isOfTheSolver);
    assertThat(reports).isSortedAccordingTo((a, b) -> a.elapsed().compareTo(b.elapsed()));
  }

  private static boolean isOfTheSolver(Progress report) {
    return report.line().toString().contains(" conflicts");
  }

  @Test
  void sixteenCluesAndTwoEmptyRowsAreRefutedAtOnce() {
    Mask sixteen = Masks.random(Boards.NINE, 16, new Random(24));
    Mask emptyRows = Masks.mask(Boards.NINE, "x".repeat(27) + ".".repeat(18) + "x".repeat(36));

    for (Mask mask : List.of(sixteen, emptyRows)) {
      Spent spent = Spent.sinceNow();
      Outcome outcome = generate(new Request(mask, EVERYTHING));

      assertThat(outcome).isInstanceOf(Outcome.Impossible.class);
      assertThat(outcome.engine()).isEqualTo("arguments");
      assertThat(outcome.message().toString()).startsWith("Impossible: ").endsWith(".");
      assertThat(spent.time()).isLessThan(Duration.ofSeconds(1));
    }
  }

  static Stream<Board> boards() {
    return ContractBoards.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void aMaskOfAllCellsGivesASolutionGrid(Board board) {
    for (StrategySet set : List.of(NHL, StrategySet.parse("L"))) {
      Outcome.Found found =
          found(generate(new Request(new Mask(board, Mask.empty(board).open()), set)));

      assertThat(found.puzzle()).isEqualTo(found.solution());
      assertThat(found.steps()).hasValue(0);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void anEmptyMaskIsImpossible(Board board) {
    assertThat(generate(new Request(Mask.empty(board), EVERYTHING)))
        .isInstanceOf(Outcome.Impossible.class);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void oneOpenCellIsNoDifficulty(Board board) {
    for (String set : List.of("N", "H", "NHL")) {
      Mask mask = new Mask(board, Mask.empty(board).open().without(5));
      Outcome.Found found = found(generate(new Request(mask, StrategySet.parse(set))));

      assertThat(found.steps()).hasValue(1);
    }
  }
}
