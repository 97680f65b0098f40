package cluewright.studio.look;

/** The theme that a person wants. */
public enum ThemeChoice {
  SYSTEM,
  LIGHT,
  DARK;

  /** The theme to show, with a system that has another or the same. */
  public Theme under(Theme system) {
    return switch (this) {
      case SYSTEM -> system;
      case LIGHT -> Theme.LIGHT;
      case DARK -> Theme.DARK;
    };
  }

  /** Just this theme, whatever the system has. */
  public static ThemeChoice of(Theme theme) {
    return theme == Theme.LIGHT ? LIGHT : DARK;
  }
}
