package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SpellingTest {
  private static final List<String> KNOWN = List.of("aic", "swordfish", "jellyfish");

  @ParameterizedTest
  @CsvSource({"AIC,aic", "aci,aic", "swordfihs,swordfish", "jelyfish,jellyfish", "ajc,aic"})
  void aMistypedWordIsTheNearestKnown(String typed, String meant) {
    assertThat(Spelling.likely(typed, KNOWN)).contains(meant);
    assertThat(Spelling.nearest(typed, KNOWN)).contains(meant);
  }

  @Test
  void aThirdOfTheLettersMayBeWrong() {
    assertThat(Spelling.likely("swordxxxh", KNOWN)).contains("swordfish");
    assertThat(Spelling.likely("swordxxxx", KNOWN)).isEmpty();
  }

  @Test
  void twoLettersOfAShortWordMayBeWrong() {
    assertThat(Spelling.likely("axx", KNOWN)).contains("aic");
    assertThat(Spelling.likely("xxx", KNOWN)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fish", "sword", "aicxyz", "xyzaic"})
  void aPartOfAWordIsNotTheWord(String typed) {
    assertThat(Spelling.likely(typed, KNOWN)).isEmpty();
  }

  @Test
  void whereNothingIsKnownNothingIsNear() {
    assertThat(Spelling.nearest("aic", List.of())).isEmpty();
  }
}
