package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.settings.Settings;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import java.nio.file.Path;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The language at the start, by what the system speaks and what was chosen by hand. */
final class PreferencesTest {
  @TempDir private Path folder;

  private Texts start(Language ofTheSystem) {
    Settings settings =
        Settings.of(
            new UserFolder(folder), new Background(Runnable::run, Runnable::run), trouble -> {});
    Texts texts = new Texts(ofTheSystem);
    Preferences.join(
        settings,
        new Appearance(),
        texts,
        new SimpleBooleanProperty(true),
        new SimpleBooleanProperty());
    return texts;
  }

  @Test
  void theLanguageFollowsTheSystemUntilOneIsChosen() {
    start(Language.GERMAN);
    assertThat(start(Language.JAPANESE).language.get()).isEqualTo(Language.JAPANESE);
  }

  @Test
  void aLanguageChosenByHandWinsOverTheSystems() {
    start(Language.GERMAN).language.set(Language.ENGLISH);
    assertThat(start(Language.GERMAN).language.get()).isEqualTo(Language.ENGLISH);
    assertThat(start(Language.JAPANESE).language.get()).isEqualTo(Language.ENGLISH);
  }
}
