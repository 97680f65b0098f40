package cluewright.format.exchange.table;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words in tables: no spreadsheet runs them, and they come back as they were. */
final class HarmlessFieldTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4..........2.");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=HYPERLINK(\"http://a.b\")",
        "+1",
        "-1",
        "@SUM(A1)",
        "'=1",
        "''+",
        "\uFF1D1",
        "a;=1",
        "'t",
        "a\tb",
        "a\rb",
        "\u0007",
        "\u001B[31m",
        "\\u0007",
        "\\u005cu0007",
        "\\u0041",
        "\u0085"
      })
  void wordsComeBackAndAreNoFormula(String words) {
    Item item = Item.of(PUZZLE).with(Metadata.of("x" + words, words));
    String table = new CsvTable().write(List.of(item));

    assertThat(new CsvTable().read(table)).isEqualTo(new CsvTable().kept(List.of(item)));
    assertThat(table.lines().skip(1).flatMap(row -> List.of(row.split("[,;]")).stream()))
        .noneMatch(field -> field.matches("\"?[=+\\-@\uFF1D].*") && !words.startsWith("a;"));
    assertThat(table.chars().filter(c -> c != '\n')).noneMatch(Character::isISOControl);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {"=1,'=1", "'=1,''=1", "Kite,Kite", "'t Hof,'t Hof", "1-2,1-2"})
  void onlyWhatWouldBeRunIsGuarded(String words, String field) {
    assertThat(HarmlessField.written(words)).isEqualTo(field);
    assertThat(HarmlessField.read(field)).isEqualTo(words);
  }

  @Test
  void whateverIsWrittenIsReadAgain() {
    Random random = new Random(5);
    String symbols = "='+-@\\u005c07\t\r\n\u0001a;";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder words = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        words.append(symbols.charAt(random.nextInt(symbols.length())));
      }
      assertThat(HarmlessField.read(HarmlessField.written(words.toString())))
          .isEqualTo(words.toString());
    }
  }
}
