package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cells of a rule read as a whole: what is taken away is in no grid, and what is left fits. */
final class JointWordsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+renban=r1c1r2c2r3c3",
        "4x4+arrow1=r1c1r2c2r3c2r3c3",
        "4x4+whispers2=r1c1r1c2r2c3r2c4",
        "4x4+thermometer=r1c1r2c2r3c3",
        "4x4+regionsum=r1c2r2c1r2c3",
        "4x4+lunchbox3=r1c1r1c2r1c3r1c4",
        "4x4+sandwich3=r1c1r1c2r1c3r1c4+odd=r1c1",
        "4x4+opencage7=r1c1r2c2r3c3+region=r1c1r2c2r3c3",
        "4x4+allpairs(abs(a-b)!=1)=r1c1r2c3r4c4+falling",
        "4x4+counting=r1c1r1c2r2c3r3c3r4c4"
      })
  void narrowingKeepsAllGridsAndWhatIsLeftIsGoodForTheCells(String name) {
    Board board = Boards.named(name).orElseThrow();
    List<Puzzle> grids = new SolutionCounter(board).solutions(Puzzle.empty(board), 300);
    assertThat(grids).isNotEmpty();
    List<WordBond> bonds =
        JointWords.of(board, Stop.NEVER).stream()
            .map(word -> new WordBond(word.cells(), word.automaton()))
            .toList();
    assertThat(bonds).isNotEmpty();
    Random random = Tries.random(name.hashCode());
    for (int i = 0; i < Tries.of(200); i++) {
      for (Bond bond : bonds) {
        int[] left = new int[bond.cells().length];
        for (int at = 0; at < left.length; at++) {
          left[at] = 1 + random.nextInt(15);
        }
        int[] narrowed = left.clone();
        boolean isPossible = bond.narrow(narrowed);

        for (Puzzle grid : grids) {
          if (isIn(grid, bond.cells(), left)) {
            assertThat(isPossible && isIn(grid, bond.cells(), narrowed)).as("%s", grid).isTrue();
          }
        }
        for (int at = 0; at < left.length && isPossible; at++) {
          assertThat(narrowed[at] & ~left[at]).isZero();
          assertThat(narrowed[at]).isNotZero();
        }
      }
    }
  }

  /** Cages with the sums of a grid: what follows for other cells is true of that grid. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void whatFollowsFromHousesAndSumsIsTrueOfTheGrid(int size) {
    Board plain = Boards.named(size + "x" + size).orElseThrow();
    Random random = Tries.random(size);
    int followed = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      Puzzle grid = grid(plain, random);
      List<Rule> cages = new ArrayList<>();
      CellSet taken = CellSet.empty();
      for (int cage = 0; cage < plain.cells() / 2; cage++) {
        List<Integer> cells = cage(plain, random);
        int sum = cells.stream().mapToInt(grid::digit).sum();
        boolean isFree = !taken.intersects(CellSet.of(cells));
        if (isFree && cells.stream().map(grid::digit).distinct().count() == cells.size()) {
          taken = taken.union(CellSet.of(cells));
          cages.add(new Rule(Kinds.CAGE, cells, sum));
        }
      }
      Map<List<Integer>, Integer> sums = HouseSums.of(Boards.withRules(plain, cages));
      followed += sums.size();
      sums.forEach(
          (cells, total) ->
              assertThat(cells.stream().mapToInt(grid::digit).sum())
                  .as("%s in %s of %s", cells, grid.line(), cages)
                  .isEqualTo(total));
    }
    assertThat(followed).isPositive();
  }

  /** A grid with its first row by lot. */
  private static Puzzle grid(Board board, Random random) {
    List<Integer> row = new ArrayList<>(board.digitRange().boxed().toList());
    Collections.shuffle(row, random);
    int[] first = new int[board.cells()];
    IntStream.range(0, row.size()).forEach(column -> first[column] = row.get(column));
    List<Puzzle> grids =
        new SolutionCounter(board).solutions(new Puzzle(board, first), 1 + random.nextInt(12));
    return grids.get(grids.size() - 1);
  }

  private static List<Integer> cage(Board board, Random random) {
    int cell = random.nextInt(board.cells());
    List<Integer> beside =
        IntStream.range(0, board.cells())
            .filter(other -> board.areNeighbours(cell, other))
            .boxed()
            .toList();
    return List.of(cell, beside.get(random.nextInt(beside.size())));
  }

  private static boolean isIn(Puzzle grid, int[] cells, int[] left) {
    for (int at = 0; at < cells.length; at++) {
      if ((left[at] >> (grid.digit(cells[at]) - 1) & 1) == 0) {
        return false;
      }
    }
    return true;
  }
}
