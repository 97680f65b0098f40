package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.phrase.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links that stand in the pages, tests and tools of those who play there. */
final class SudokuExchangeLinkTest {
  private static final Format FORMAT = new SudokuExchangeLink();
  private static final String START = "https://sudokuexchange.com/play/?s=";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "000001230123008040804007650765000000000000000000000123012300804080400765076500000",
        "000000000500006100060040030020050040300007800001000000000100002430020050600008700",
        "000008000000007000123456789000005000000004000000003000000002000000001000000009000"
      })
  void aLinkHasTheDigits(String digits) {
    for (String link :
        List.of(
            START + digits,
            "http://www.sudokuexchange.com/?s=" + digits,
            "https://sudokuexchange.com/play?s=" + digits,
            "<" + START + digits + ">",
            "https://sudokuexchange.com/play/?v=x&s=" + digits + "#top")) {
      assertThat(Formats.of(link)).as(link).isInstanceOf(SudokuExchangeLink.class);
      assertThat(FORMAT.read(link)).as(link).containsExactly(Item.of(PuzzleText.read(digits)));
    }
    assertThat(FORMAT.write(FORMAT.read(START + digits))).isEqualTo(START + digits);
  }

  @Test
  void theDifficultyIsPassedOver() {
    assertThat(FORMAT.reading(START + "1".repeat(81) + "&d=3").remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped, since there is no place for it here: “d”");
    assertThat(FORMAT.reading(START + "1".repeat(81)).remarks()).isEmpty();
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(FORMAT, START + "12", "line 1, column 38: the link ends after 2 of 81 cells");
    Told.fault(FORMAT, START + "0".repeat(80) + "x", "line 1, column 116: \"x\" is not a digit");
    Told.fault(FORMAT, "https://sudokuexchange.com/help", "line 1, column 1: this is not such a");
  }
}
