package cluewright.plan.shape;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.search.Request;
import cluewright.search.verify.Verification;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SignsOfGridsTest {
  @ParameterizedTest
  @CsvSource({
    "4x4, DOTS, any",
    "4x4, SIGNS, 'NHL,rule-shape,rule-bounds,rule-combinations'",
    "6x6, SIGNS, any",
    "4x4+thermometer=r1c1r1c2, XV, any"
  })
  void eachSignIsNeeded(String name, Shape shape, String strategies) {
    Random random = Tries.random(1);
    Board board = Boards.read(name);
    StrategySet allowed = StrategySet.parse(strategies);
    SignsOfGrids source = source(board, shape, 99, allowed, random);
    int met = 0;
    for (int i = 0; i < Tries.of(20); i++) {
      CellSet clues = CellSet.of(random.ints(2, 0, board.cells()).distinct());
      Optional<Puzzle> next = source.next(clues, Stop.NEVER);
      if (next.isPresent()) {
        Puzzle puzzle = next.get();
        assertThat(puzzle.mask().clues()).isEqualTo(clues);
        assertThat(puzzle.board().drawn()).containsAll(board.drawn());
        assertThat(isAsked(puzzle, allowed)).isTrue();
        for (Rule sign : puzzle.board().drawn()) {
          if (!board.drawn().contains(sign)) {
            List<Rule> others = new ArrayList<>(puzzle.board().drawn());
            others.remove(sign);
            assertThat(isAsked(puzzle.on(Boards.withRules(board, others)), allowed))
                .as("%s without %s", puzzle.board().name(), sign)
                .isFalse();
          }
        }
        met++;
      }
    }
    assertThat(met).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static boolean isAsked(Puzzle puzzle, StrategySet strategies) {
    return new SolutionCounter(puzzle.board()).count(puzzle, 2) == 1
        && new Verification(new Request(puzzle.mask(), strategies)).fault(puzzle).isEmpty();
  }

  private static SignsOfGrids source(
      Board board, Shape shape, int most, StrategySet strategies, Random random) {
    return new SignsOfGrids(
        board,
        new Shapes(Map.of(shape, new Range(1, most)), Optional.empty()),
        mask -> new Request(mask, strategies),
        random);
  }

  @Test
  void thereAreNoMoreThanAskedFor() {
    Random random = Tries.random(2);
    SignsOfGrids source = source(Boards.FOUR, Shape.SIGNS, 6, StrategySet.any(), random);
    for (int i = 0; i < Tries.of(20); i++) {
      source
          .next(CellSet.of(0, 5), Stop.NEVER)
          .ifPresent(puzzle -> assertThat(puzzle.board().drawn()).hasSizeLessThanOrEqualTo(6));
    }
  }

  /** Where all are given, each pair of cells without a dot says something, too. */
  @Test
  void whereAllDotsAreGivenAllStay() {
    Board board = Boards.read("6x6+alldots");
    SignsOfGrids source = source(board, Shape.DOTS, 99, StrategySet.any(), Tries.random(3));
    Optional<Puzzle> puzzle = Optional.empty();
    for (int i = 0; i < 50 && puzzle.isEmpty(); i++) {
      puzzle = source.next(CellSet.empty(), Stop.NEVER);
    }
    Puzzle made = puzzle.orElseThrow();
    Puzzle solution = new SolutionCounter(made.board()).solutions(made, 2).get(0);
    long dots =
        IntStream.range(0, board.cells())
            .flatMap(
                cell ->
                    board
                        .neighbours(cell)
                        .filter(beside -> beside > cell)
                        .filter(beside -> isDotted(solution.digit(cell), solution.digit(beside))))
            .count();

    assertThat(made.board().drawn()).hasSize((int) dots);
  }

  private static boolean isDotted(int one, int other) {
    return Math.abs(one - other) == 1 || one == 2 * other || other == 2 * one;
  }

  @Test
  void whatIsStoppedIsNone() {
    assertThat(
            source(Boards.NINE, Shape.DOTS, 99, StrategySet.any(), new Random(4))
                .next(CellSet.empty(), () -> true))
        .isEmpty();
  }
}
