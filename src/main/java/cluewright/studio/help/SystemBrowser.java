package cluewright.studio.help;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The desktop's browser, opened by the desktop's own tools. */
public final class SystemBrowser implements Browser {
  private final String system;
  private final Predicate<List<String>> start;

  /**
   * @param system its name, as Java tells it
   * @param start runs a program and tells whether it succeeded
   */
  public SystemBrowser(String system, Predicate<List<String>> start) {
    this.system = system.toLowerCase(Locale.ROOT);
    this.start = start;
  }

  @Override
  public boolean show(URI page) {
    return commands(page.toString()).anyMatch(start);
  }

  /** The commands to try, in order. */
  private Stream<List<String>> commands(String page) {
    if (system.startsWith("windows")) {
      return Stream.of(List.of("rundll32", "url.dll,FileProtocolHandler", page));
    }
    if (system.startsWith("mac")) {
      return Stream.of(List.of("open", page));
    }
    return Stream.of(
        List.of("xdg-open", page), List.of("gio", "open", page), List.of("x-www-browser", page));
  }
}
