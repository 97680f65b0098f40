package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Masks;
import cluewright.search.Request;
import cluewright.strategy.StrategySet;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The estimate of a tree's size, beside the tree walked to its end. */
final class DualSizeTest {
  /** Without symmetries, and with eight. */
  private static final String LOPSIDED = "x....x ...x.. .x.... ..x... x...x. ......";

  private static final String REGULAR = "xxxxxx x....x ..xx.. ..xx.. x....x xxxxxx";

  private static OpenCells cells(String mask) {
    Mask of = Masks.mask(Boards.SIX, mask);
    return OpenCells.of(new Request(of, StrategySet.parse("any")), Stop.NEVER);
  }

  private static DualTree walked(OpenCells cells, int[] order) {
    DualTree tree = cells.tree(order);
    while (!tree.isDone()) {
      tree.next();
    }
    return tree;
  }

  private static DualSize size(OpenCells cells, int[] order, int most, long seed) {
    return DualSize.of(cells.tree(order), order.length, most, new Random(seed), Stop.NEVER);
  }

  @ParameterizedTest
  @ValueSource(strings = {LOPSIDED, REGULAR})
  void whereAllBranchesAreFollowedItIsExact(String mask) {
    OpenCells cells = cells(mask);
    int[] order = new DrawnOrder(cells.mask()).draw(new Random(1));
    DualTree tree = walked(cells, order);

    DualSize size = size(cells, order, Integer.MAX_VALUE, 0);

    assertThat(size.nodes()).isCloseTo((double) tree.nodes(), within(0.5));
    assertThat(size.tried()).isCloseTo((double) tree.tried(), within(0.5));
  }

  /** Ten branches a level, of trees with thousands of them. */
  @ParameterizedTest
  @ValueSource(strings = {LOPSIDED, REGULAR})
  void whereFewAreFollowedItIsRightInTheMean(String mask) {
    OpenCells cells = cells(mask);
    int[] order = new DrawnOrder(cells.mask()).draw(new Random(1));
    DualTree tree = walked(cells, order);
    assertThat(tree.nodes()).isGreaterThan(1000);

    double mean =
        IntStream.range(0, 400)
            .mapToDouble(seed -> size(cells, order, 10, seed).tried())
            .average()
            .orElseThrow();

    assertThat(mean).isBetween(0.9 * tree.tried(), 1.1 * tree.tried());
  }
}
