package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCombination;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NamedKeysTest {

  @ParameterizedTest
  @CsvSource({
    "ENGLISH, Ctrl+Shift+X, Ctrl+Shift+X",
    "ENGLISH, Ctrl+Page Up, Ctrl+Page Up",
    "ENGLISH, Esc, Esc",
    "ENGLISH, Alt+Shift+Up, Alt+Shift+↑",
    "GERMAN, Ctrl+Page Up, Strg+Bild auf",
    "GERMAN, Ctrl+Page Down, Strg+Bild ab",
    "GERMAN, Ctrl+Shift+Delete, Strg+Umschalt+Entf",
    "GERMAN, Alt+Home, Alt+Pos1",
    "GERMAN, F6, F6",
    "JAPANESE, Ctrl+Space, Ctrl+スペース",
    "JAPANESE, Esc, Esc"
  })
  void keysAreCalledAsTheKeyboardOfTheLanguageCallsThem(
      Language language, String keys, String name) {
    assertThat(NamedKeys.name(new Texts(language), KeyCombination.valueOf(keys))).isEqualTo(name);
  }
}
