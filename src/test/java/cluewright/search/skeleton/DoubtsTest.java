package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** On 4x4, against all its grids. */
final class DoubtsTest {
  private static final double ALL = Double.POSITIVE_INFINITY;
  private static final List<int[]> GRIDS =
      new SolutionCounter(Boards.FOUR)
          .solutions(Puzzle.empty(Boards.FOUR), 1000).stream()
              .map(grid -> IntStream.range(0, 16).map(grid::digit).toArray())
              .toList();

  /** Cages of two cells, side by side or one above the other, and a clue. */
  private static Skeleton skeleton(Random random) {
    List<Rule> cages = new ArrayList<>();
    for (int row : random.ints(3, 0, 3).toArray()) {
      int cell = 4 * row + random.nextInt(3);
      List<Integer> cells = List.of(cell, random.nextBoolean() ? cell + 1 : cell + 4);
      if (cages.stream().noneMatch(cage -> cage.cells().stream().anyMatch(cells::contains))) {
        cages.add(new Rule(Kinds.CAGE, cells, Rule.OPEN));
      }
    }
    return Boards.withRules(Boards.FOUR, cages).skeleton();
  }

  @Test
  void whatCanBeExchangedGivesAnotherGridWithTheSameCluesAndValues() {
    Random random = Tries.random(0);
    int seen = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      Skeleton skeleton = skeleton(random);
      CellSet clues = CellSet.of(random.nextInt(16));
      ReadValues values = new ReadValues(skeleton);
      int[] grid = GRIDS.get(random.nextInt(GRIDS.size()));
      Board ground = skeleton.drawn().weakest();

      List<int[]> parts = new Doubts(ground, clues, values, GRIDS).of(grid, ALL).parts();

      for (int[] part : parts) {
        assertThat(GRIDS)
            .as("%s %s", skeleton.drawn(), Arrays.toString(part))
            .anyMatch(
                other ->
                    Arrays.equals(differing(grid, other), Arrays.stream(part).sorted().toArray())
                        && clues.stream().allMatch(cell -> grid[cell] == other[cell])
                        && haveSameValues(values, grid, other));
        seen++;
      }
    }
    assertThat(seen).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @Test
  void aPartThatAnotherSolutionChangedIsDoubtfulUntilItChanges() {
    Skeleton skeleton = Boards.withRules(Boards.FOUR, List.of()).skeleton();
    CellSet clues = CellSet.where(16, cell -> cell < 13);
    Doubts doubts = new Doubts(Boards.FOUR, clues, new ReadValues(skeleton), GRIDS);
    int[] grid = GRIDS.get(0);
    int[] other =
        GRIDS.stream().filter(each -> differing(grid, each).length == 4).findFirst().get();
    double before = doubts.of(grid, ALL).sum();

    int[] part = doubts.learn(grid, other);

    assertThat(part).isEqualTo(differing(grid, other));
    assertThat(doubts.of(grid, ALL).sum()).isEqualTo(before + 1);
    assertThat(doubts.of(grid, ALL).parts()).contains(part);
    assertThat(doubts.of(other, ALL).parts()).doesNotContain(part);
  }

  @Test
  void rareValuesLeaveFewerDoubts() {
    Skeleton skeleton =
        Boards.withRules(Boards.FOUR, List.of(new Rule(Kinds.CAGE, List.of(0, 1), Rule.OPEN)))
            .skeleton();
    CellSet all = CellSet.where(16, cell -> true);
    Doubts doubts = new Doubts(Boards.FOUR, all, new ReadValues(skeleton), GRIDS);

    assertThat(doubts.of(withSum(3), ALL).sum()).isLessThan(doubts.of(withSum(5), ALL).sum());
  }

  /** A grid whose first two cells have a sum: 3 is 1 and 2, but 5 is 1 and 4 or 2 and 3. */
  private static int[] withSum(int sum) {
    return GRIDS.stream().filter(grid -> grid[0] + grid[1] == sum).findFirst().orElseThrow();
  }

  private static int[] differing(int[] grid, int[] other) {
    return IntStream.range(0, grid.length).filter(cell -> grid[cell] != other[cell]).toArray();
  }

  private static boolean haveSameValues(ReadValues values, int[] grid, int[] other) {
    return IntStream.range(0, values.rules())
        .allMatch(rule -> Arrays.equals(values.in(grid, rule), values.in(other, rule)));
  }
}
