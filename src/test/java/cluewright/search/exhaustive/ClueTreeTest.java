package cluewright.search.exhaustive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import cluewright.Thorough;
import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ClueTreeTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  private static Mask mask(Board board, String rows) {
    String cells = rows.replace(" ", "");
    return new Mask(board, CellSet.where(board.cells(), cell -> cells.charAt(cell) == 'x'));
  }

  private static List<int[]> symmetries(Mask mask) {
    return MaskSymmetries.of(mask, 10_000, Stop.NEVER);
  }

  /** Every full branch that is not cut, as its digits cell by cell. */
  private static List<List<Integer>> leaves(TreePlan plan) {
    List<List<Integer>> leaves = new ArrayList<>();
    descend(new ClueTree(plan), plan, new ArrayList<>(), leaves);
    return leaves;
  }

  private static void descend(
      ClueTree tree, TreePlan plan, List<Integer> digits, List<List<Integer>> leaves) {
    int filled = digits.size();
    if (filled == plan.order().length) {
      leaves.add(byCell(plan, digits));
      return;
    }
    for (int digit : plan.mask().board().digitRange().toArray()) {
      if ((tree.choices(filled) >>> (digit - 1) & 1) != 0 && tree.fill(filled, digit)) {
        digits.add(digit);
        descend(tree, plan, digits, leaves);
        digits.remove(filled);
      }
    }
  }

  private static List<Integer> byCell(TreePlan plan, List<Integer> digits) {
    Integer[] cells = new Integer[plan.mask().board().cells()];
    Arrays.fill(cells, 0);
    for (int i = 0; i < digits.size(); i++) {
      cells[plan.order()[i]] = digits.get(i);
    }
    return List.of(cells);
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, x..x .... ..x. .x..",
    "4x4, x..x .xx. .xx. x..x",
    "6x6, x....x ...x.. .....x ...x.. .....x ...xx.",
    "6x6, xx..xx x....x ...... ...... x....x xx..xx",
  })
  void theWalkMeetsExactlyTheFullBranchesThatTheCutsComplete(String board, String rows) {
    Mask mask = mask(Boards.named(board).orElseThrow(), rows);
    TreePlan plan = TreePlan.upToSymmetry(mask, NHL, new Random(7), Stop.NEVER);
    Closure closure = Closures.of(mask.board(), NHL);
    List<List<Integer>> met = new ArrayList<>();
    ClueTree tree = new ClueTree(plan);
    while (!tree.isDone()) {
      if (tree.next() && tree.depth() == plan.order().length) {
        assertThat(tree.isSolvable()).isTrue();
        met.add(byCell(mask.board(), tree.puzzle()));
      }
    }

    assertThat(met)
        .containsExactlyInAnyOrderElementsOf(
            leaves(plan).stream().filter(leaf -> completes(closure, leaf)).toList());
  }

  private static List<Integer> byCell(Board board, Puzzle puzzle) {
    return IntStream.range(0, board.cells()).mapToObj(puzzle::digit).toList();
  }

  private static boolean completes(Closure closure, List<Integer> digits) {
    closure.reset();
    for (int cell = 0; cell < digits.size(); cell++) {
      if (digits.get(cell) != 0) {
        closure.place(cell, digits.get(cell));
      }
    }
    return closure.close() && closure.isComplete();
  }

  /** Digits renamed in the order of the cells. */
  private static List<Integer> renamed(List<Integer> digits) {
    List<Integer> seen = new ArrayList<>(List.of(0));
    digits.stream().filter(digit -> !seen.contains(digit)).forEach(seen::add);
    return digits.stream().map(seen::indexOf).toList();
  }

  private static Set<List<Integer>> images(List<Integer> digits, List<int[]> symmetries) {
    Set<List<Integer>> images = new HashSet<>();
    for (int[] to : symmetries) {
      Integer[] image = new Integer[digits.size()];
      for (int cell = 0; cell < image.length; cell++) {
        image[to[cell]] = digits.get(cell);
      }
      images.add(renamed(List.of(image)));
    }
    return images;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void ofAllFillingsThatAreImagesOfEachOtherExactlyOneIsMet(int seed) {
    Random random = new Random(seed);
    List<String> masks =
        List.of(
            "x..x .xx. .xx. x..x",
            "xx.. xx.. ..xx ..xx",
            "x.x. .x.x x.x. .x.x",
            "xxxx .... ..xx xx..");
    for (String rows : masks) {
      Mask mask = mask(Boards.FOUR, rows);
      List<int[]> symmetries = symmetries(mask);
      Set<Set<List<Integer>>> classes =
          leaves(TreePlan.around(Puzzle.empty(mask.board()), mask, NHL, random)).stream()
              .map(digits -> images(digits, symmetries))
              .collect(Collectors.toSet());

      List<List<Integer>> met = leaves(TreePlan.upToSymmetry(mask, NHL, random, Stop.NEVER));

      assertThat(symmetries).hasSizeGreaterThan(1);
      assertThat(met.stream().map(digits -> images(digits, symmetries)))
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(classes);
    }
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({
    "6x6, x....x ...x.. .....x ...x.. .....x ...xx.",
    "6x6, xx..xx x....x ...... ...... x....x xx..xx",
    "4x4, x..x .xx. .xx. x..x",
  })
  void theEstimatedSizeIsThatOfTheTree(String board, String rows) {
    Mask mask = mask(Boards.named(board).orElseThrow(), rows);
    TreePlan plan = TreePlan.upToSymmetry(mask, NHL, new Random(5), Stop.NEVER);
    ClueTree tree = new ClueTree(plan);
    while (!tree.isDone()) {
      tree.next();
    }

    double estimate = TreeSize.of(plan, 20_000, new Random(6), Stop.NEVER).tried();

    assertThat(estimate).isCloseTo((double) tree.tried(), withinPercentage(10));
  }
}
