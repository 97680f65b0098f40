package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Against all 288 grids of 4x4, in groups of the same clues and values. */
final class ValueWalkTest {
  private static final Board FOUR = Boards.FOUR;
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(FOUR).solutions(Puzzle.empty(FOUR), 1000);
  private static final int MOVES = 2_000;
  private static final int MOVES_IN_VAIN = 100;

  @Test
  void itFindsAPuzzleJustWhereSomeValuesHaveOneGrid() {
    Random random = Tries.random(0);
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      List<List<Integer>> cages = cages(random);
      CellSet clues = CellSet.of(random.ints(random.nextInt(3), 0, FOUR.cells()).distinct());
      Skeleton skeleton =
          Boards.withRules(
                  FOUR,
                  cages.stream().map(cells -> new Rule(Kinds.CAGE, cells, Rule.OPEN)).toList())
              .skeleton();
      List<Puzzle> grids =
          GRIDS.stream()
              .filter(grid -> cages.stream().allMatch(cage -> differ(grid, cage)))
              .toList();
      boolean isPossible = hasOneOfAKind(grids, grid -> read(grid, cages, clues));
      if (grids.isEmpty()) {
        continue;
      }
      Optional<Puzzle> found = walked(skeleton, clues, i, isPossible ? MOVES : MOVES_IN_VAIN);
      assertThat(found.isPresent()).as("%s %s", cages, clues).isEqualTo(isPossible);
      found.ifPresent(puzzle -> assertThat(fits(puzzle, grids)).isEqualTo(1));
      possible += isPossible ? 1 : 0;
      impossible += isPossible ? 0 : 1;
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(1));
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** A thermometer is a rule whose value is known, and has other digits in other grids. */
  @Test
  void cellsOfOtherRulesHaveOtherDigitsInOtherPuzzles() {
    Skeleton skeleton =
        Boards.read("6x6+thermometer=r1c1r1c2+cage?=r3c1r3c2r3c3+cage?=r4c4r4c5r4c6").skeleton();
    CellSet clues = CellSet.of(IntStream.range(0, 36).filter(cell -> (cell / 6 + cell) % 3 == 0));

    Set<Integer> bulbs = new HashSet<>();
    for (long seed = 0; seed < 10; seed++) {
      walked(skeleton, clues, seed, MOVES).ifPresent(puzzle -> bulbs.add(puzzle.digit(0)));
    }
    assertThat(bulbs).hasSizeGreaterThan(1);
  }

  @Test
  void aBoardWithoutAGridHasNoWalk() {
    Skeleton skeleton =
        Boards.read("4x4+less=r1c1r1c2+less=r1c2r1c3+less=r1c3r1c4+less=r1c4r1c1+cage?=r3c1r4c1")
            .skeleton();

    assertThatThrownBy(() -> walked(skeleton, CellSet.empty(), 1, 1))
        .isInstanceOf(ValueWalk.NoGridException.class);
  }

  private static Optional<Puzzle> walked(Skeleton skeleton, CellSet clues, long seed, int moves) {
    ValueWalk walk =
        new ValueWalk(
            skeleton, skeleton.drawn().weakest(), clues, StrategySet.any(), seed, Stop.NEVER);
    Optional<Puzzle> found = Optional.empty();
    for (int move = 0; found.isEmpty() && move < moves; move++) {
      found = walk.move();
    }
    return found;
  }

  /** Pieces of a random snake of cells, so that they touch. */
  private static List<List<Integer>> cages(Random random) {
    List<Integer> snake = new ArrayList<>();
    for (int row = 0; row < FOUR.rows(); row++) {
      int at = row;
      List<Integer> cells =
          new ArrayList<>(
              IntStream.range(0, FOUR.columns()).mapToObj(c -> FOUR.cell(at, c)).toList());
      if (row % 2 == 1) {
        Collections.reverse(cells);
      }
      snake.addAll(cells);
    }
    List<List<Integer>> cages = new ArrayList<>();
    for (int from = 0; from < snake.size(); ) {
      int to = Math.min(snake.size(), from + 1 + random.nextInt(4));
      cages.add(snake.subList(from, to));
      from = to;
    }
    return cages;
  }

  private static boolean differ(Puzzle grid, List<Integer> cage) {
    return cage.stream().map(grid::digit).distinct().count() == cage.size();
  }

  private static List<Integer> read(Puzzle grid, List<List<Integer>> cages, CellSet clues) {
    List<Integer> values =
        new ArrayList<>(
            cages.stream().map(cage -> cage.stream().mapToInt(grid::digit).sum()).toList());
    clues.stream().forEach(cell -> values.add(grid.digit(cell)));
    return values;
  }

  private static boolean hasOneOfAKind(List<Puzzle> grids, Function<Puzzle, List<Integer>> read) {
    Map<List<Integer>, Long> groups =
        grids.stream().collect(Collectors.groupingBy(read, Collectors.counting()));
    return groups.containsValue(1L);
  }

  /** The grids that have the clues of a puzzle and the sums of its cages. */
  private static long fits(Puzzle puzzle, List<Puzzle> grids) {
    Map<List<Integer>, Integer> sums =
        puzzle.board().rules(Kinds.CAGE).stream()
            .collect(Collectors.toMap(Rule::cells, Rule::value));
    return grids.stream()
        .filter(
            grid -> puzzle.mask().clues().stream().allMatch(c -> puzzle.digit(c) == grid.digit(c)))
        .filter(
            grid ->
                sums.entrySet().stream()
                    .allMatch(
                        sum -> sum.getKey().stream().mapToInt(grid::digit).sum() == sum.getValue()))
        .count();
  }
}
