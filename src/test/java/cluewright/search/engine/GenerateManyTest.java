package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.Diversity;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.Many.Variety;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class GenerateManyTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  /** The puzzles as they are streamed, and the outcome that ended them. */
  private record Result(List<Puzzle> puzzles, Outcome last) {}

  private static Result many(Request request, int count, Variety variety) {
    List<Puzzle> puzzles = new ArrayList<>();
    Outcome last =
        new Generator()
            .search(
                request,
                new Many(count, variety),
                Watch.idle(),
                found -> puzzles.add(found.puzzle()));
    return new Result(puzzles, last);
  }

  @ParameterizedTest
  @EnumSource
  void manyPuzzlesAreSolvableUniqueAndNoneIsARelabellingOfAnother(Variety variety) {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(61));

    Result result = many(new Request(mask, NHL), 300, variety);

    assertThat(result.last()).isInstanceOf(Outcome.Found.class);
    assertThat(result.puzzles()).hasSize(300);
    assertThat(result.puzzles().stream().map(DigitNames::canonical)).doesNotHaveDuplicates();
    Classifier classifier = new Classifier(Boards.NINE, NHL);
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    assertThat(result.puzzles())
        .allMatch(puzzle -> puzzle.mask().equals(mask))
        .allMatch(puzzle -> classifier.end(puzzle) == SolvingPath.End.SOLVED)
        .allMatch(puzzle -> counter.count(puzzle, 2) == 1);
  }

  @ParameterizedTest
  @CsvSource({"N, 8", "H, 8", "NHL, 8"})
  void whereThereAreFewAllAreFoundAndThenThereIsNoOther(String set, int puzzles) {
    Mask mask = Masks.mask(Boards.SIX, "..x.....x..x.....xx..........xx...xx");

    Result result = many(new Request(mask, StrategySet.parse(set)), 100, Variety.NEIGHBOURS);

    assertThat(result.puzzles()).hasSize(puzzles);
    assertThat(((Outcome.Impossible) result.last()).proof().kind()).isEqualTo(Proof.Kind.NO_OTHER);
  }

  @Test
  void anImpossibleMaskIsSaidToBeSo() {
    Mask mask = Mask.empty(Boards.SIX);

    Result result = many(new Request(mask, NHL), 3, Variety.NEIGHBOURS);

    assertThat(result.puzzles()).isEmpty();
    assertThat(result.last()).isInstanceOf(Outcome.Impossible.class);
  }

  @Test
  void manyAreFoundUnderEveryMonotoneStrategy() {
    Mask mask = Masks.random(Boards.SIX, 16, new Random(62));
    Request request = new Request(mask, StrategySet.of(Catalogue.all()).monotone(mask.board()));

    assertThat(many(request, 3, Variety.NEIGHBOURS).puzzles()).hasSize(3);
  }

  @Test
  void aStopEndsTheList() {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(61));
    List<Puzzle> puzzles = new ArrayList<>();
    Watch watch = Watch.idle();

    new Generator()
        .search(
            new Request(mask, NHL).withThreads(1),
            new Many(1_000_000, Variety.NEIGHBOURS),
            watch,
            found -> {
              puzzles.add(found.puzzle());
              if (puzzles.size() == 50) {
                watch.stop();
              }
            });

    assertThat(puzzles).hasSizeBetween(50, 100);
  }

  @Test
  void theTimeOfAllTogetherEndsTheListWhateverTheTimeForEach() {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(61));
    Request request = new Request(mask, NHL).withTime(Duration.ofHours(1));
    Many many = new Many(100_000_000, Variety.FAR, Optional.of(Duration.ofMillis(300)));

    Outcome last =
        assertTimeoutPreemptively(
            Duration.ofSeconds(30),
            () -> new Generator().search(request, many, Watch.idle(), found -> {}));

    assertThat(((Outcome.Undecided) last).reason()).isEqualTo(Outcome.Undecided.Reason.OUT_OF_TIME);
    assertThat(last.elapsed()).isGreaterThanOrEqualTo(Duration.ofMillis(300));
  }

  @Test
  void theLongestTimesAndTheMostPuzzlesDoNotOverflow() {
    Request request = new Request(Mask.empty(Boards.SIX), NHL);

    for (Duration each : List.of(Duration.ofDays(36_500), Duration.ofSeconds(Long.MAX_VALUE))) {
      Request next = request.withTime(each);
      Many many = new Many(Integer.MAX_VALUE, Variety.FAR);

      assertThat(many.limit(next)).isGreaterThanOrEqualTo(each);
      assertThat(new Generator().search(next, many, Watch.idle(), found -> {}))
          .isInstanceOf(Outcome.Impossible.class);
    }
  }

  @Test
  void aPuzzleThatCannotBeHandedOnForWantOfMemoryEndsTheRun() {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(61));

    assertThatThrownBy(
            () ->
                new Generator()
                    .search(
                        new Request(mask, NHL),
                        new Many(10, Variety.FAR),
                        Watch.idle(),
                        found -> {
                          throw new OutOfMemoryError("a test of ours");
                        }))
        .isInstanceOf(IllegalStateException.class)
        .hasCauseInstanceOf(OutOfMemoryError.class);
  }

  @Test
  void oneThreadAndOneEngineGiveTheSamePuzzlesForTheSameSeed() {
    Mask mask = Masks.random(Boards.NINE, 28, new Random(61));
    Request request = new Request(mask, NHL).withThreads(1).withEngine(EngineChoice.SEARCH);

    assertThat(many(request, 50, Variety.FAR).puzzles())
        .isEqualTo(many(request, 50, Variety.FAR).puzzles());
  }

  @Test
  void beginningAnewGivesMoreDiversePuzzlesThanWalkingOn() {
    Mask mask = Masks.random(Boards.NINE, 30, new Random(63));
    Request request = new Request(mask, NHL).withThreads(1).withEngine(EngineChoice.SEARCH);

    double near = Diversity.of(many(request, 40, Variety.NEIGHBOURS).puzzles());
    double far = Diversity.of(many(request, 40, Variety.FAR).puzzles());

    assertThat(near).isPositive().isLessThan(far);
  }

  @Test
  void noPuzzlesAtAllAreNotAskedFor() {
    assertThatThrownBy(() -> new Many(0, Variety.FAR)).isInstanceOf(IllegalArgumentException.class);
  }
}
