package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lengths at another scale. */
final class ScaledStylesTest {

  @Test
  void lengthsGrowAndHairLinesStayWhole() {
    assertThat(ScaledStyles.scaled("-fx-padding: 4px 10px; -fx-border-width: 1px;", 150))
        .isEqualTo("-fx-padding: 6px 15px; -fx-border-width: 1.0px;");
    assertThat(ScaledStyles.scaled("-fx-border-width: 1.5px -2px;", 200))
        .isEqualTo("-fx-border-width: 3.0px -4.0px;");
  }

  @Test
  void otherUnitsColoursAndTheWordForHighAsItsContentsStay() {
    String css = ".a3px { -fx-cell-size: 24px; -fx-min-width: 2em; -fx-fill: #123456; }";
    assertThat(ScaledStyles.scaled(css, 175)).isEqualTo(css);
  }
}
