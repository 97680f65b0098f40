package cluewright.phrase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;

final class PhraseTest {
  @Test
  void aPhraseSpeaksEachLanguageAndEnglishByItself() {
    Phrase undo = Phrase.of("commands.undo-nothing");
    assertThat(undo).hasToString("Undo");
    assertThat(undo.in(Locale.GERMAN)).isEqualTo("Rückgängig");
    assertThat(undo.in(Locale.JAPANESE)).isEqualTo("元に戻す");
  }

  @Test
  void aPhraseInsideAPhraseSpeaksTheSameLanguage() {
    Phrase act = Phrase.of("commands.undo-act", Phrase.of("commands.hint"));
    assertThat(act).hasToString("Undo Hint");
    assertThat(act.in(Locale.GERMAN)).isEqualTo("Rückgängig: Tipp");
  }

  @Test
  void digitsAreWrittenAsTheSpeakerWantsHoweverDeepTheyStand() {
    Phrase three = Phrase.digit(3, "3");
    Phrase chain = Phrase.together(List.of("r1c2(", three, ")"));
    Phrase whole = Phrase.list(List.of(three, chain, "3"));
    assertThat(whole).hasToString("3, r1c2(3) and 3");
    assertThat(whole.in(Locale.GERMAN, (digit, usual) -> "x" + digit))
        .isEqualTo("x3, r1c2(x3) und 3");
    assertThat(three).isEqualTo(Phrase.digit(3, "3")).isNotEqualTo(Phrase.digit(4, "4"));
  }

  @Test
  void listsAreJoinedAsEachLanguageDoesIt() {
    Phrase list = Phrase.list(List.of("r1c1", "r2c2", "r3c3"));
    assertThat(list).hasToString("r1c1, r2c2 and r3c3");
    assertThat(list.in(Locale.GERMAN)).isEqualTo("r1c1, r2c2 und r3c3");
    assertThat(list.in(Locale.JAPANESE)).isEqualTo("r1c1、r2c2とr3c3");
    assertThat(Phrase.list(List.of())).isEqualTo(Phrase.NOTHING);
    assertThat(Phrase.list(List.of("r1c1"))).hasToString("r1c1");
  }

  @Test
  void sentencesThatSayNothingLeaveNoGap() {
    Phrase one = Phrase.verbatim("One.");
    assertThat(Phrase.sentences(Phrase.NOTHING, one, Phrase.NOTHING, Phrase.verbatim("Two.")))
        .hasToString("One. Two.");
    assertThat(Phrase.sentences(Phrase.NOTHING)).isEqualTo(Phrase.NOTHING);
  }

  @Test
  void whatIsVerbatimMayHoldWhatPatternsGiveAMeaning() {
    assertThat(Phrase.verbatim("it's {0}")).hasToString("it's {0}");
  }

  @Test
  void anUnknownKeyIsAnErrorAndNotAnEmptyText() {
    Phrase unknown = Phrase.of("commands.no-such-entry");
    assertThatThrownBy(unknown::toString).isInstanceOf(MissingResourceException.class);
    assertThatThrownBy(() -> unknown.in(Locale.GERMAN))
        .isInstanceOf(MissingResourceException.class);
    assertThatThrownBy(() -> Phrase.of("commands")).hasMessageContaining("commands");
  }

  @Test
  void aMissingEntryIsToldByItsNameAndItsFile() {
    assertThatThrownBy(Phrase.of("strategies.name-no-strategy")::toString)
        .hasMessage("no entry name-no-strategy in assets/texts/strategies.properties");
    assertThatThrownBy(() -> Phrase.of("no-such-file.entry").in(Locale.JAPANESE))
        .hasMessage("no entry entry in assets/texts/no-such-file.properties");
  }
}
