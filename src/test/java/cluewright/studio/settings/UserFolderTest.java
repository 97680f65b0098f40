package cluewright.studio.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class UserFolderTest {
  private static final Path HOME = Path.of("home", "ada").toAbsolutePath();

  @Test
  void linuxKeepsItAmongItsUsersData() {
    assertThat(folder("Linux", Map.of())).isEqualTo(HOME.resolve(".local/share/cluewright"));
  }

  @Test
  void aSetDataFolderIsUsedUnlessItIsRelativeWhichTheStandardForbids() {
    Path data = HOME.resolve("data");
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", data.toString())))
        .isEqualTo(data.resolve("cluewright"));
    assertThat(folder("Linux", Map.of("XDG_DATA_HOME", "data")))
        .isEqualTo(HOME.resolve(".local/share/cluewright"));
  }

  @Test
  void otherSystemsHaveTheirOwnPlace() {
    assertThat(folder("Mac OS X", Map.of()))
        .isEqualTo(HOME.resolve("Library/Application Support/cluewright"));
    Path roaming = HOME.resolve("AppData");
    assertThat(folder("Windows 11", Map.of("APPDATA", roaming.toString())))
        .isEqualTo(roaming.resolve("cluewright"));
  }

  private static Path folder(String system, Map<String, String> environment) {
    return UserFolder.of(system, HOME, environment).path();
  }
}
