package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import org.junit.jupiter.api.Test;

final class BoardKindsTest {
  @Test
  void rulesAboutRegionsAreToldFromThoseAboutDigits() {
    Board board = Boards.named("4x4-latin-regions+foundregions+samevalues2=r6c1r6c2").orElseThrow();
    assertThat(BoardKinds.rules(board).toString())
        .contains("here speak of the regions of their cells, not of their digits.")
        .doesNotContain("below the grid");
    Board other = Boards.named("4x4-latin-beside1+samevalues2=r1c1r1c2").orElseThrow();
    assertThat(BoardKinds.rules(other).toString())
        .contains("below the grid")
        .doesNotContain("here speak of");
  }
}
