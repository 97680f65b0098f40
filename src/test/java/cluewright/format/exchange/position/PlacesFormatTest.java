package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.cells.LineFormat;
import cluewright.format.exchange.cells.SdmFormat;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlacesFormatTest {
  private static final Format PLACES = new PlacesFormat();
  private static final String ALL = "123456789";

  @Test
  void nineCharactersACellShowItsCandidates() {
    List<Item> items = PLACES.read("1........" + ALL.repeat(80));

    assertThat(Told.position(items).placed(0)).isZero();
    assertThat(Told.position(items).candidates(0)).isEqualTo(1);
  }

  @Test
  void aDigitIsPlacedWhereNoPeerHasIt() {
    Format line = new LineFormat();
    List<Item> clues = line.read("1" + ".".repeat(80));
    String text = PLACES.write(clues);

    assertThat(text).hasSize(730).startsWith("1.........23456789");
    assertThat(PLACES.read(text)).isEqualTo(clues);
    assertThat(GridState.initial(Told.puzzle(clues).clues()).candidates(1)).isEqualTo(0b111111110);
  }

  @Test
  void zeroesAndLineEndsAreFine() {
    String text = "020000000" + ("\n" + ALL).repeat(80);

    assertThat(Formats.of(text)).isInstanceOf(PlacesFormat.class);
    assertThat(Told.position(PLACES.read(text)).candidates(0)).isEqualTo(0b10);
  }

  /** No digit is placed that could have eliminated one: the grid is a Sukaku. */
  @Test
  void candidatesAreGivenWhereEachCellHasSeveral() {
    List<Item> items = PLACES.read("12......." + ALL.repeat(79) + ".....6.89");

    assertThat(Told.puzzle(items).clues())
        .isEqualTo(
            Puzzle.empty(Boards.named("9x9+candidates3=r1c1+candidates416=r9c9").orElseThrow()));
  }

  /** Where a clue, a single candidate or another rule would be read as something else, not. */
  @Test
  void aSukakuIsWrittenAndReadAgain() {
    String name = "9x9+candidates3=r1c1+candidates416=r9c9";
    List<Item> sukaku = sukaku(name);
    for (Format format : List.of(PLACES, new MarksFormat())) {
      assertThat(format.refusal(sukaku)).isEmpty();
      assertThat(format.kept(sukaku)).isEqualTo(sukaku);
      assertThat(format.read(format.write(sukaku))).isEqualTo(sukaku);
      assertThat(format.refusal(sukaku("9x9+candidates1=r1c1"))).isPresent();
      assertThat(format.refusal(sukaku("9x9+x+candidates3=r1c1"))).isPresent();
      assertThat(format.refusal(sukaku("9x9+odd=r2c2+candidates3=r1c1"))).isPresent();
      Puzzle clue = Told.puzzle(sukaku).clues().with(40, 5);
      assertThat(format.refusal(List.of(Item.of(clue)))).isPresent();
    }
  }

  private static List<Item> sukaku(String board) {
    return List.of(Item.of(Puzzle.empty(Boards.named(board).orElseThrow())));
  }

  @Test
  void nineCompleteLinesAreNotCandidates() {
    String grids =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

    assertThat(Formats.of(grids.repeat(9))).isInstanceOf(SdmFormat.class);
    assertThat(Formats.read(grids.repeat(9))).hasSize(9);
  }

  @Test
  void aFaultIsNamedWithItsPlace() {
    Told.fault(PLACES, ALL.repeat(80), "line 1, column 721: 720 characters found, expected 729");
    Told.fault(PLACES, ALL.repeat(82), "line 1, column 730: 730 characters found, expected 729");
    Told.fault(
        PLACES,
        ALL + "\n2" + ALL.repeat(80),
        "line 2, column 1: \"2\" is out of place in r1c2: write 1 here");
    Told.fault(
        PLACES, ".".repeat(9) + ALL.repeat(80), "line 1, column 9: r1c1 has no candidate left");
  }
}
