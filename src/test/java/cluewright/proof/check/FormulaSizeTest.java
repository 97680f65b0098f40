package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class FormulaSizeTest {

  @Test
  void aFormulaTakesMoreTheMoreVariablesClausesAndLiteralsItHas() {
    FormulaSize size = new FormulaSize();
    assertThat(size.bytes()).isZero();

    assertThat(size.newVariable()).isEqualTo(1);
    assertThat(size.newVariable()).isEqualTo(2);
    assertThat(size.bytes()).isEqualTo(200);

    size.add(1);
    assertThat(size.bytes()).isEqualTo(200 + 50);
    size.add(1, -2, 3);
    assertThat(size.bytes()).isEqualTo(250 + 70);
  }

  @Test
  void halfOfTheMemoryIsForAProofAndNoMore() {
    double half = Runtime.getRuntime().maxMemory() / 2.0;

    assertThatCode(() -> TooLargeException.requireFits(half, "the rules"))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> TooLargeException.requireFits(half * 1.001, "the rules"))
        .hasMessage("the rules need more memory than is available (java -Xmx8g gives 8 GB)");
  }
}
