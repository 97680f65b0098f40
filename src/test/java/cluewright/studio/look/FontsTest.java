package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No text that the studio has, and none that a Japanese designer types, shows boxes. */
final class FontsTest {
  private static final Charset JIS = Charset.forName("EUC-JP");

  static List<String> files() {
    return Fonts.FILES;
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyFontHasTheCharactersOfAllTexts(String file) throws Exception {
    Font font = font(file);
    try (Stream<Path> texts = Files.list(Path.of("assets", "texts"))) {
      for (Path text : texts.toList()) {
        assertThat(lacking(font, Files.readString(text).codePoints())).as("" + text).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyFontHasTheCharactersOfTheJapaneseStandard(String file) throws Exception {
    IntStream standard =
        IntStream.rangeClosed(0xA1, 0xF4)
            .filter(row -> row <= 0xA8 || row >= 0xB0)
            .flatMap(
                row -> IntStream.rangeClosed(0xA1, 0xFE).flatMap(cell -> character(row, cell)));
    assertThat(lacking(font(file), standard)).isEmpty();
  }

  /** The character at a place of JIS X 0208, if there is one. */
  private static IntStream character(int row, int cell) {
    String text = new String(new byte[] {(byte) row, (byte) cell}, JIS);
    return text.codePoints().filter(c -> c != 0xFFFD);
  }

  private static List<String> lacking(Font font, IntStream characters) {
    return characters
        .filter(c -> !Character.isISOControl(c) && !font.canDisplay(c))
        .mapToObj(Character::toString)
        .distinct()
        .toList();
  }

  private static Font font(String file) throws IOException, FontFormatException {
    try (InputStream in = FontsTest.class.getResourceAsStream(Fonts.FOLDER + file)) {
      return Font.createFont(Font.TRUETYPE_FONT, in);
    }
  }

  @Test
  void aFontThatIsMissingOrDamagedIsNoReasonToFail() {
    assertThat(Fonts.canLoad(Fonts.FOLDER + "none.ttf")).as("missing").isFalse();
    assertThat(Fonts.canLoad("/cluewright/assets/texts/files.properties")).as("no font").isFalse();
    assertThat(Fonts.canLoad(Fonts.FOLDER + Fonts.FILES.get(0))).isTrue();
  }
}
