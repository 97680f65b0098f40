package cluewright.print;

/** The inks available to a page. */
public enum Colours {
  /** Shades of black alone, so that a page needs a single printing plate. */
  BLACK,
  /** The colours of the studio's light theme. */
  THEME
}
