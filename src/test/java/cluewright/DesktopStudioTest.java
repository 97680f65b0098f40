package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

final class DesktopStudioTest {

  private static boolean hasDisplay(String system, Map<String, String> environment) {
    Properties properties = new Properties();
    properties.setProperty("os.name", system);
    return DesktopStudio.hasDisplay(properties, environment);
  }

  @Test
  void linuxNeedsAVariableThatNamesTheDisplay() {
    assertThat(hasDisplay("Linux", Map.of())).isFalse();
    assertThat(hasDisplay("Linux", Map.of("DISPLAY", " "))).isFalse();
    assertThat(hasDisplay("Linux", Map.of("DISPLAY", ":0"))).isTrue();
    assertThat(hasDisplay("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isTrue();
    assertThat(hasDisplay("Mac OS X", Map.of())).isTrue();
  }

  @Test
  void aPlatformOfItsOwnNeedsNone() {
    Properties properties = new Properties();
    properties.setProperty("os.name", "Linux");
    properties.setProperty("glass.platform", "Monocle");

    assertThat(DesktopStudio.hasDisplay(properties, Map.of())).isTrue();
  }

  @Test
  void missingLibrariesAreToldFromFaultsOfTheStudio() {
    assertThat(DesktopStudio.isOfTheDesktop(new UnsatisfiedLinkError("libgtk-3.so.0"))).isTrue();
    assertThat(
            DesktopStudio.isOfTheDesktop(
                new RuntimeException(new UnsupportedOperationException("Unable to open DISPLAY"))))
        .isTrue();
    assertThat(
            DesktopStudio.isOfTheDesktop(
                new UnsupportedOperationException("Unable to load glass GTK library.")))
        .isTrue();
    assertThat(
            DesktopStudio.isOfTheDesktop(
                new RuntimeException("Exception in Application start method", new Error("x"))))
        .isFalse();
  }
}
