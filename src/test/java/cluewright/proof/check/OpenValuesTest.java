package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OpenValuesTest {
  private static final String NO_CLUE = "................";

  /** Rows 3 and 4 exchanged. */
  private static final String LAST_ROWS =
      "to r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r4c1 r4c2 r4c3 r4c4 r3c1 r3c2 r3c3 r3c4";

  @Test
  void aMoveKeepsWhatIsSaidOfBothRows() throws IOException {
    assertThat(argued(List.of(cage("r3c1r4c1")), NO_CLUE, LAST_ROWS))
        .contains("keeps every house, clue and rule");
  }

  @Test
  void aMoveThatTakesACageElsewhereProvesNothing() throws IOException {
    assertThat(argued(List.of(cage("r3c1r3c2")), NO_CLUE, LAST_ROWS))
        .endsWith("the exchange does not keep the relations, sums and words");
  }

  @Test
  void aMoveOfAClueProvesNothing() throws IOException {
    assertThat(argued(List.of(), "............x...", LAST_ROWS)).endsWith("a clue is moved");
  }

  @Test
  void aMoveThatMovesNothingProvesNothing() throws IOException {
    String still =
        "to r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4";
    assertThat(argued(List.of(), NO_CLUE, still)).endsWith("no cell goes to one of another digit");
  }

  @Test
  void aSumTellsDigitsApart() throws IOException {
    assertThat(argued(List.of(cage("r3c1r3c2")), NO_CLUE, "exchange 1 2"))
        .endsWith("a rule tells these digits apart");
    assertThat(argued(List.of("10:+sum10=r1c1r1c2r1c3r1c4"), NO_CLUE, "exchange 1 2"))
        .contains("can be exchanged");
  }

  @Test
  void asManyCluesAsExchangesMayNameAllButOne() throws IOException {
    assertThat(argued(List.of(), "xx..............", "exchange 1 2", "exchange 3 4"))
        .endsWith("the clues can contain all but one of these digits");
    assertThat(argued(List.of(), "x...............", "exchange 1 2", "exchange 3 4"))
        .contains("can be exchanged");
    assertThat(argued(List.of(), "x...............", "exchange 1 2", "exchange 2 1"))
        .endsWith("the clues can contain all but one of these digits");
  }

  @Test
  void reversedDigitsNeedABoardWithoutClues() throws IOException {
    String difference = "1:+pair2.13.24.3=r1c1r1c2 2:+pair3.4.1.2=r1c1r1c2";
    assertThat(argued(List.of(difference), NO_CLUE, "reverse")).contains("can be exchanged");
    assertThat(argued(List.of(difference), "x...............", "reverse"))
        .endsWith("a clue may have any digit");
    assertThat(argued(List.of("1:+pair2.3.4.=r1c1r1c2"), NO_CLUE, "reverse"))
        .endsWith("a rule tells these digits apart");
  }

  @Test
  void gridsThatAreAloneMakePuzzles() throws IOException {
    assertThat(record(List.of(), "xxxx............", "exhausted", "method grids"))
        .contains("Each of 288 grids has another one");
    assertThat(record(List.of(), "xxxxxxxxxxxx....", "exhausted", "method grids"))
        .contains("there is one solution of ");
  }

  @Test
  void choicesOfValuesWithoutEndAreRefused() throws IOException {
    assertThat(record(Collections.nCopies(40, "1: 2:"), NO_CLUE, "exhausted", "method grids"))
        .endsWith("too many choices of values fit one grid");
  }

  @Test
  void otherMethodsKnowNoOpenValues() throws IOException {
    List<String> open = List.of(cage("r3c1r3c2"));
    assertThat(record(open, NO_CLUE, "exhausted", "method enumeration", "order "))
        .endsWith("this method knows no open values");
    assertThat(record(open, NO_CLUE, "too-few-digits", "method argument"))
        .endsWith("this method knows no open values");
  }

  @Test
  void whatIsNoValueIsRefused() throws IOException {
    assertThat(record(List.of("sum3=r1c1r1c2"), NO_CLUE, "exhausted", "method grids"))
        .contains("is no value with what it says");
    assertThat(record(List.of("3:+sum3=r1c1r9c9"), NO_CLUE, "exhausted", "method grids"))
        .contains("says nothing of this board");
  }

  /** A cage of two cells with its sums on 4x4. */
  private static String cage(String cells) {
    List<String> sums = new ArrayList<>();
    for (int sum = 3; sum <= 7; sum++) {
      sums.add("%d:+differ=%s+sum%d=%s".formatted(sum, cells, sum, cells));
    }
    return String.join(" ", sums);
  }

  private static String argued(List<String> open, String mask, String... rest) throws IOException {
    List<String> lines = new ArrayList<>(List.of("method argument"));
    lines.addAll(Arrays.asList(rest));
    return record(open, mask, "same-values", lines.toArray(String[]::new));
  }

  private static String record(List<String> open, String mask, String kind, String... rest)
      throws IOException {
    StringBuilder board = new StringBuilder("4x4");
    open.forEach(rule -> board.append("\nopen ").append(rule));
    String record = Records.of(board.toString(), mask, "any", kind, rest);
    int lines = record.split("\n").length - 1;
    return Records.verdict(record.replaceAll("end \\d+", "end " + lines));
  }
}
