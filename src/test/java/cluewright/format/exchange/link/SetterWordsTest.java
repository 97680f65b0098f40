package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.exchange.Formats;
import cluewright.model.Board;
import cluewright.model.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of setters that give what is drawn another meaning. */
final class SetterWordsTest {
  private static final String ROW = "[{},{},{},{},{},{},{},{},{}]";
  private static final String BOARD =
      "{\"cellSize\":50,\"cells\":[" + (ROW + ",").repeat(8) + ROW + "],\"regions\":[],";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          arrow      | Digits on arrows are averages.                      | true
          arrow      | Digits on an arrow sum to the circle.               | false
          xv         | Digits joined by V sum to either 5 or 15.           | true
          xv         | V means a sum to 5 or 15, X sums to 10 or 15.       | true
          xv         | Cells separated by X sum to 10, by V sum to 5.      | false
          xv         | All possible Xs and Vs are given.                   | true
          xv+allxv   | All possible Xs and Vs are given.                   | false
          dot+allxv  | Not all dots are given. All possible Xs and Vs are given. | false
          dot+allxv  | All dots are given.                                 | true
          cage       | Digits may repeat along the line.                   | false
          thermo     | Digits increase, and may repeat along a thermometer. | true
          thermo     | Digits may repeat along the line.                   | false
          cage       | Digits may repeat.                                  | true
          cage       | Digits on a line in a cage may repeat.              | true
          dot+allxv  | Digits can repeat in those cages.                   | false
          """)
  void otherMeaningsAreNamed(String drawn, String words, boolean isOther) {
    String name =
        switch (drawn) {
          case "arrow" -> "9x9+arrow1=r1c1r1c2r1c3";
          case "xv" -> "9x9+v=r1c1r1c2";
          case "xv+allxv" -> "9x9+v=r1c1r1c2+allxv";
          case "thermo" -> "9x9+thermometer=r1c1r1c2r1c3";
          case "cage" -> "9x9+cage=r1c1r1c2";
          default -> "9x9+v=r1c1r1c2+consecutive=r3c1r3c2+allxv";
        };
    Board board = Boards.named(name).orElseThrow();
    assertThat(SetterWords.otherMeaning(board, words).isPresent()).as(words).isEqualTo(isOther);
  }

  @Test
  void lettersOfAnotherSumAreRefused() {
    String letter =
        "\"overlays\":[{\"center\":[0.5,1],\"width\":0.25,\"height\":0.25,\"text\":\"V\"}]";
    assertThatThrownBy(
            () ->
                Formats.read(
                    BOARD + letter + ",\"metadata\":{\"rules\":\"A V sums to 5 or 15.\"}}"))
        .hasMessageContaining("another meaning");
  }
}
