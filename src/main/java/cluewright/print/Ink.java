package cluewright.print;

/** Shades of the one ink that is used: black, so that a page prints from a single plate. */
enum Ink {
  BLACK(0),
  /** For what is read second: the author, the digits that are found. */
  SOFT(0.42),
  /** For the footer. */
  QUIET(0.5),
  /** For lines between cells of one box. */
  HAIR(0.45);

  private final double grey;

  Ink(double grey) {
    this.grey = grey;
  }

  /** 0 is black, 1 is white. */
  double grey() {
    return grey;
  }
}
