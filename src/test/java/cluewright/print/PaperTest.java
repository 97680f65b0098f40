package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PaperTest {

  @ParameterizedTest
  @CsvSource({
    "a3, 297, 420",
    "A4, 210, 297",
    "a5, 148, 210",
    "a6, 105, 148",
    "b5, 176, 250",
    "jis-b5, 182, 257",
    "letter, 215.9, 279.4",
    "legal, 215.9, 355.6",
    "5x8, 127, 203.2",
    "5.5x8.5, 139.7, 215.9",
    "6x9, 152.4, 228.6",
    "6x9in, 152.4, 228.6",
    "7x10, 177.8, 254",
    "8x10, 203.2, 254",
    "8.5x8.5, 215.9, 215.9",
    "8.5x11, 215.9, 279.4",
    "120x180mm, 120, 180",
    "12 x 18 cm, 120, 180",
    "15x21.5cm, 150, 215",
    "5.06x7.81, 128.524, 198.374",
    "210mm x 100mm, 210, 100"
  })
  void namesAndPairsAreSizes(String text, double width, double height) {
    Paper paper = Paper.of(text);
    assertThat(paper.widthInMillimetres()).isCloseTo(width, within(0.001));
    assertThat(paper.heightInMillimetres()).isCloseTo(height, within(0.001));
    assertThat(Paper.of(paper.name())).isEqualTo(paper);
  }

  @ParameterizedTest
  @CsvSource({
    "papyrus, is no size of paper: write a name such as a5",
    "'', is no size of paper",
    "6x, is no size of paper",
    "120x180, has no unit: write it as 120x180mm or 120x180in",
    "20x180mm, sides are from 70 to 900 mm",
    "2x3, sides are from 70 to 900 mm",
    "120x9999mm, sides are from 70 to 900 mm",
    "-6x9, is no size of paper"
  })
  void whatIsNoneIsToldWithTheWayOut(String text, String part) {
    assertThatThrownBy(() -> Paper.of(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(part);
  }

  @Test
  void marginsAreInProportionAndLeaveRoom() {
    assertThat(PageSetup.usualMargin(Paper.A4)).isEqualTo(18);
    assertThat(PageSetup.usualMargin(Paper.of("6x9"))).isEqualTo(13);
    assertThat(PageSetup.usualMargin(Paper.of("a6"))).isEqualTo(9);
    PageSetup small = PageSetup.on(Paper.of("a6"));
    assertThatThrownBy(() -> small.withMargin(30))
        .hasMessageContaining("margins of 30 mm leave less than 50 mm of A6");
    assertThatThrownBy(() -> small.withMargin(20).withGutter(OptionalDouble.of(20)))
        .hasMessageContaining("and a gutter of 20 mm");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 24, 150, 151, 300, 301, 500, 501, 700, 701, 828, 5000})
  void theInnerEdgeHasWhatPrintersOfPaperbacksAskFor(int pages) {
    double inches =
        pages <= 150
            ? 0.375
            : pages <= 300 ? 0.5 : pages <= 500 ? 0.625 : pages <= 700 ? 0.75 : 0.875;
    assertThat(InnerMargin.leastInside(pages)).isCloseTo(inches * 25.4, within(1e-9));
    PageSetup bound =
        PageSetup.on(Paper.of("6x9")).withGutter(OptionalDouble.empty()).boundWith(pages);
    assertThat(bound.margin() + bound.gutter().orElseThrow()).isGreaterThanOrEqualTo(inches * 25.4);
    assertThat(bound.area(1).left() - bound.area(2).left())
        .isCloseTo(bound.gutter().orElseThrow() * 72 / 25.4, within(1e-9));
  }
}
