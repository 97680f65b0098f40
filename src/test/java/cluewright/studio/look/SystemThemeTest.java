package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The desktop's theme, from what its tools print. */
final class SystemThemeTest {

  /** A desktop whose programs print this, by their names or last arguments; others fail. */
  private static Optional<Theme> on(String system, Map<String, String> printed) {
    return new SystemTheme(
            system,
            (List<String> command) ->
                Optional.ofNullable(printed.get(command.get(0) + " " + last(command)))
                    .or(() -> Optional.ofNullable(printed.get(command.get(0)))))
        .read();
  }

  private static String last(List<String> command) {
    return command.get(command.size() - 1);
  }

  @Test
  void thePortalComesFirst() {
    assertThat(on("Linux", Map.of("gdbus", "(<<uint32 1>>,)\n", "gsettings", "'prefer-light'")))
        .contains(Theme.DARK);
    assertThat(on("Linux", Map.of("gdbus", "(<<uint32 2>>,)\n"))).contains(Theme.LIGHT);
  }

  @Test
  void withoutAPreferenceTheNameOfTheThemeTells() {
    Map<String, String> printed =
        Map.of(
            "gdbus", "(<<uint32 0>>,)",
            "gsettings color-scheme", "'default'",
            "gsettings gtk-theme", "'Adwaita-dark'");
    assertThat(on("Linux", printed)).contains(Theme.DARK);
  }

  @Test
  void whereNothingTellsThereIsNoAnswer() {
    assertThat(on("Linux", Map.of())).isEmpty();
    assertThat(on("Windows 11", Map.of())).isEmpty();
  }

  @Test
  void windowsAndMacTellInTheirOwnWay() {
    String value = "    AppsUseLightTheme    REG_DWORD    ";
    assertThat(on("Windows 11", Map.of("reg", value + "0x0"))).contains(Theme.DARK);
    assertThat(on("Windows 11", Map.of("reg", value + "0x1"))).contains(Theme.LIGHT);
    assertThat(on("Mac OS X", Map.of("defaults", "Dark\n"))).contains(Theme.DARK);
    assertThat(on("Mac OS X", Map.of())).contains(Theme.LIGHT);
  }

  @Test
  void aProgramThatIsNotThereAnswersNothing() {
    assertThat(Program.output(List.of("cluewright-has-no-such-program"))).isEmpty();
  }
}
