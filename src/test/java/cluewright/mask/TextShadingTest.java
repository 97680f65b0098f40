package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.mask.Typefaces.Weight;
import cluewright.model.Boards;
import cluewright.model.Mask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TextShadingTest {
  private static Mask written(String text, Weight weight) {
    return TextShading.on(Boards.NINE, text, Typefaces.INTER, weight).orElseThrow().mask(0.5);
  }

  @Test
  void aLetterReachesAllFourEdgesAndKeepsItsMirror() {
    Mask letter = written("H", Weight.BOLD);
    assertThat(letter.clues().contains(0) && letter.clues().contains(8)).isTrue();
    assertThat(letter.clues().contains(72) && letter.clues().contains(80)).isTrue();
    assertThat(letter.contains(4)).isFalse();
    assertThat(letter.contains(40)).isTrue();
  }

  @Test
  void boldStrokesCoverMore() {
    assertThat(written("R", Weight.BOLD).size()).isGreaterThan(written("R", Weight.REGULAR).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "Ä", "42", "日", "λx", "Я", "abc"})
  void anyScriptOfTheFontCanBeWritten(String text) {
    assertThat(TextShading.missing(text, Typefaces.INTER)).isEmpty();
    assertThat(written(text, Weight.BOLD).size()).isBetween(10, 70);
  }

  @Test
  void aCharacterThatTheFontLacksIsNamed() {
    assertThat(TextShading.missing("A𓀀", Typefaces.INTER)).contains("𓀀");
  }

  @Test
  void nothingDrawnIsNoMask() {
    assertThat(TextShading.on(Boards.NINE, " ", Typefaces.INTER, Weight.BOLD)).isEmpty();
  }
}
