package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.search.symmetry.SymmetricMasks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of all ways to fill the open cells that are images of each other, a tree meets just one. */
final class SymmetricTreeTest {
  private static final int MOST_FILLED = 2000;

  /** The ways to fill all cells that the tree meets, by cell. */
  private static List<int[]> filled(DualTree tree, int learnFrom, Board board) {
    tree.learnFrom(learnFrom);
    List<int[]> filled = new ArrayList<>();
    while (!tree.isDone() && filled.size() < MOST_FILLED) {
      if (tree.next() && tree.isFilled()) {
        int[] byCell = new int[board.cells()];
        Arrays.setAll(byCell, tree::digit);
        filled.add(byCell);
      }
    }
    return filled;
  }

  /** All images, with digits named in the order of the cells. */
  private static Set<List<Integer>> images(int[] byCell, List<int[]> symmetries) {
    Set<List<Integer>> images = new HashSet<>();
    for (int[] to : symmetries) {
      int[] image = new int[byCell.length];
      for (int cell = 0; cell < image.length; cell++) {
        image[to[cell]] = byCell[cell];
      }
      List<Integer> seen = new ArrayList<>(List.of(0));
      Arrays.stream(image).filter(digit -> !seen.contains(digit)).distinct().forEach(seen::add);
      images.add(Arrays.stream(image).map(seen::indexOf).boxed().toList());
    }
    return images;
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({"4x4, 4, 6, 200", "6x6, 17, 8, 100"})
  void oneOfEachIsMetWithAndWithoutLearning(String name, int least, int span, int tries) {
    Board board = Boards.named(name).orElseThrow();
    SymmetricMasks masks = new SymmetricMasks(board);
    Random random = Tries.random(102);
    int saved = 0;
    for (int i = 0; i < Tries.of(tries); i++) {
      Mask mask = masks.next(least + random.nextInt(span), random);
      List<Integer> cells = new ArrayList<>(mask.open().stream().boxed().toList());
      Collections.shuffle(cells, random);
      int[] order =
          random.nextBoolean()
              ? new DrawnOrder(mask).draw(random)
              : cells.stream().mapToInt(cell -> cell).toArray();
      List<int[]> symmetries = MaskSymmetries.of(mask, 5000, Stop.NEVER);
      List<int[]> all = filled(new OpenCells(mask, List.of()).tree(order), order.length, board);
      if (order.length == 0 || all.size() == MOST_FILLED) {
        continue;
      }
      OpenCells cellsOfMask = new OpenCells(mask, symmetries);
      Set<Set<List<Integer>>> classes =
          all.stream().map(each -> images(each, symmetries)).collect(Collectors.toSet());
      for (int learnFrom : List.of(order.length, random.nextInt(order.length))) {
        DualTree tree = cellsOfMask.tree(order);
        assertThat(filled(tree, learnFrom, board).stream().map(each -> images(each, symmetries)))
            .as(mask.line())
            .doesNotHaveDuplicates()
            .containsExactlyInAnyOrderElementsOf(classes);
      }
      saved += classes.size() < all.size() ? 1 : 0;
    }
    assertThat(saved).isGreaterThanOrEqualTo(Tries.showing(15));
  }
}
