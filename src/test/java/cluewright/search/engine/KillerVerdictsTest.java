package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.RandomCages;
import cluewright.proof.check.ProofException;
import cluewright.replay.SolutionCounter;
import cluewright.search.CageTruth;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Verdicts about small killer boards, by every engine that takes them, against the plain truth. */
final class KillerVerdictsTest {
  private static final List<String> SETS = List.of("N", "H", "NHL", "NK", "HK", "NHLK", "any");
  private static final int MOST_CLUES = 6;

  private static StrategySet strategies(String letters) {
    return StrategySet.parse(letters.replace("K", ",cage-combinations"));
  }

  /** Boards whose cages have the sums of a grid, and some whose sums need no grid have. */
  private static Board board(Random random) {
    Puzzle grid = Grids.solution(Boards.FOUR, random);
    return RandomCages.over(grid, 4, random.nextBoolean() ? 1 : 0.6, random);
  }

  private static Mask mask(Board board, Random random) {
    int clues = random.nextInt(MOST_CLUES + 1);
    List<Integer> cells =
        IntStream.range(0, board.cells()).boxed().sorted(order(random, board.cells())).toList();
    return new Mask(board, CellSet.of(cells.stream().limit(clues).mapToInt(Integer::intValue)));
  }

  private static Comparator<Integer> order(Random random, int cells) {
    int[] keys = random.ints(cells).toArray();
    return Comparator.comparingInt(cell -> keys[cell]);
  }

  @Test
  void theCounterFindsJustTheGridsThatThereAre() {
    Random random = Tries.random(81);
    for (int i = 0; i < Tries.of(150); i++) {
      Board board = board(random);
      CageTruth truth = new CageTruth(board.name());
      int[] clues = new int[board.cells()];
      int[] grid = truth.grids().get(random.nextInt(truth.grids().size()));
      Arrays.setAll(clues, cell -> random.nextInt(6) == 0 ? grid[cell] : 0);
      if (random.nextInt(4) == 0) {
        clues[random.nextInt(clues.length)] = 1 + random.nextInt(4);
      }
      Puzzle puzzle = new Puzzle(board, clues);
      assertThat(new SolutionCounter(board).count(puzzle, 1000))
          .as("%s on %s", puzzle, board.name())
          .isEqualTo(truth.count(clues));
    }
  }

  static Stream<EngineChoice> engines() {
    return Stream.of(
        EngineChoice.AUTO, EngineChoice.EXHAUSTIVE, EngineChoice.EXACT, EngineChoice.SEARCH);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("engines")
  void everyVerdictIsTrue(EngineChoice engine) throws IOException, ProofException {
    Random random = Tries.random(82);
    int impossible = 0;
    int found = 0;
    int checked = 0;
    boolean isSure = engine == EngineChoice.AUTO || engine == EngineChoice.EXHAUSTIVE;
    for (int i = 0; i < Tries.of(isSure ? 100 : 30); i++) {
      Board board = board(random);
      Mask mask = mask(board, random);
      String set = SETS.get(random.nextInt(SETS.size()));
      Request request =
          new Request(mask, strategies(set))
              .withEngine(engine)
              .withTime(isSure ? Duration.ofMinutes(1) : Duration.ofMillis(300));
      if (Engines.objection(request).isPresent()) {
        continue;
      }
      Outcome outcome = new Generator().generate(request, Watch.idle());
      boolean isPossible = new CageTruth(board.name()).isPossible(mask.line(), set);
      String what = "%s on %s under %s".formatted(mask.line(), board.name(), set);
      if (outcome instanceof Outcome.Impossible proven) {
        assertThat(isPossible).as(what).isFalse();
        impossible++;
        if (proven.proof().evidence().isKept()) {
          ProofRecordsTest.check(ProofRecordsTest.write(request, proven.proof()));
          checked++;
        }
      } else if (outcome instanceof Outcome.Found) {
        assertThat(isPossible).as(what).isTrue();
        found++;
      } else {
        assertThat(isSure).as(what).isFalse();
      }
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(6));
    assertThat(checked).isGreaterThanOrEqualTo(isSure ? Tries.showing(6) : 0);
    assertThat(impossible).isGreaterThanOrEqualTo(checked);
  }

  @Test
  void theDualEngineSaysThatItDoesNotKnowSums() {
    Board board = Boards.named("4x4+cage5=r1c1r1c2").orElseThrow();
    Request request =
        new Request(Mask.empty(board), StrategySet.parse("NHL")).withEngine(EngineChoice.DUAL);

    assertThat(Engines.objection(request))
        .contains("the dual engine does not know the sums of cages and other rules of many cells");
  }
}
