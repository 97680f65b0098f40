package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class RegionsTextTest {

  @Test
  void eachLineIsALayoutAndCommentsAndBlankLinesAreNone() {
    RegionsText text = RegionsText.of("# two\n1112132233243444\n\naaabacbbccbdcddd # the same\n");
    assertThat(text.layouts()).extracting(Line::number).containsExactly(2, 4);
    assertThat(text.isInRows()).isFalse();
    assertThat(text.checked().board(1)).isEqualTo(text.board(0));
  }

  @Test
  void asManyLinesAsEachHasCharactersAreOneLayout() {
    RegionsText text = RegionsText.of("11122\n11322\n43332\n44355\n44555");
    assertThat(text.isInRows()).isTrue();
    assertThat(text.checked().board(0)).hasToString("5x5 jigsaw");
  }

  @Test
  void theFirstFaultIsNamedWithItsLine() {
    assertThatThrownBy(() -> RegionsText.of("\n1112132233243444\n111213223324344\n").checked())
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("line 3")
        .hasMessageContaining("one character for each cell, but there are 15");
    assertThatThrownBy(() -> RegionsText.of("1111222233333444").checked())
        .hasMessageContaining("region 3 has 5 cells, and each has 4 on this board");
    assertThatThrownBy(() -> RegionsText.of("# nothing\n").checked())
        .hasMessageContaining("the text is empty");
  }
}
