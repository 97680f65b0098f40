package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.ContractBoards;
import cluewright.search.Arguments;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ShapeLibraryTest {

  static List<Shape> shapes() {
    return ShapeLibrary.all();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void nothingSpeaksAgainstAShape(Shape shape) {
    assertThat(Arguments.against(shape.mask(), StrategySet.of(Catalogue.all()))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aShapeIsFoundByItsNameInAnyCase(Shape shape) {
    assertThat(ShapeLibrary.named(" " + shape.name().toUpperCase(java.util.Locale.ROOT)))
        .contains(shape);
  }

  @Test
  void namesAndDrawingsAreUnique() {
    assertThat(shapes()).extracting(Shape::name).doesNotHaveDuplicates();
    assertThat(shapes()).extracting(Shape::mask).doesNotHaveDuplicates();
  }

  @Test
  void everyBoardHasShapesAndTheHeartComesFirst() {
    for (Board board : ContractBoards.ALL) {
      assertThat(ShapeLibrary.shapes(board)).isNotEmpty();
    }
    assertThat(shapes().get(0).name()).isEqualTo("heart");
  }
}
