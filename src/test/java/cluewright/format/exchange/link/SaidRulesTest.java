package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings of other programs are rules only where the setter's words leave no doubt. */
final class SaidRulesTest {
  private static final String ROW = "[{},{},{},{},{},{},{},{},{}]";
  private static final String BOARD =
      "{\"cellSize\":50,\"cells\":[" + (ROW + ",").repeat(8) + ROW + "],\"regions\":[],";

  private static final String ARROW =
      "\"arrows\":[{\"color\":\"#a1a1a1\",\"headLength\":0.3,\"thickness\":5,"
          + "\"wayPoints\":[[0.5,0.8],[0.5,2.5],[1.5,3.5]]}],"
          + "\"overlays\":[{\"center\":[0.5,0.5],\"width\":0.75,\"height\":0.75,\"rounded\":true,"
          + "\"borderColor\":\"#a1a1a1\",\"backgroundColor\":\"#ffffff\",\"text\":\"\"}]";
  private static final String PILL =
      ARROW.replace("[0.5,0.5],\"width\":0.75", "[0.5,1],\"width\":1.75").replace("0.8]", "1.8]");
  private static final String LINES =
      "\"lines\":[{\"color\":\"#67f067\",\"thickness\":10,\"wayPoints\":[[0.5,0.5],[0.5,2.5]]},"
          + "{\"color\":\"#67F067\",\"thickness\":10,\"wayPoints\":[[4.5,4.5],[5.5,5.5]]}]";
  private static final String CORNER =
      "\"overlays\":[{\"center\":[1,1],\"width\":0.7,\"height\":0.7,\"rounded\":true,"
          + "\"text\":\"1 2\\n3\"}]";
  private static final String OUTSIDE =
      "\"overlays\":[{\"center\":[-0.5,0.5],\"width\":0.25,\"height\":0.25,\"text\":\"8\"}]";
  private static final String SLANTED =
      OUTSIDE.replace("0.5,0.5]", "0.5,-0.5]")
          + ",\"arrows\":[{\"thickness\":2,\"wayPoints\":[[-0.2,-0.2],[-0.02,-0.02]]}]";
  private static final String CELLS =
      "\"underlays\":[{\"center\":[0.5,0.5],\"width\":0.7,\"height\":0.7,\"rounded\":true},"
          + "{\"center\":[0.5,1.5],\"width\":0.7,\"height\":0.7,\"rounded\":false}]";

  private static Reading read(String drawing, String rules) {
    String drawn =
        switch (drawing) {
          case "arrow" -> ARROW;
          case "pill" -> PILL;
          case "lines" -> LINES;
          case "corner" -> CORNER;
          case "outside" -> OUTSIDE;
          case "slanted" -> SLANTED;
          default -> CELLS;
        };
    return Formats.reading(BOARD + drawn + ",\"metadata\":{\"rules\":\"" + rules + "\"}}", "");
  }

  private static Board board(String drawing, String rules) {
    return read(drawing, rules).items().get(0).content().board();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          arrow   | Digits along an arrow sum to the digit in the circle.            | arrow1=r1c1r1c2r1c3r2c4
          arrow   | Arrows: digits on the arrow add up to the circled digit.         | arrow1=r1c1r1c2r1c3r2c4
          arrow   | Normal rules apply. Digits may repeat along an arrow.            |
          arrow   | Arrows point to larger digits. Circles are even, say.            |
          arrow   | Digits on an arrow multiply to the number in the circle.         |
          arrow   | Arrows are digit sum arrows. Arrows sum to the circle.           |
          arrow   | Die Ziffern auf dem Pfeil ergeben die Ziffer im Kreis.           |
          pill    | Digits along an arrow sum to the number in the pill or circle.   | arrow2=r1c1r1c2r1c3r2c4
          lines   | German whispers: neighbours on green lines differ by at least 5. | whispers5=r1c1r1c2r1c3+whispers5=r5c5r6c6
          lines   | Dutch whispers: neighbours along a green line differ by at least four. | whispers4=r1c1r1c2r1c3+whispers4=r5c5r6c6
          lines   | German whispers apply.                                           | whispers5=r1c1r1c2r1c3+whispers5=r5c5r6c6
          lines   | Whispers apply.                                                  |
          lines   | German whispers are purple lines.                                |
          lines   | Lines either green or red: neighbours differ by at least 5.      |
          lines   | Green lines are German whispers. Green lines are palindromes.    |
          lines   | Green lines read the same forwards and backwards (palindromes).  | palindrome=r1c1r1c2r1c3+palindrome=r5c5r6c6
          lines   | Green lines hold consecutive digits in any order.                | renban=r1c1r1c2r1c3+renban=r5c5r6c6
          corner  | Digits in a circle must appear in the four cells around it, in the surrounding cells. | quadruple123=r1c1r1c2r2c1r2c2
          corner  | Quadruples apply.                                                | quadruple123=r1c1r1c2r2c1r2c2
          corner  | The three digits add up.                                         |
          outside | Sandwich: the sum of the digits between the 1 and the 9.         | sandwich8=r1c1r2c1r3c1r4c1r5c1r6c1r7c1r8c1r9c1
          outside | X-Sums apply.                                                    | xsum8=r1c1r2c1r3c1r4c1r5c1r6c1r7c1r8c1r9c1
          outside | Skyscrapers or sandwiches.                                       |
          outside | Little killers: sums along diagonals.                            |
          slanted | Little killer sums apply.                                        | littlekiller8=r1c1r2c2r3c3r4c4r5c5r6c6r7c7r8c8r9c9
          slanted | Sandwich sums apply.                                             |
          cells   | Grey circles are odd, grey squares are even.                     | even=r1c2+odd=r1c1
          cells   | Cells with a circle must be odd.                                 | odd=r1c1
          cells   | Circles count something odd or even.                             |
          """)
  void whatIsSaidWithTheUsualMeaningIsARule(String drawing, String rules, String drawn) {
    Board board = board(drawing, rules);
    String all = board.name().replace("9x9", "");
    assertThat(all.length() < 2 ? "" : sorted(all.substring(1)))
        .as(rules)
        .isEqualTo(drawn == null ? "" : sorted(drawn));
    boolean isWhole = drawn != null && !(drawing.equals("cells") && !drawn.contains("even"));
    assertThat(board.decoration().isEmpty()).as(rules).isEqualTo(isWhole);
  }

  private static String sorted(String rules) {
    return String.join("+", Arrays.stream(rules.split("\\+")).sorted().toList());
  }

  @Test
  void aNoteNamesWhatWasRead() {
    Reading reading = read("lines", "German whispers on green lines.");
    assertThat(reading.remarks().toString()).contains("say what they are: Whispers (2)");
    assertThat(read("arrow", "Nothing.").remarks().toString()).doesNotContain("what they are");
  }

  @Test
  void oneThatDoesNotFitLeavesAllOfItsKindAsDecoration() {
    String more = LINES.replace("[5.5,5.5]", "[5.4,5.5]");
    Board board =
        Formats.read(
                BOARD + more + ",\"metadata\":{\"rules\":\"German whispers on green lines.\"}}")
            .get(0)
            .content()
            .board();
    assertThat(board.drawn()).isEmpty();
    assertThat(board.decoration().strokes()).hasSize(2);
  }

  @Test
  void linesOfSeveralShadesAreInDoubt() {
    String shades = LINES.replace("#67F067", "#00F000");
    String json = BOARD + shades + ",\"metadata\":{\"rules\":\"German whispers on green lines.\"}}";
    assertThat(Formats.read(json).get(0).content().board().drawn()).isEmpty();
  }

  /** What f-puzzles draws without a tool for it is read in the same way. */
  @Test
  void linesOfFPuzzlesAreReadLikewise() {
    String cell = "{},".repeat(9).replaceAll(",$", "");
    String grid = ("[" + cell + "],").repeat(9).replaceAll(",$", "");
    String json =
        "{\"size\":9,\"grid\":[%s],\"ruleset\":\"%s\",\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],"
            + "\"outlineC\":\"#FF00FF\",\"width\":0.3}]}";
    assertThat(
            Formats.read(json.formatted(grid, "Pink lines are renban lines."))
                .get(0)
                .content()
                .board()
                .name())
        .isEqualTo("9x9+renban=r1c1r1c2");
  }

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
