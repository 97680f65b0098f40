package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it changes the language of the whole program")
final class LauncherTest {
  private final Locale ofThisMachine = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(ofThisMachine);
  }

  @Test
  void numbersAreWrittenAsInEnglishWhateverTheMachineSpeaks() {
    Locale.setDefault(Locale.forLanguageTag("ar-EG"));

    Launcher.main(new String[] {"--version"});

    assertThat(String.format("%,d and %.1f", 1234, 0.5)).isEqualTo("1,234 and 0.5");
  }
}
