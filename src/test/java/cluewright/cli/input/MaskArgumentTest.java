package cluewright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.cli.terminal.UsageException;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MaskArgumentTest {
  private static Mask heart(Board asked) throws IOException {
    return new MaskArgument(Optional.ofNullable(asked), InputStream.nullInputStream()).one("heart");
  }

  @Test
  void aShapeWithoutABoardIsThatOf9x9() throws IOException {
    assertThat(heart(null).board()).isEqualTo(Boards.NINE);
  }

  @Test
  void aShapeOnALargeBoardIsTheDrawingMadeForIt() throws IOException {
    Shape heart = ShapeLibrary.named("heart").orElseThrow();
    for (Board board : List.of(Boards.NINE, Boards.SIXTEEN, Boards.TWENTY_FIVE)) {
      assertThat(heart(board)).isEqualTo(heart.on(board));
    }
  }

  @Test
  void aShapeOnABoardWithoutADrawingIsEnlarged() throws IOException {
    assertThat(heart(Boards.TWELVE).board()).isEqualTo(Boards.TWELVE);
  }

  @Test
  void aShapeOnASmallerBoardIsRefused() {
    assertThatThrownBy(() -> heart(Boards.SIX))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("the shape heart is for the 9x9 board, but --board names 6x6");
  }
}
