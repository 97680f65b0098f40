package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers outside a grid, where several kinds of them are told apart. */
final class OutsideMarksTest {
  private static final String SANDWICH = "4x4+sandwich3=r2c1r2c2r2c3r2c4";
  private static final String SKYSCRAPER = "+skyscraper2=r3c1r3c2r3c3r3c4";
  private static final String X_SUM = "+xsum5=r1c1r1c2r1c3r1c4";
  private static final String LITTLE_KILLER = "+littlekiller7=r2c1r3c2r4c3";

  private static List<Shape> frames(Board board) {
    return BoardShapes.grid(board).stream()
        .filter(shape -> shape.sign() == Sign.OUTSIDE_WAY)
        .toList();
  }

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  @Test
  void numbersOfOneKindHaveNoFrames() {
    assertThat(frames(board(SANDWICH))).isEmpty();
    assertThat(BoardKinds.rules(board(SANDWICH)).toString()).doesNotContain("bars");
  }

  @Test
  void eachOfSeveralKindsHasItsOwnAndThePageSaysWhich() {
    Board board = board(SANDWICH + SKYSCRAPER + X_SUM);
    assertThat(frames(board)).hasSize(4).filteredOn(Shape.Ring.class::isInstance).hasSize(1);
    assertThat(BoardKinds.rules(board).toString())
        .contains("between two bars", "under a roof", "are circled");
    assertThat(Margins.of(board).left()).isGreaterThan(Margins.of(board(SANDWICH)).left());
  }

  /** Little killers have arrows. */
  @Test
  void anArrowNeedsNoFrame() {
    assertThat(frames(board(SANDWICH + LITTLE_KILLER))).hasSize(2);
  }
}
