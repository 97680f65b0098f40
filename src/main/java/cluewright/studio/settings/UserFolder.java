package cluewright.studio.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The folder for everything that belongs to the user rather than to a project: settings, shapes,
 * and copies of unsaved work. It is made when something is first written to it.
 */
public record UserFolder(Path path) {
  /** The system property that sets another folder. */
  public static final String PROPERTY = "cluewright.home";

  private static final String NAME = "cluewright";

  /** The folder by this system's conventions, or the one set by {@link #PROPERTY}. */
  public static UserFolder ofSystem() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .map(Path::of)
        .map(UserFolder::new)
        .orElseGet(
            () ->
                of(
                    System.getProperty("os.name"),
                    Path.of(System.getProperty("user.home")),
                    System.getenv()));
  }

  /** The folder on a given system, with its user's home and environment. */
  static UserFolder of(String system, Path home, Map<String, String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      return new UserFolder(at(environment, "APPDATA").orElse(home).resolve(NAME));
    }
    if (name.startsWith("mac")) {
      return new UserFolder(home.resolve("Library/Application Support").resolve(NAME));
    }
    Path shared = at(environment, "XDG_DATA_HOME").orElse(home.resolve(".local/share"));
    return new UserFolder(shared.resolve(NAME));
  }

  private static Optional<Path> at(Map<String, String> environment, String variable) {
    return Optional.ofNullable(environment.get(variable))
        .filter(text -> !text.isBlank())
        .map(Path::of)
        .filter(Path::isAbsolute);
  }

  /** A file or folder in it. */
  public Path resolve(String name) {
    return path.resolve(name);
  }
}
