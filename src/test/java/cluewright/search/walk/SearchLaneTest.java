package cluewright.search.walk;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.SolvingPath;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Progress;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.race.Run;
import cluewright.search.sat.ExactEngineTest;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SearchLaneTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  /** Published as impossible after an exhaustive search. */
  private static final Mask NEVER_FOUND =
      Masks.mask(
          Boards.NINE,
          """
          x.......x
          .x.....x.
          ..x...x..
          ...xxx...
          ...xxx...
          ...xxx...
          ..x...x..
          .x.....x.
          x.......x
          """);

  private static Request search(Mask mask, StrategySet strategies) {
    return new Request(mask, strategies).withEngine(EngineChoice.SEARCH).withThreads(1);
  }

  private static Outcome generate(Request request) {
    return new Generator().generate(request, Watch.idle());
  }

  private static Puzzle found(Request request) {
    Outcome outcome = generate(request);
    assertThat(outcome).isInstanceOf(Outcome.Found.class);
    assertThat(outcome.engine()).isEqualTo("search");
    return ((Outcome.Found) outcome).puzzle();
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NHL", "any"})
  void ofTheMasksOf4CluesOn4x4ItFindsAPuzzleForEachThatHasOneAndForNoOther(String set) {
    for (Mask mask : Tries.some(Masks.all(Boards.FOUR, 4).stream()).toList()) {
      Request request = search(mask, StrategySet.parse(set));
      SearchLane lane = new SearchLane(request, new Run(request.time(), Watch.idle()), 3);
      boolean isPossible = BruteForce.FOUR.isPossible(mask.line(), set);
      Optional<Outcome> outcome = isPossible ? lane.turn() : lane.turn(50);

      assertThat(outcome.isPresent()).as(mask.line()).isEqualTo(isPossible);
    }
  }

  @ParameterizedTest
  @CsvSource({"N, 12", "H, 9", "NH, 9", "HL, 8", "NHL, 8", "NHL, 10", "any, 8", "any, 10"})
  void onRandomMasksOf6x6ItFindsAPuzzleForEachThatHasOneAndForNoOther(String set, int clues) {
    Random random = Tries.random(41);
    for (int i = 0; i < Tries.of(10); i++) {
      Mask mask = Masks.random(Boards.SIX, clues, random);
      Request request = search(mask, StrategySet.parse(set));
      SearchLane lane = new SearchLane(request, new Run(request.time(), Watch.idle()), 3);
      boolean isPossible = BruteForce.SIX.isPossible(mask.line(), set);
      Optional<Outcome> outcome = isPossible ? lane.turn() : lane.turn(500);

      assertThat(outcome.isPresent()).as(mask.line()).isEqualTo(isPossible);
    }
  }

  @Test
  void whatItFindsIsNoKnownPuzzleUnderOtherNames() {
    Mask mask = Masks.mask(Boards.SIX, "..x.....x..x.....xx..........xx...xx");
    int puzzles = BruteForce.SIX.puzzles(mask.line(), "NHL");
    List<Puzzle> known = new ArrayList<>();
    while (known.size() < puzzles) {
      Puzzle puzzle = found(search(mask, NHL).withKnown(known));
      assertThat(known).noneMatch(other -> ExactEngineTest.isRenamed(puzzle, other));
      known.add(puzzle);
    }
    Request another = search(mask, NHL).withKnown(known).withTime(Duration.ofMillis(200));

    assertThat(generate(another)).isInstanceOf(Outcome.Undecided.class);
  }

  @Test
  void theSameSeedGivesTheSamePuzzleAndAnotherSeedAnother() {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(42));
    Puzzle first = found(search(mask, NHL).withSeed(5));

    assertThat(found(search(mask, NHL).withSeed(5))).isEqualTo(first);
    assertThat(found(search(mask, NHL).withSeed(6))).isNotEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20, 150})
  void aStopEndsEveryWalkSoon(int afterMillis) throws Exception {
    CountDownLatch started = new CountDownLatch(1);
    Watch watch = new Watch(progress -> started.countDown());
    Request request = search(NEVER_FOUND, NHL).withThreads(3);
    CompletableFuture<Outcome> outcome =
        CompletableFuture.supplyAsync(() -> new Generator().generate(request, watch));
    assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
    Thread.sleep(afterMillis);
    Spent spent = Spent.sinceNow();
    watch.stop();

    assertThat(outcome.get(30, TimeUnit.SECONDS)).isInstanceOf(Outcome.Undecided.class);
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(1));
  }

  @Test
  void progressTellsTheEvaluations() {
    List<Progress> reports = new ArrayList<>();
    Request request = search(NEVER_FOUND, NHL).withTime(Duration.ofMillis(500));

    new Generator().generate(request, new Watch(reports::add));

    assertThat(reports).anyMatch(report -> report.line().toString().contains("evaluations"));
  }

  @Test
  void sixteenBySixteenIsFoundToo() {
    Board board = Boards.latinWithBoxes(4, 4);
    Mask mask = Masks.random(board, 130, new Random(44));

    found(search(mask, NHL));
  }

  @Test
  void sparseMasksOf9x9WithHiddenSinglesAreFoundBlind() throws IOException {
    List<String> lines = Masks.data("17puz49158.txt");
    Classifier classifier = new Classifier(Boards.NINE, NHL);
    List<Mask> masks =
        IntStream.range(0, 10)
            .mapToObj(i -> Grids.puzzle(Boards.NINE, lines.get(4000 * i).substring(0, 81)))
            .filter(puzzle -> classifier.end(puzzle) == SolvingPath.End.SOLVED)
            .map(Puzzle::mask)
            .toList();

    assertThat(masks).hasSizeGreaterThan(4).allSatisfy(mask -> found(search(mask, NHL)));
  }

  @InTurn
  @Test
  void ofThePublishedMasksOf9x9NinetyEightAreFound() throws IOException {
    long found =
        Masks.data("rand100").stream()
            .map(line -> Masks.mask(Boards.NINE, line.replace('0', '.')))
            .map(mask -> search(mask, NHL))
            .map(request -> new SearchLane(request, new Run(request.time(), Watch.idle()), 3))
            .filter(lane -> lane.turn(100_000).isPresent())
            .count();

    assertThat(found).isGreaterThanOrEqualTo(98);
  }
}
