package cluewright.format.exchange.cells;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ConstraintTextTest {
  private static final ConstraintText TEXT = new ConstraintText();

  private static Puzzle puzzle(String text) {
    List<Item> items = TEXT.read(text);
    assertThat(items).hasSize(1);
    return ((Clues) items.get(0).content()).clues();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".Shape~6x6.Thermo~R1C1~R1C2 | 6x6+thermometer=r1c1r1c2",
        ".Cage~10~R1C1~R1C2.Cage~0~R2C1~R2C2 | 9x9+cage=r2c1r2c2+cage10=r1c1r1c2",
        ".Cage~3~R1C1~R1C2.Cage~7~R1C2~R1C3 | 9x9+cage3=r1c1r1c2+opencage7=r1c2r1c3+region=r1c2r1c3",
        ".PillArrow~2~R1C3~R1C2~R1C1 | 9x9+arrow2=r1c2r1c3r1c1",
        ".Whisper~R1C1~R1C2 | 9x9+whispers5=r1c1r1c2",
        ".WhiteDot~R1C1~R1C2~R2C2~R5C5 | 9x9+consecutive=r1c1r1c2+consecutive=r1c2r2c2",
        ".GreaterThan~R2C2~R2C1~R1C2 | 9x9+less=r1c2r2c2+less=r2c1r2c2",
        ".Sandwich~17~R5 | 9x9+sandwich17=r5c1r5c2r5c3r5c4r5c5r5c6r5c7r5c8r5c9",
        ".Shape~4x4.Skyscraper~C1~1~2 | 4x4+skyscraper1=r1c1r2c1r3c1r4c1+skyscraper2=r4c1r3c1r2c1r1c1",
        ".Shape~6x6.LittleKiller~8~R1C4 | 6x6+littlekiller8=r1c4r2c3r3c2r4c1",
        ".Shape~6x6.LittleKiller~9~R3C1 | 6x6+littlekiller9=r3c1r4c2r5c3r6c4",
        ".Shape~6x6.LittleKiller~26~R5C6 | 6x6+littlekiller26=r5c6r4c5r3c4r2c3r1c2",
        ".Shape~6x6.LittleKiller~17~R6C2 | 6x6+littlekiller17=r6c2r5c3r4c4r3c5r2c6",
        ".Quad~R1C1~1~3~5 | 9x9+quadruple135=r1c1r1c2r2c1r2c2",
        ".Diagonal~1.AntiKnight | 9x9+knight+rising",
        ".Shape~4x6.StrictXV | 4x6+allxv",
        ".NoBoxes.Shape~6x6.X~R1C1~R1C2 | 6x6-latin+x=r1c1r1c2",
        ".Shape~4x4.Jigsaw~1122112233443344.NoBoxes.V~R1C1~R1C2 | 4x4+v=r1c1r1c2",
        ".Shape~4x4~0-3.Diagonal~-1 | 4x4~0+falling",
        ".~R1C1_1_3.AntiKing | 9x9+king+candidates5=r1c1"
      })
  void aStringIsABoard(String text, String name) {
    assertThat(puzzle(text).board()).isEqualTo(Boards.named(name).orElseThrow());
  }

  @Test
  void givensAreClues() {
    assertThat(puzzle(".Shape~4x4.~R2C3_4.~R1C1_2~R4C4_1").line()).isEqualTo("2.....4........1");
    assertThat(puzzle(".Shape~4x4~0-3.~R2C3_0").line()).isEqualTo("......0.........");
  }

  @Test
  void aLineMayHaveANameAndASolution() {
    assertThat(TEXT.read("one\t.Shape~4x4.AntiKing\t1234\n\ntwo\t.Shape~4x4\t\n")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {".Shape~4x4", ".Or.Thermo~R1C1~R1C2.End", "..Cage~3~R1C1~R1C2", ".X~R1C1~R1C2"})
  void itIsKnownByItsBeginning(String text) {
    assertThat(TEXT.isLikely(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"..E..K..MI....P.K....P", "1.3.5", "", ".X.", "heart"})
  void otherTextsAreNone(String text) {
    assertThat(TEXT.isLikely(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".Shape~9x9.LookAndSay~15~R1C1~R2C1 | line 1, column 12: | LookAndSay",
        ".Thermo~R1C1~R9Z1 | line 1, column 2: | Thermo",
        ".Thermo~R1C1~R1C1 | line 1, column 2: | Thermo",
        ".Shape~9x9~0-8.NumberedRoom~C1~1~6 | line 1, column 16: | NumberedRoom",
        ".Shape~9x9~0-8.Skyscraper~C1~1~6 | line 1, column 16: | Skyscraper",
        ".~R1C1_10 | line 1, column 2: | ~"
      })
  void whatIsNotKnownIsNamedWithItsPlace(String text, String place, String name) {
    assertThatThrownBy(() -> TEXT.read(text))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(place)
        .hasMessageContaining(name);
  }
}
