package cluewright.print;

/** The inks that a page may use. */
public enum Colours {
  /** Shades of the one ink black, so that a page prints from a single plate. */
  BLACK,
  /** The colours of the studio's light theme. */
  THEME
}
