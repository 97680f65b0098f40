package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.SamuraiPuzzles;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Overlapping grids: the small board against the truth, the large ones on few puzzles. */
final class OverlappingBoardsTest {
  private static final Board SMALL = named("twodoku-4x4");
  private static final Board SAMURAI = named("samurai");
  private static final List<String> SETS = List.of("N", "H", "NH", "NHL");

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  private static Outcome outcome(Mask mask, String set, EngineChoice engine) {
    Request request =
        new Request(mask, StrategySet.parse(set))
            .withEngine(engine)
            .withThreads(1)
            .withTime(Duration.ofSeconds(30));
    return new Generator().generate(request, Watch.idle());
  }

  /** 24 ways to fill the shared box, and 12 ways to go on from it in each grid. */
  @Test
  void theSmallBoardHasAsManyGridsAsCountingSays() {
    assertThat(new SolutionCounter(SMALL).count(Puzzle.empty(SMALL), 10_000))
        .isEqualTo(24 * 12 * 12);
    assertThat(BruteForce.TWODOKU.gridCount()).isEqualTo(12 * 12);
  }

  @ParameterizedTest
  @EnumSource(
      value = EngineChoice.class,
      names = {"AUTO", "EXACT", "EXHAUSTIVE", "DUAL"})
  void everyEngineDecidesTheSmallBoardAsTryingAllGridsDoes(EngineChoice engine) {
    Random random = Tries.random(31);
    int found = 0;
    int impossible = 0;
    for (int round = 0; round < Tries.of(60); round++) {
      Mask mask = Masks.random(SMALL, 4 + random.nextInt(7), random);
      String set = SETS.get(random.nextInt(SETS.size()));
      boolean truth = BruteForce.TWODOKU.isPossible(mask.line(), set);
      Outcome outcome = outcome(mask, set, engine);
      assertThat(outcome)
          .as("%s %s", mask.line(), set)
          .isInstanceOf(truth ? Outcome.Found.class : Outcome.Impossible.class);
      found += truth ? 1 : 0;
      impossible += truth ? 0 : 1;
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(20));
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(20));
  }

  @Test
  void oneSolutionIsEnoughWhereAnyStrategiesAreAllowed() {
    Random random = Tries.random(32);
    for (int round = 0; round < Tries.of(60); round++) {
      Mask mask = Masks.random(SMALL, 4 + random.nextInt(5), random);
      boolean truth = BruteForce.TWODOKU.isPossible(mask.line(), "any");
      assertThat(outcome(mask, "any", EngineChoice.AUTO))
          .as(mask.line())
          .isInstanceOf(truth ? Outcome.Found.class : Outcome.Impossible.class);
    }
  }

  /** {@code samurai, 130} is the goal that was set. */
  @ParameterizedTest
  @CsvSource({"samurai, 130", "twodoku, 60", "twodoku-6x6, 22"})
  void aRandomMaskIsFilled(String name, int clues) {
    Board board = named(name);
    Mask mask = Masks.random(board, clues, new Random(3));
    Puzzle puzzle = ((Outcome.Found) outcome(mask, "NHL", EngineChoice.SEARCH)).puzzle();

    assertThat(puzzle.mask()).isEqualTo(mask);
    assertThat(new Replay(board, StrategySet.parse("NHL")).human(puzzle).isSolved()).isTrue();
    assertThat(new SolutionCounter(board).count(puzzle, 2)).isEqualTo(1);
  }

  static Stream<SamuraiPuzzles.Solved> samurai() {
    return SamuraiPuzzles.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("samurai")
  void publishedSamuraiAreReadAndSolved(SamuraiPuzzles.Solved published) {
    Puzzle puzzle = PuzzleText.read(published.clues());
    Puzzle solution = PuzzleText.read(published.solution());

    assertThat(puzzle.board()).isEqualTo(SAMURAI);
    assertThat(new SolutionCounter(SAMURAI).solutions(puzzle, 2)).containsExactly(solution);
    assertThat(new Replay(SAMURAI, Catalogue.all()).human(puzzle).last().placements())
        .isEqualTo(solution);
  }

  @Test
  void twoEmptyRowsOfAGridAreAnArgumentThatNamesTheGrid() {
    Mask filled = new Mask(SAMURAI, Mask.empty(SAMURAI).open());
    Mask mask =
        new Mask(
            SAMURAI,
            filled
                .clues()
                .minus(SAMURAI.houses().get(42).cells().union(SAMURAI.houses().get(43).cells())));
    Outcome outcome = outcome(mask, "NHL", EngineChoice.AUTO);

    assertThat(((Outcome.Impossible) outcome).proof().sentence().toString())
        .startsWith("rows 19 and 20 of the lower right grid hold no clue");
  }
}
