package cluewright.search.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is cut has an image that reads less, told in the plainest way; and nothing else is cut. */
final class LeastImageTest {
  private static final int NONE = 0;

  private static int[] order(Mask mask, Random random) {
    List<Integer> cells = new ArrayList<>(mask.open().stream().boxed().toList());
    Collections.shuffle(cells, random);
    return cells.stream().mapToInt(cell -> cell).toArray();
  }

  /** Digits named as they come, up to the first that is not known. */
  private static List<Integer> reading(int[] order, int[] byCell) {
    List<Integer> seen = new ArrayList<>();
    List<Integer> reading = new ArrayList<>();
    for (int cell : order) {
      if (byCell[cell] == NONE) {
        return reading;
      }
      if (!seen.contains(byCell[cell])) {
        seen.add(byCell[cell]);
      }
      reading.add(seen.indexOf(byCell[cell]));
    }
    return reading;
  }

  private static boolean readsLess(List<Integer> image, List<Integer> filling) {
    int length = Math.min(image.size(), filling.size());
    return Arrays.compare(
            image.subList(0, length).toArray(Integer[]::new),
            filling.subList(0, length).toArray(Integer[]::new))
        < 0;
  }

  private static int[] byCell(Board board, int[] order, int[] digits, int depth) {
    int[] byCell = new int[board.cells()];
    for (int i = 0; i < depth; i++) {
      byCell[order[i]] = digits[i];
    }
    return byCell;
  }

  private static int[] moved(int[] byCell, int[] to) {
    int[] moved = new int[byCell.length];
    for (int cell = 0; cell < byCell.length; cell++) {
      moved[to[cell]] = byCell[cell];
    }
    return moved;
  }

  private static boolean hasLesserImage(int[] order, int[] byCell, List<int[]> symmetries) {
    return symmetries.stream()
        .anyMatch(to -> readsLess(reading(order, moved(byCell, to)), reading(order, byCell)));
  }

  private static int used(int[] digits, int depth) {
    return Arrays.stream(digits, 0, depth).max().orElse(0);
  }

  /** A walk that goes forth and back by lot. */
  @ParameterizedTest
  @ValueSource(strings = {"4x4", "6x6"})
  void aBranchIsCutWhereAnImageReadsLess(String name) {
    Board board = Boards.named(name).orElseThrow();
    SymmetricMasks masks = new SymmetricMasks(board);
    Random random = Tries.random(101);
    int cuts = 0;
    int deep = 0;
    for (int i = 0; i < Tries.of(60); i++) {
      Mask mask = masks.next(board.cells() / 4, random);
      List<int[]> symmetries = MaskSymmetries.of(mask, 300, Stop.NEVER);
      int[] order = order(mask, random);
      LeastImage least = new LeastImage(order, symmetries, board);
      int[] digits = new int[order.length];
      int depth = 0;
      for (int step = 0; step < 200; step++) {
        depth = random.nextInt(8) == 0 || depth == order.length ? random.nextInt(depth + 1) : depth;
        depth = Math.min(depth, order.length - 1);
        digits[depth] = 1 + random.nextInt(Math.min(board.digits(), used(digits, depth) + 1));
        boolean isLeast = least.isLeast(digits, depth + 1);
        int[] byCell = byCell(board, order, digits, depth + 1);

        assertThat(isLeast)
            .as("%s %s", mask.line(), Arrays.toString(byCell))
            .isEqualTo(!hasLesserImage(order, byCell, symmetries));
        if (isLeast) {
          depth++;
          deep += depth > order.length / 2 ? 1 : 0;
        } else {
          cuts++;
          assertBlamed(least, order, symmetries, byCell, random);
        }
      }
    }
    assertThat(cuts).isGreaterThanOrEqualTo(Tries.showing(1000));
    assertThat(deep).isGreaterThanOrEqualTo(Tries.showing(500));
  }

  /** Whatever else stands in the places that were not compared, an image still reads less. */
  private static void assertBlamed(
      LeastImage least, int[] order, List<int[]> symmetries, int[] byCell, Random random) {
    TreeSet<Integer> compared = new TreeSet<>();
    least.eachCompared(compared::add);
    int[] others = byCell.clone();
    int digits = Math.max(2, Arrays.stream(byCell).max().orElseThrow());
    for (int place = 0; place < order.length; place++) {
      if (!compared.contains(place)) {
        others[order[place]] = 1 + random.nextInt(digits);
      }
    }
    assertThat(hasLesserImage(order, others, symmetries)).isTrue();
  }

  @Test
  void withoutSymmetriesNothingIsCut() {
    int[] order = {3, 1, 2};
    int[] identity = new int[16];
    Arrays.setAll(identity, cell -> cell);
    LeastImage none = new LeastImage(order, List.of(identity), Boards.FOUR);

    assertThat(none.isLeast(new int[] {1, 2, 3}, 1)).isTrue();
    assertThat(none.isLeast(new int[] {1, 2, 3}, 2)).isTrue();
    assertThat(none.isLeast(new int[] {1, 2, 3}, 3)).isTrue();
  }
}
