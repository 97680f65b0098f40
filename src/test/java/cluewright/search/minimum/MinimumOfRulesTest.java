package cluewright.search.minimum;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Lists;
import cluewright.search.Proof;
import cluewright.search.SmallBoard;
import cluewright.search.Watch;
import cluewright.search.minimum.MinimumReport.Verdict;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The fewest clues of boards whose rules say much, down to none. */
final class MinimumOfRulesTest {
  private static final String SOLVED = "4x4+cage7=r3c4r4c4+cage9=r3c2r2c2r3c3+cage4=r2c3";

  private static List<CellSet> singles(Board board) {
    return Symmetry.NONE.orbits(board);
  }

  private static MinimumReport find(
      Board board, String set, List<CellSet> units, MinimumMethod method) {
    return new Minimum()
        .find(
            new MinimumRequest(
                board,
                StrategySet.parse(set),
                units,
                Duration.ofMinutes(1),
                1,
                method,
                Lists.IGNORED),
            Watch.idle());
  }

  @Test
  void whereTheRulesTellEveryDigitItIsNone() {
    Board board = Boards.named(SOLVED).orElseThrow();

    MinimumReport report = find(board, "any", singles(board), MinimumMethod.AUTO);

    assertThat(report.verdict()).isEqualTo(Verdict.PROVEN);
    assertThat(report.lower().clues()).isZero();
    assertThat(report.best().orElseThrow().puzzle().mask().clues()).isEqualTo(CellSet.empty());
  }

  /** One sum a cell: on 9x9, which is too large to try every grid. */
  @Test
  void alsoOnABoardWhereNotEveryGridIsTried() {
    StringBuilder name = new StringBuilder("9x9");
    for (int cell = 0; cell < 72; cell++) {
      int row = cell / 9;
      int digit = 1 + (row * 3 + row / 3 + cell % 9) % 9;
      name.append("+cage%d=r%dc%d".formatted(digit, row + 1, cell % 9 + 1));
    }
    Board board = Boards.named(name.toString()).orElseThrow();

    MinimumReport report = find(board, "any", singles(board), MinimumMethod.AUTO);

    assertThat(report.verdict()).isEqualTo(Verdict.PROVEN);
    assertThat(report.lower().clues()).isZero();
  }

  @Test
  void aBoardThatNoGridSatisfiesIsImpossible() {
    Board small = SmallBoard.contradictory().board();
    Board large = Boards.named("9x9+cage1=r1c1+cage1=r1c2").orElseThrow();

    for (Board board : List.of(small, large)) {
      for (String set : List.of("any", "NHL", "L")) {
        MinimumReport report = find(board, set, singles(board), MinimumMethod.AUTO);

        assertThat(report.verdict()).isEqualTo(Verdict.IMPOSSIBLE);
        assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.EXHAUSTED);
        assertThat(report.lower().proof().scope()).isEqualTo(Proof.Scope.ALL);
        assertThat(report.lower().proof().sentence().toString())
            .isEqualTo("no grid of digits satisfies the rules of this board.");
      }
    }
  }

  /**
   * Where no cell may have a clue, too; a killer is not impossible as long as one may draw more.
   */
  @Test
  void aBoardWithSeveralSolutionsAndNoCellsForCluesIsCalledSo() {
    for (String name :
        List.of(
            "4x4+cage3=r1c1r1c2", "4x4+less=r1c1r1c2+less=r3c1r3c2+less=r1c1r2c1+less=r3c3r4c3")) {
      Board board = Boards.named(name).orElseThrow();
      for (String set : List.of("any", "NHL")) {
        MinimumReport report = find(board, set, List.of(), MinimumMethod.AUTO);
        assertThat(report.verdict()).isEqualTo(Verdict.SEVERAL);
        assertThat(report.lower().proof().claim()).hasToString("Several solutions");
      }
    }
  }

  @Test
  void aStoppedSearchKnowsThatTheRulesAloneAreNotEnough() {
    Board board = Boards.named("9x9+less=r1c1r1c2").orElseThrow();
    Watch[] watch = new Watch[1];
    watch[0] = new Watch(progress -> watch[0].stop());
    MinimumRequest request =
        new MinimumRequest(
            board, StrategySet.parse("NHL"), singles(board), Duration.ofMinutes(1), 1);

    MinimumReport report = new Minimum().find(request, watch[0]);

    assertThat(report.lower().clues()).isEqualTo(1);
    assertThat(report.lower().proof().sentence().toString())
        .isEqualTo("without clues, the board has several solutions.");
  }

  @ParameterizedTest
  @CsvSource({"any, NONE", "NHL, NONE", "N, HALF_TURN", "NHLC, NONE", "any, DIAGONAL"})
  void itAgreesWithBruteForce(String set, Symmetry symmetry) {
    StrategySet strategies = StrategySet.parse(set);
    Random random = Tries.random(41);
    int none = 0;
    for (int i = 0; i < Tries.of(6); i++) {
      SmallBoard small = SmallBoard.ofFewGrids(i % 2 == 0 ? 1 : 12, random);
      MinimumReport report =
          find(small.board(), set, symmetry.orbits(small.board()), MinimumMethod.AUTO);

      int fewest = fewest(small, symmetry, strategies);
      assertThat(report.verdict()).as("%s", small).isEqualTo(Verdict.PROVEN);
      assertThat(report.lower().clues()).as("%s", small).isEqualTo(fewest);
      Mask found = report.best().orElseThrow().puzzle().mask();
      assertThat(found.size()).as("%s", small).isEqualTo(fewest);
      assertThat(small.isPossible(found, strategies)).as("%s: %s", small, found).isTrue();
      none += fewest == 0 ? 1 : 0;
    }
    if (strategies.isAny()) {
      assertThat(none).isGreaterThanOrEqualTo(Tries.showing(3));
    }
  }

  /** The fewest cells of units, and not the fewest units. */
  private static int fewest(SmallBoard small, Symmetry symmetry, StrategySet strategies) {
    List<CellSet> units = symmetry.orbits(small.board());
    List<Mask> masks = new ArrayList<>();
    IntStream.range(0, 1 << units.size())
        .mapToObj(chosen -> mask(small.board(), units, chosen))
        .sorted((a, b) -> Integer.compare(a.size(), b.size()))
        .forEach(masks::add);
    return masks.stream()
        .filter(mask -> small.isPossible(mask, strategies))
        .findFirst()
        .orElseThrow()
        .size();
  }

  private static Mask mask(Board board, List<CellSet> units, int chosen) {
    CellSet cells = CellSet.empty();
    for (int unit = 0; unit < units.size(); unit++) {
      cells = (chosen >>> unit & 1) != 0 ? cells.union(units.get(unit)) : cells;
    }
    return new Mask(board, cells);
  }
}
