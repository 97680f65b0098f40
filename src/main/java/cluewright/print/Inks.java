package cluewright.print;

/** The inks of a picture. */
public enum Inks {
  /** The colours of the studio's light theme. */
  COLOUR,
  /** Black and its shades. */
  GREY,
  /** Black alone: each dot is black or white. */
  BLACK;

  public Colours colours() {
    return this == COLOUR ? Colours.THEME : Colours.BLACK;
  }
}
