package cluewright.studio.settings;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.phrase.Phrase;
import cluewright.studio.Damage;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The studio's memory, without a window. */
final class SettingsTest {
  private static final Setting<Integer> SCALE = Setting.number("scale", 100);
  private static final Setting<List<String>> RECENT = Setting.texts("recent");

  @TempDir Path folder;
  private final List<Phrase> troubles = new ArrayList<>();

  private Settings settings() {
    return Settings.of(
        new UserFolder(folder.resolve("home")),
        new Background(Runnable::run, Runnable::run),
        troubles::add);
  }

  private Path file() {
    return folder.resolve("home").resolve("settings.json");
  }

  private void given(String text) throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), text);
  }

  @Test
  void whatWasNeverSetIsTheStandardAndWritesNothing() {
    assertThat(settings().property(SCALE).get()).isEqualTo(100);
    assertThat(file()).doesNotExist();
  }

  @Test
  void whatIsSetIsThereAtTheNextStart() {
    Settings first = settings();
    first.property(SCALE).set(150);
    first.property(RECENT).set(List.of("heart.cluewright", "月.cluewright"));
    Settings second = settings();
    assertThat(second.property(SCALE).get()).isEqualTo(150);
    assertThat(second.property(RECENT).get()).containsExactly("heart.cluewright", "月.cluewright");
    assertThat(troubles).isEmpty();
  }

  @Test
  void whatAnotherVersionOrAnotherWindowWroteStays() throws IOException {
    given("{\"later\": {\"a\": 1}, \"scale\": 110}");
    Settings one = settings();
    Settings other = settings();
    other.property(RECENT).set(List.of("x"));
    one.property(SCALE).set(125);
    assertThat(Files.readString(file())).contains("\"later\"").contains("\"x\"").contains("125");
  }

  @Test
  void nonsenseInOneFieldLeavesTheOthers() throws IOException {
    given("{\"scale\": \"big\", \"recent\": [\"a\", 7]}");
    assertThat(settings().property(SCALE).get()).isEqualTo(100);
    assertThat(settings().property(RECENT).get()).containsExactly("a");
  }

  @Test
  void aBrokenFileIsSetAsideAndSaid() throws IOException {
    given("{\"scale\": 1");
    Settings settings = settings();
    settings.property(SCALE).set(175);
    assertThat(troubles).singleElement().asString().contains("settings-broken-1.json");
    assertThat(folder.resolve("home/settings-broken-1.json")).hasContent("{\"scale\": 1");
    assertThat(settings().property(SCALE).get()).isEqualTo(175);
  }

  @ParameterizedTest
  @EnumSource
  void whateverStandsInItsPlaceIsSaidAndTheStandardHolds(Damage damage) throws IOException {
    Files.createDirectories(file().getParent());
    damage.at(file());
    Settings settings = settings();
    assertThat(settings.property(SCALE).get()).isEqualTo(100);
    boolean isLink = damage == Damage.LOOP || damage == Damage.DANGLING;
    assertThat(troubles).hasSize(isLink ? 0 : 1);
  }

  @ParameterizedTest
  @EnumSource(names = {"NO_TEXT", "NUL", "HUGE"})
  void whatIsNoTextOrTooLongIsSetAsideLikeABrokenFile(Damage damage) throws IOException {
    Files.createDirectories(file().getParent());
    damage.at(file());
    settings().property(SCALE).set(175);
    assertThat(folder.resolve("home/settings-broken-1.json")).exists();
    assertThat(settings().property(SCALE).get()).isEqualTo(175);
  }

  @Test
  void aFolderThatCannotBeMadeIsSaidAndTheSettingHoldsUntilTheEnd() throws IOException {
    Files.writeString(folder.resolve("home"), "a file in the way");
    Settings settings = settings();
    settings.property(SCALE).set(125);
    assertThat(settings.property(SCALE).get()).isEqualTo(125);
    assertThat(troubles).singleElement().asString().contains("last until the window closes");
  }

  @Test
  void nothingElseIsLeftInTheFolder() throws IOException {
    settings().property(SCALE).set(125);
    try (Stream<Path> files = Files.list(file().getParent())) {
      assertThat(files).containsExactly(file());
    }
  }

  @Test
  void thePlaceOfTheWindowIsRemembered() {
    WindowPlace place =
        new WindowPlace(new Rectangle2D(-1000, 100, 1200, 800), WindowPlace.State.MAXIMISED);
    settings().property(WindowPlace.SETTING).set(Optional.of(place));
    assertThat(settings().property(WindowPlace.SETTING).get()).contains(place);
  }

  @Test
  void aHomeThatCannotBeWrittenIsSaidOnceUntilItCan() throws IOException {
    Path home = folder.resolve("home");
    Files.writeString(home, "a file where the folder should be");
    Settings settings = settings();
    settings.property(SCALE).set(150);
    settings.property(SCALE).set(175);
    settings.close();
    assertThat(troubles).hasSize(1);
    assertThat(settings.property(SCALE).get()).as("it works all the same").isEqualTo(175);
    Files.delete(home);
    settings.property(SCALE).set(200);
    assertThat(settings().property(SCALE).get()).isEqualTo(200);
  }
}
