package cluewright.studio.look;

/** The theme that the user chose. */
public enum ThemeChoice {
  SYSTEM,
  LIGHT,
  DARK;

  /** The theme to use, given the system's. */
  public Theme under(Theme system) {
    return switch (this) {
      case SYSTEM -> system;
      case LIGHT -> Theme.LIGHT;
      case DARK -> Theme.DARK;
    };
  }

  /** The choice of exactly this theme, whatever the system's. */
  public static ThemeChoice of(Theme theme) {
    return theme == Theme.LIGHT ? LIGHT : DARK;
  }
}
