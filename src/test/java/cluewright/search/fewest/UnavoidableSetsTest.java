package cluewright.search.fewest;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class UnavoidableSetsTest {
  private static final Puzzle NINE =
      Grids.puzzle(
          Boards.NINE,
          "417369825632158947958724316825437169791586432346912758289643571573291684164875293");

  @ParameterizedTest
  @ValueSource(strings = {"1234341221434321", "1234341223414123"})
  void on4x4TheyAreTheSmallestDifferencesToAllOtherGrids(String line) {
    Puzzle grid = Grids.puzzle(Boards.FOUR, line);
    List<CellSet> differences =
        new SolutionCounter(Boards.FOUR)
            .solutions(Puzzle.empty(Boards.FOUR), 288).stream()
                .filter(other -> !other.equals(grid))
                .map(other -> UnavoidableSets.difference(grid, other))
                .filter(each -> each.size() <= UnavoidableSets.MOST_CELLS)
                .distinct()
                .toList();
    List<CellSet> minimal =
        differences.stream()
            .filter(
                each -> differences.stream().noneMatch(o -> !o.equals(each) && each.containsAll(o)))
            .toList();

    assertThat(UnavoidableSets.of(grid, () -> false)).containsExactlyInAnyOrderElementsOf(minimal);
  }

  @Test
  void on9x9EachCanBeFilledOtherwiseAndNoPartOfItCan() {
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    List<CellSet> sets = UnavoidableSets.of(NINE, () -> false);

    assertThat(sets).hasSizeGreaterThan(200);
    for (CellSet set : sets) {
      CellSet rest = CellSet.where(81, cell -> !set.contains(cell));
      Mask mask = new Mask(Boards.NINE, rest);
      assertThat(counter.count(NINE.restrictedTo(mask), 2)).isEqualTo(2);
      assertThat(set.stream())
          .allMatch(cell -> counter.count(NINE.restrictedTo(mask.with(CellSet.of(cell))), 2) == 1);
    }
  }

  /** Differences of the solutions that two and three digits leave, which another program finds. */
  @Test
  void noSmallSetOfThreeDigitsIsMissed() {
    List<CellSet> sets = UnavoidableSets.of(NINE, () -> false);
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    int met = 0;
    for (int a = 1; a <= 9; a++) {
      for (int b = a + 1; b <= 9; b++) {
        for (int c = b + 1; c <= 9; c++) {
          List<Integer> open = List.of(a, b, c);
          CellSet rest = CellSet.where(81, cell -> !open.contains(NINE.digit(cell)));
          for (Puzzle other :
              counter.solutions(NINE.restrictedTo(new Mask(Boards.NINE, rest)), 1000)) {
            CellSet difference = UnavoidableSets.difference(NINE, other);
            if (!difference.isEmpty() && difference.size() <= UnavoidableSets.MOST_CELLS) {
              met++;
              assertThat(sets).anyMatch(difference::containsAll);
            }
          }
        }
      }
    }
    assertThat(met).isGreaterThan(50);
  }
}
