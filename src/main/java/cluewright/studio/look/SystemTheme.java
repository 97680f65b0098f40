package cluewright.studio.look;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The desktop's theme, obtained from its own tools, since JavaFX 21 does not know it.
 *
 * <p>On Linux first the portal that all desktops share, then what GNOME keeps, then the name of the
 * GTK theme; on Windows the registry; on macOS the defaults, which have no entry while it is light.
 * It runs programs, so never ask on the UI thread.
 */
public final class SystemTheme {
  private static final List<String> PORTAL =
      List.of(
          "gdbus",
          "call",
          "--session",
          "--dest",
          "org.freedesktop.portal.Desktop",
          "--object-path",
          "/org/freedesktop/portal/desktop",
          "--method",
          "org.freedesktop.portal.Settings.Read",
          "org.freedesktop.appearance",
          "color-scheme");
  private static final List<String> GNOME =
      List.of("gsettings", "get", "org.gnome.desktop.interface", "color-scheme");
  private static final List<String> GTK =
      List.of("gsettings", "get", "org.gnome.desktop.interface", "gtk-theme");
  private static final List<String> REGISTRY =
      List.of(
          "reg",
          "query",
          "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
          "/v",
          "AppsUseLightTheme");
  private static final List<String> DEFAULTS =
      List.of("defaults", "read", "-g", "AppleInterfaceStyle");

  private final String system;
  private final Function<List<String>, Optional<String>> ask;

  /**
   * The theme of a system.
   *
   * @param system its name, as Java tells it
   * @param ask runs a program and gives what it printed; empty if it failed
   */
  public SystemTheme(String system, Function<List<String>, Optional<String>> ask) {
    this.system = system.toLowerCase(Locale.ROOT);
    this.ask = ask;
  }

  /** The current theme; empty if the desktop does not tell. */
  public Optional<Theme> read() {
    if (system.startsWith("windows")) {
      return ask.apply(REGISTRY)
          .flatMap(words -> either(words.contains("0x0"), words.contains("0x1")));
    }
    if (system.startsWith("mac")) {
      return Optional.of(
          ask.apply(DEFAULTS).filter(words -> words.contains("Dark")).isPresent()
              ? Theme.DARK
              : Theme.LIGHT);
    }
    return Stream.<Function<SystemTheme, Optional<Theme>>>of(
            SystemTheme::portal, SystemTheme::gnome, SystemTheme::gtk)
        .flatMap(source -> source.apply(this).stream())
        .findFirst();
  }

  /** The desktop portal's preference: 1 is dark, 2 light; with 0 others may be asked. */
  private Optional<Theme> portal() {
    return ask.apply(PORTAL)
        .flatMap(words -> either(words.contains("uint32 1"), words.contains("uint32 2")));
  }

  private Optional<Theme> gnome() {
    return ask.apply(GNOME)
        .flatMap(words -> either(words.contains("prefer-dark"), words.contains("prefer-light")));
  }

  private Optional<Theme> gtk() {
    return ask.apply(GTK)
        .map(words -> words.toLowerCase(Locale.ROOT))
        .flatMap(words -> either(words.contains("dark"), !words.isBlank()));
  }

  private static Optional<Theme> either(boolean isDark, boolean isLight) {
    if (isDark) {
      return Optional.of(Theme.DARK);
    }
    return isLight ? Optional.of(Theme.LIGHT) : Optional.empty();
  }
}
