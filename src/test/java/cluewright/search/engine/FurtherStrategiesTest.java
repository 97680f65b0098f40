package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.check.ProofException;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is impossible for strategies that are monotone beside others, against every way to fill the
 * mask from the solution grids of the board, each put to the strategies by itself.
 */
final class FurtherStrategiesTest {
  private static final List<String> SETS =
      List.of(
          "N,naked-triple",
          "N,hidden-triple",
          "N,swordfish",
          "N,xy-wing",
          "N,xy-chain",
          "N,remote-pair",
          "N,naked-pair,xy-wing,xyz-wing",
          "NH,w-wing",
          "NH,skyscraper,two-string-kite,turbot-fish",
          "NH,simple-colours,multi-colours",
          "NHL,x-chain",
          "NH,aic",
          "NHL,xy-wing,w-wing,x-chain,swordfish");

  private static final Map<Board, List<Puzzle>> GRIDS = new HashMap<>();

  /** The solution grids of a board that begin with 1, 2, 3, …: all, up to names of digits. */
  private static List<Puzzle> grids(Board board) {
    int[] first = new int[board.cells()];
    for (int cell = 0; cell < board.columns(); cell++) {
      first[cell] = cell + 1;
    }
    return GRIDS.computeIfAbsent(
        board,
        any -> new SolutionCounter(board).solutions(new Puzzle(board, first), Integer.MAX_VALUE));
  }

  static Stream<Arguments> setsOnBoards() {
    return SETS.stream()
        .flatMap(
            ids ->
                Stream.of(
                    Arguments.of(ids, Boards.FOUR, 4, 20), Arguments.of(ids, Boards.SIX, 8, 2)));
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("setsOnBoards")
  void aMaskIsImpossibleIfAndOnlyIfNoGridIsCompleted(String ids, Board board, int clues, int masks)
      throws IOException, ProofException {
    StrategySet set = StrategySet.parse(ids);
    Random random = Tries.random(81);
    assertThat(set.isMonotone(board)).isTrue();
    for (int i = 0; i < Tries.of(masks); i++) {
      Mask mask = Masks.random(board, clues, random);
      Request request =
          new Request(mask, set)
              .withEngine(random.nextBoolean() ? EngineChoice.AUTO : EngineChoice.DUAL);

      Outcome outcome = new Generator().generate(request, Watch.idle());

      assertThat(outcome instanceof Outcome.Found)
          .as("%s on %s: %s", ids, mask.line(), outcome.message())
          .isEqualTo(isPossible(mask, set));
      assertThat(outcome).isNotInstanceOf(Outcome.Undecided.class);
      if (outcome instanceof Outcome.Impossible impossible
          && impossible.proof().evidence().isKept()) {
        assertThat(
                ProofRecordsTest.check(
                        ProofRecordsTest.write(request.reduced(), impossible.proof()))
                    .isWhole())
            .isTrue();
      }
    }
  }

  private static boolean isPossible(Mask mask, StrategySet set) {
    Classifier classifier = new Classifier(mask.board(), set);
    SolutionCounter counter = new SolutionCounter(mask.board());
    return grids(mask.board()).stream()
        .map(grid -> grid.restrictedTo(mask))
        .anyMatch(
            puzzle ->
                counter.count(puzzle, 2) == 1 && classifier.end(puzzle) == SolvingPath.End.SOLVED);
  }

  /** What no company of a set completes, the set completes in no order. */
  @Test
  void withoutItsCompanyASetIsRefutedOrLeftUndecided() {
    Board board = Boards.FOUR;
    Random random = Tries.random(82);
    for (String ids : List.of("N,w-wing", "N,xyz-wing", "N,x-chain", "H,aic")) {
      StrategySet set = StrategySet.parse(ids);
      assertThat(set.isMonotone(board)).isFalse();
      for (int i = 0; i < Tries.of(40); i++) {
        Mask mask = Masks.random(board, 4, random);

        Outcome outcome = new Generator().generate(new Request(mask, set), Watch.idle());

        boolean isPossibleInCompany = isPossible(mask, set.inCompany(board).orElseThrow());
        assertThat(outcome instanceof Outcome.Impossible)
            .as("%s on %s", ids, mask.line())
            .isEqualTo(!isPossibleInCompany);
      }
    }
  }
}
