package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HodokuFormatTest {
  private static final Format HODOKU = new HodokuFormat();

  private static final String LINE =
      ":0002:1:74..+2+9..6+3+9.8..2..+28.3+7.+945.+2..651......+9+3.+2...328....63...7.9+2.+79+6.2"
          + "...5+1+2+9+3+8+764:118 123 125 126 185::175:";

  @Test
  void aCaseOfALibraryIsAPosition() {
    List<Item> items = HODOKU.read(LINE);

    assertThat(Told.puzzle(items).clues().line()).startsWith("74......6...8..2...8.3");
    assertThat(Told.position(items).placements().line()).startsWith("74..29..639.8..2..28.37.945");
    assertThat(Told.position(items).hasCandidate(Boards.NINE.cell(0, 7), 1)).isFalse();
    assertThat(Formats.of("# a library\n\n" + LINE)).isInstanceOf(HodokuFormat.class);
  }

  @Test
  void aPositionIsWrittenAsHodokuCopiesIt() {
    String text = HODOKU.write(HODOKU.read(LINE));

    assertThat(text).startsWith(":0000:x:74..+2+9..6+3+9.8..2").endsWith(":::\n");
    assertThat(HODOKU.read(text)).isEqualTo(HODOKU.read(LINE));
  }

  @Test
  void severalLinesAreSeveralPuzzles() {
    assertThat(HODOKU.read(LINE + "\n# and again\n" + LINE + "\n")).hasSize(2);
  }

  @Test
  void aLineWithoutAPositionIsAPuzzle() {
    assertThat(Told.puzzle(HODOKU.read(":0000:x:1" + ".".repeat(80) + "::::")).position())
        .isEmpty();
  }

  @Test
  void aFaultIsNamedWithItsPlace() {
    Told.fault(HODOKU, ":0000:x:1..::", "line 1, column 14: 5 colons found");
    Told.fault(HODOKU, "\n:0000:x:1..::::", "line 2, column 12: 3 cells found, expected 81");
    Told.fault(
        HODOKU, ":0000:x:1..k::::", "line 1, column 12: \"k\" is not a digit of the 9x9 board");
    Told.fault(
        HODOKU,
        ":0000:x:" + ".".repeat(81) + ":11:::",
        "line 1, column 91: \"11\" is not a candidate: write digit, row and column");
    Told.fault(
        HODOKU,
        ":0000:x:11" + ".".repeat(79) + "::::",
        "line 1, column 9: row 1 holds 1 twice, in r1c1 and r1c2: correct one of them");
    Told.fault(HODOKU, "# nothing\n", "line 1, column 1: there is no case");
  }
}
