package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the walk learns cuts branches, but none of the fillings that a walk without it meets. */
final class OpenCellsWalkTest {

  /** The fillings that a walk meets, with the branches that it took as the last. */
  private record Met(Set<String> fillings, long branches) {}

  private static Met walk(PlainBoard board, List<Integer> order, List<int[]> moves, int depth)
      throws ProofException {
    Set<String> met = new TreeSet<>();
    long[] branches = new long[1];
    OpenCellsWalk walk =
        new OpenCellsWalk(
            board,
            order,
            moves,
            new OpenCellsWalk.Visitor() {
              @Override
              public void branch() {
                branches[0]++;
              }

              @Override
              public void filled(ChosenCells chosen) {
                StringBuilder text = new StringBuilder();
                order.forEach(cell -> text.append(board.symbol(chosen.digit(cell))));
                met.add(text.toString());
              }
            });
    walk.eachPrefix(depth, used -> walk.walk(depth, used));
    return new Met(met, branches[0]);
  }

  @ParameterizedTest
  @CsvSource({"4x4, 8, 16, 300", "6x6, 16, 26, 12", "6x6+x, 16, 26, 12", "9x9, 6, 9, 6"})
  void learningLeavesOutNoFilling(String name, int fewest, int most, int tries) throws Exception {
    PlainBoard board = PlainBoard.named(name).orElseThrow();
    Random random = Tries.random(431);
    long withLearning = 0;
    long without = 0;
    int some = 0;
    for (int trial = 0; trial < Tries.of(tries); trial++) {
      List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells).boxed().toList());
      Collections.shuffle(cells, random);
      List<Integer> order = cells.subList(0, fewest + random.nextInt(most - fewest + 1));
      List<int[]> moves = List.of(IntStream.range(0, board.cells).toArray());
      Met plain = walk(board, order, moves, order.size());
      int depth = random.nextInt(order.size());
      Met learnt = walk(board, order, moves, depth);

      assertThat(learnt.fillings()).as("%s from %d", order, depth).isEqualTo(plain.fillings());
      withLearning += learnt.branches();
      without += plain.branches();
      some += plain.fillings().isEmpty() ? 0 : 1;
    }
    assertThat(withLearning).isLessThanOrEqualTo(without);
    assertThat(some).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** Rows and columns exchanged, and cells that this takes to each other. */
  @ParameterizedTest
  @CsvSource({"4x4, 12, 200", "9x9, 8, 6"})
  void learningLeavesOutNoLeastFilling(String name, int most, int tries) throws Exception {
    PlainBoard board = PlainBoard.named(name).orElseThrow();
    Random random = Tries.random(432);
    int[] raised =
        IntStream.range(0, board.cells)
            .map(cell -> cell % board.size * board.size + cell / board.size)
            .toArray();
    List<int[]> moves = List.of(IntStream.range(0, board.cells).toArray(), raised);
    int fewer = 0;
    for (int trial = 0; trial < Tries.of(tries); trial++) {
      Set<Integer> cells = new TreeSet<>();
      while (cells.size() < most - 1) {
        int cell = random.nextInt(board.cells);
        cells.add(cell);
        cells.add(raised[cell]);
      }
      List<Integer> order = new ArrayList<>(cells);
      Collections.shuffle(order, random);
      Met plain = walk(board, order, moves, order.size());
      Met learnt = walk(board, order, moves, random.nextInt(order.size()));

      assertThat(learnt.fillings()).as("%s", order).isEqualTo(plain.fillings());
      Met all = walk(board, order, List.of(), order.size());
      assertThat(all.fillings()).containsAll(plain.fillings());
      fewer += all.fillings().size() > plain.fillings().size() ? 1 : 0;
    }
    assertThat(fewer).isGreaterThanOrEqualTo(Tries.showing(1));
  }
}
