package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.phrase.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games as KSudoku's source writes them. */
final class KSudokuFormatTest {
  private static final Format FORMAT = new KSudokuFormat();

  private static String game(String graph, String values) {
    return """
        <!DOCTYPE ksudoku>
        <ksudoku>
         <game had-help="1" msecs-elapsed="81000">
          <puzzle>
           <graph %s/>
           <values>%s</values>
           <solution>bcdedebccbedebcd</solution>
          </puzzle>
          <history>
           <simple-event index="0" value="3"/>
          </history>
         </game>
        </ksudoku>
        """
        .formatted(graph, values);
  }

  private static final String PLAIN = "order=\"4\" type=\"sudoku\" specific-type=\"Plain\"";

  /** The second value is that of the second row, and b stands for 1. */
  @Test
  void valuesStandColumnByColumn() {
    String game = game(PLAIN, "b_c____________e");

    assertThat(Formats.of(game)).isInstanceOf(KSudokuFormat.class);
    assertThat(Told.puzzle(FORMAT.read(game)).clues().line()).isEqualTo("1.......2......4");
    assertThat(FORMAT.reading(game).remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped, since there is no place for it here: “solution”, “history”");
  }

  @Test
  void aPuzzleIsWrittenInTheSameWay() {
    Item item = Item.of(PuzzleText.read("1.......2......4"));

    assertThat(FORMAT.write(List.of(item)))
        .contains("<graph " + PLAIN + "/>", "<values>b_c____________e</values>");
  }

  @Test
  void otherBoardsAreRefusedByTheirName() {
    for (String kind : List.of("Samurai", "Roxdoku", "Mathdoku", "KillerSudoku", "Jigsaw")) {
      Told.fault(
          FORMAT,
          game("order=\"9\" type=\"custom\" specific-type=\"" + kind + "\"", "_"),
          "line 5, column ");
      assertThat(fault(kind)).contains("“" + kind + "”");
    }
    Told.fault(FORMAT, game("order=\"6\" type=\"sudoku\"", "_"), "line 5, column ");
    Told.fault(FORMAT, game("order=\"0\" type=\"sudoku\"", "_"), "line 5, column ");
  }

  private static String fault(String kind) {
    try {
      FORMAT.read(game("order=\"9\" type=\"custom\" specific-type=\"" + kind + "\"", "_"));
      return "";
    } catch (IllegalArgumentException refused) {
      return refused.getMessage();
    }
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(FORMAT, game(PLAIN, "b_c"), "line 6, column 12: there are 3 values, and the 4x4");
    Told.fault(
        FORMAT, game(PLAIN, "_".repeat(15) + "."), "line 6, column 12: \".\" in place 16 is no");
    Told.fault(FORMAT, game(PLAIN, "_".repeat(15) + "a"), "line 6, column 12: \"a\" in place 16");
    Told.fault(FORMAT, game(PLAIN, "_".repeat(15) + "f"), "line 6, column 12: \"f\" in place 16");
    Told.fault(FORMAT, "<ksudoku>\n <game/>\n</ksudoku>", "line 3, column 11: the file has no");
    Told.fault(FORMAT, "<ksudoku-graph/>", "line 1, column ");
    Told.fault(FORMAT, "<!DOCTYPE ksudok[u>\n<ksudoku/>", "line ");
    Told.fault(FORMAT, "<ksudoku>" + "<a>".repeat(100), "line 1, column ");
    Told.fault(FORMAT, "<ksudoku><graph " + PLAIN + "/><values>&b;</values></ksudoku>", "line 1");
  }
}
