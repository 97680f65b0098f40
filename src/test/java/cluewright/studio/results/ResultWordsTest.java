package cluewright.studio.results;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ResultWordsTest {
  /** Such as a killer, whose cages are all that is given. */
  @ParameterizedTest
  @EnumSource
  void aPuzzleWithoutCluesIsNotSaidToHaveOne(Language language) {
    for (String key : new String[] {"results.clues", "results.tile-clues"}) {
      assertThat(Phrase.of(key, 0).in(language.locale())).doesNotContain("1");
      assertThat(Phrase.of(key, 1).in(language.locale())).contains("1");
    }
  }
}
