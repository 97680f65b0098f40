package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.collection.ExchangeJson;
import cluewright.format.exchange.collection.ExchangeJsonLines;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.phrase.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One puzzle of JSON for exchange a line. */
final class ExchangeJsonLinesTest {
  private static final Format FORMAT = new ExchangeJsonLines();
  private static final String TWO =
      """
      {"clues":"1.....2.........","title":"Kite"}
      {"board":"4x4+x","mask":"x..x............"}
      """;

  @Test
  void eachLineIsAPuzzleOfJsonForExchange() {
    List<Item> items = FORMAT.read(TWO);

    assertThat(Formats.of(TWO)).isInstanceOf(ExchangeJsonLines.class);
    assertThat(items).hasSize(2);
    assertThat(items.get(0).about().title()).isEqualTo("Kite");
    assertThat(items.get(1).content().board().name()).isEqualTo("4x4+x");
    assertThat(FORMAT.write(items))
        .isEqualTo(TWO.replace("{\"clues\"", "{\"board\":\"4x4\",\"clues\""));
    assertThat(FORMAT.read("\n" + TWO.replace("\n", "\r\n\r\n"))).isEqualTo(items);
  }

  @Test
  void aFileOfAllPuzzlesStaysWhatItIs() {
    String all = new ExchangeJson().write(FORMAT.read(TWO));

    assertThat(Formats.of(all)).isInstanceOf(ExchangeJson.class);
    assertThat(Formats.of(all.replace("\n", ""))).isInstanceOf(ExchangeJson.class);
  }

  @Test
  void whatHasNoPlaceIsTold() {
    assertThat(FORMAT.reading("{\"clues\":\"1...............\",\"stars\":3}").remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped, since there is no place for it here: “stars”");
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(FORMAT, TWO + "[1]", "line 3, column 1: each line must be");
    Told.fault(FORMAT, TWO + "{\"clues\":\"x", "line 3, column ");
    Told.fault(FORMAT, TWO + "{}", "line 3, column 1: ");
    Told.fault(FORMAT, TWO + "{\"clues\":\"12\"}", "line 3, column 13: 2 cells found");
    Told.fault(FORMAT, "", "line 1, column 1: each line must be");
  }
}
