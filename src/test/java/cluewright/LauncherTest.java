package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Language;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("it changes the language of the whole program")
final class LauncherTest {
  private final Locale ofThisMachine = Locale.getDefault();
  private final Locale shownHere = Locale.getDefault(Locale.Category.DISPLAY);
  private final Locale writtenHere = Locale.getDefault(Locale.Category.FORMAT);

  @AfterEach
  void restore() {
    Locale.setDefault(ofThisMachine);
    Locale.setDefault(Locale.Category.DISPLAY, shownHere);
    Locale.setDefault(Locale.Category.FORMAT, writtenHere);
  }

  /** The JVM calls the locales C and POSIX {@code en}, and what it does not know {@code und}. */
  @ParameterizedTest
  @CsvSource({
    "de-DE, GERMAN",
    "de-AT, GERMAN",
    "ja-JP, JAPANESE",
    "fr-FR, ENGLISH",
    "en, ENGLISH",
    "und, ENGLISH"
  })
  void theStudioStartsInTheLanguageOfTheSystemAndTheCommandLineStaysEnglish(
      String system, Language first) {
    Locale.setDefault(Locale.forLanguageTag(system));

    Launcher.main(new String[] {"--version"});

    assertThat(Language.ofSystem()).isEqualTo(first);
    assertThat(Locale.getDefault()).isEqualTo(Locale.ENGLISH);
    assertThat(Locale.getDefault(Locale.Category.FORMAT)).isEqualTo(Locale.ENGLISH);
    assertThat(Phrase.of("commands.undo-nothing")).hasToString("Undo");
  }

  @Test
  void numbersAreWrittenAsInEnglishWhateverTheMachineSpeaks() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));

    Launcher.main(new String[] {"--version"});

    assertThat(String.format("%,d and %.1f", 1234, 0.5)).isEqualTo("1,234 and 0.5");
  }
}
