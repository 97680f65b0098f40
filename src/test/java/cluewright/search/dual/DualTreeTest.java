package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.Masks;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Along a solution, what is cut has a second one, and the way to an only solution is never cut. */
final class DualTreeTest {
  private static final int MOST_FILLED = 3000;

  private final SolutionCounter counter = new SolutionCounter(Boards.NINE);

  private static Puzzle puzzle(String line) {
    return new Puzzle(Boards.NINE, line.chars().limit(81).map(c -> Math.max(0, c - '0')).toArray());
  }

  /** The number of cells that can be filled as in the solution before the tree cuts. */
  private static int follow(int[] order, Puzzle solution) {
    DualTree tree = new DualTree(Boards.NINE, order);
    int[] names = new int[10];
    int next = 1;
    for (int depth = 0; depth < order.length; depth++) {
      int digit = solution.digit(order[depth]);
      names[digit] = names[digit] == 0 ? next++ : names[digit];
      boolean isOffered = (tree.choices() >>> (names[digit] - 1) & 1) != 0;
      if (!isOffered || !tree.fill(names[digit])) {
        return depth;
      }
    }
    return order.length;
  }

  private static int[] shuffled(Mask mask, Random random) {
    List<Integer> cells = new ArrayList<>(mask.open().stream().boxed().toList());
    Collections.shuffle(cells, random);
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  /** A random solution grid, and clues of it that leave one solution. */
  private Puzzle dug(Random random) {
    List<Integer> digits = new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
    Collections.shuffle(digits, random);
    int[] start = new int[81];
    for (int i = 0; i < 9; i++) {
      start[i * 9 + (i * 3 + i / 3) % 9] = digits.get(i);
    }
    Puzzle puzzle =
        counter.solutions(new Puzzle(Boards.NINE, start), 1 + random.nextInt(50)).get(0);
    for (int cell : shuffled(Mask.empty(Boards.NINE), random)) {
      if (counter.isRedundant(puzzle, cell)) {
        puzzle = puzzle.restrictedTo(puzzle.mask().without(CellSet.of(cell)));
      }
    }
    return puzzle;
  }

  @Test
  void theWayToTheOnlySolutionIsNeverCutInAnyOrder() {
    Random random = Tries.random(83);
    for (int i = 0; i < Tries.of(100); i++) {
      Puzzle puzzle = dug(random);
      Puzzle solution = counter.solutions(puzzle, 2).get(0);
      int[] drawn = new DrawnOrder(puzzle.mask()).draw(random);
      for (int[] order : List.of(drawn, shuffled(puzzle.mask(), random))) {
        assertThat(follow(order, solution)).as(puzzle.line()).isEqualTo(order.length);
      }
    }
  }

  @InTurn
  @Test
  void theWayToTheSolutionOfAPublishedPuzzleIsNeverCut() throws IOException {
    List<String> lines = Masks.data("17puz49158.txt");
    assumeThat(lines).isNotEmpty();
    Random random = Tries.random(84);
    for (int i = 0; i < Tries.of(500); i++) {
      Puzzle puzzle = puzzle(lines.get(random.nextInt(lines.size())));
      Puzzle solution = counter.solutions(puzzle, 2).get(0);
      int[] order = new DrawnOrder(puzzle.mask()).draw(random);

      assertThat(follow(order, solution)).as(puzzle.line()).isEqualTo(order.length);
    }
  }

  /** Minimal puzzles less one clue: wherever the way is cut, the residual has a second solution. */
  @Test
  void whereTheWayIsCutTheCellsHaveASecondFilling() {
    Random random = Tries.random(85);
    int cuts = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      Puzzle puzzle = dug(random);
      Puzzle solution = counter.solutions(puzzle, 2).get(0);
      int[] clues = puzzle.mask().clues().toArray();
      CellSet lost = CellSet.of(clues[random.nextInt(clues.length)]);
      Mask mask = puzzle.mask().without(lost);
      int[] order = new DrawnOrder(mask).draw(random);
      int length = follow(order, solution);
      if (length < order.length) {
        cuts++;
        CellSet chosen = CellSet.of(Arrays.copyOf(order, length + 1));
        Mask rest = Mask.empty(Boards.NINE).with(chosen);
        Puzzle residual = solution.restrictedTo(new Mask(Boards.NINE, rest.open()));
        assertThat(counter.count(residual, 2)).as(residual.line()).isEqualTo(2);
      }
    }
    assertThat(cuts).isGreaterThanOrEqualTo(Tries.showing(50));
  }

  /** The first branches that are filled to the end, as digits in the order of the tree. */
  private static List<String> filled(Board board, int[] order, int learnFrom) {
    DualTree tree = new DualTree(board, order);
    tree.learnFrom(learnFrom);
    List<String> filled = new ArrayList<>();
    while (!tree.isDone() && filled.size() < MOST_FILLED) {
      if (tree.next() && tree.isFilled()) {
        filled.add(Arrays.toString(Arrays.stream(order).map(tree::digit).toArray()));
      }
    }
    return filled;
  }

  @Test
  void whatIsLearnedCutsNoBranchThatCanBeFilled() {
    Random random = Tries.random(86);
    int many = 0;
    for (int i = 0; i < Tries.of(200); i++) {
      Mask mask = Masks.random(Boards.SIX, 16 + random.nextInt(9), random);
      int[] order =
          random.nextBoolean() ? new DrawnOrder(mask).draw(random) : shuffled(mask, random);
      List<String> all = filled(Boards.SIX, order, order.length);
      assertThat(filled(Boards.SIX, order, random.nextInt(6))).as(mask.line()).isEqualTo(all);
      many += all.size() > 1 ? 1 : 0;
    }
    assertThat(many).isGreaterThanOrEqualTo(Tries.showing(20));
  }

  /** The solution's digits in a certain order, named by when they come first. */
  private static int[] named(int[] order, Puzzle solution) {
    int[] names = new int[solution.board().digits() + 1];
    int next = 1;
    int[] named = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      int digit = solution.digit(order[i]);
      names[digit] = names[digit] == 0 ? next++ : names[digit];
      named[i] = names[digit];
    }
    return named;
  }

  /** Below so many cells of a puzzle's solution, a walk that learns meets that solution. */
  @Test
  void aWalkThatLearnsMeetsTheSolution() {
    Random random = Tries.random(87);
    int met = 0;
    long nodes = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      Puzzle puzzle = dug(random);
      int[] order = new DrawnOrder(puzzle.mask()).draw(random);
      int[] wanted = named(order, counter.solutions(puzzle, 2).get(0));
      int depth = 2 * order.length / 3 + random.nextInt(order.length / 4);
      DualTree tree = new DualTree(Boards.NINE, order);
      for (int place = 0; place < depth; place++) {
        assertThat(tree.fill(wanted[place])).as(puzzle.line()).isTrue();
      }
      tree.learnFrom(depth);
      boolean isMet = tree.isFilled();
      while (tree.depth() >= depth && !isMet && tree.nodes() < 10_000) {
        isMet =
            tree.next()
                && tree.isFilled()
                && Arrays.equals(wanted, Arrays.stream(order).map(tree::digit).toArray());
      }
      boolean isCutShort = tree.depth() >= depth;
      assertThat(isMet || isCutShort).as(puzzle.line() + " below " + depth).isTrue();
      met += isMet ? 1 : 0;
      nodes += isMet ? tree.nodes() : 0;
    }
    assertThat(met).isGreaterThanOrEqualTo(Tries.showing(25));
    assertThat(nodes).isGreaterThanOrEqualTo(Tries.showing(3_000));
  }
}
